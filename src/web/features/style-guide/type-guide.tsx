import { GuideSection } from './guide-section.tsx'

const steps = [
  { name: 'display', className: 'font-display text-display font-semibold', text: 'Warm from the oven' },
  { name: 'h1', className: 'font-display text-h1 font-semibold', text: 'Creamy Garlic Parmesan Pasta' },
  { name: 'h2', className: 'font-display text-h2 font-semibold', text: 'What are you in the mood for?' },
  { name: 'h3', className: 'font-display text-h3 font-[560]', text: 'Toast the marshmallows' },
  {
    name: 'lead',
    className: 'text-lead text-ink-soft',
    text: 'From quick weeknight dinners to dishes for special occasions.',
  },
  { name: 'body', className: 'text-body', text: 'Bring a large pan of water to a rolling boil and salt it well.' },
  { name: 'small', className: 'text-small', text: 'Includes ingredients, steps, times and the picture.' },
  { name: 'micro', className: 'text-micro font-semibold', text: 'Quick meals' },
]

export function TypeGuide() {
  return (
    <GuideSection
      id="type"
      title="Type"
      note="Fredoka for what is big, Figtree for what is read. Amounts stand in Figtree, where figures line up and fractions exist."
    >
      <dl className="grid gap-4">
        {steps.map((step) => (
          <div key={step.name} className="grid items-baseline gap-x-6 sm:grid-cols-[5rem_1fr]">
            <dt className="text-micro text-ink-soft">{step.name}</dt>
            <dd className={step.className}>{step.text}</dd>
          </div>
        ))}
        <div className="grid items-baseline gap-x-6 sm:grid-cols-[5rem_1fr]">
          <dt className="text-micro text-ink-soft">figures</dt>
          <dd className="tabular-nums">
            0.5 tsp, ½ cup, <span className="[font-feature-settings:'frac']">1⁄3</span> cup, 180 g
          </dd>
        </div>
      </dl>
    </GuideSection>
  )
}
