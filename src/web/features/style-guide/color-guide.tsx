import { GuideSection } from './guide-section.tsx'

const swatches = [
  { name: 'Cream', token: '--bg', className: 'bg-bg' },
  { name: 'Marshmallow', token: '--surface', className: 'bg-surface' },
  { name: 'Sugar', token: '--sunk', className: 'bg-sunk' },
  { name: 'Blush', token: '--blush', className: 'bg-blush' },
  { name: 'Rosewater', token: '--blush-deep', className: 'bg-blush-deep' },
  { name: 'Hairline', token: '--line', className: 'bg-line' },
  { name: 'Control edge', token: '--line-strong', className: 'bg-line-strong' },
  { name: 'Cocoa', token: '--ink', className: 'bg-ink' },
  { name: 'Milk cocoa', token: '--ink-soft', className: 'bg-ink-soft' },
  { name: 'Caramel', token: '--primary', className: 'bg-primary' },
  { name: 'Link', token: '--link', className: 'bg-link' },
  { name: 'Star', token: '--star', className: 'bg-star' },
  { name: 'Tile teal', token: '--focus', className: 'bg-focus' },
  { name: 'Raspberry', token: '--danger', className: 'bg-danger' },
  { name: 'Honey', token: '--honey', className: 'bg-linear-to-b from-honey to-honey-deep' },
  { name: 'Chocolate', token: '--cocoa', className: 'bg-cocoa' },
  { name: 'Clay table', token: '--table-clay', className: 'bg-table-clay lamplit' },
  { name: 'Teal table', token: '--table-teal', className: 'bg-table-teal lamplit' },
  { name: 'Honey table', token: '--table-honey', className: 'bg-table-honey lamplit' },
  { name: 'Plum table', token: '--table-plum', className: 'bg-table-plum lamplit' },
  { name: 'Sage table', token: '--table-sage', className: 'bg-table-sage lamplit' },
]

const tints = [
  { name: 'Mint', token: '--mint', className: 'bg-mint text-mint-ink', use: 'easy, success' },
  { name: 'Butter', token: '--butter', className: 'bg-butter text-butter-ink', use: 'medium, notice' },
  { name: 'Berry', token: '--berry', className: 'bg-berry text-berry-ink', use: 'hard, destructive' },
  { name: 'Plum', token: '--plum', className: 'bg-plum text-plum-ink', use: 'information' },
]

export function ColorGuide() {
  return (
    <GuideSection
      id="color"
      title="Color"
      note="Calm cream, and one caramel accent for everything you can press. The dark theme is a campfire."
    >
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(96px,1fr))] gap-4">
        {swatches.map((swatch) => (
          <li key={swatch.token}>
            <div className={`mb-2 h-18 rounded-mallow shadow-mallow ${swatch.className}`} />
            <strong className="block font-display text-[1rem] leading-[1.2] font-[560]">{swatch.name}</strong>
            <span className="text-micro text-ink-soft">{swatch.token}</span>
          </li>
        ))}
      </ul>
      <ul className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        {tints.map((tint) => (
          <li key={tint.token} className={`rounded-md px-5 py-4 ${tint.className}`}>
            <strong className="block font-display font-[560]">{tint.name}</strong>
            <span className="text-small">{tint.use}</span>
          </li>
        ))}
      </ul>
    </GuideSection>
  )
}
