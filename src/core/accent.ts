/** The papers of both themes a coloured word or button may lie on, as in `web/styles/tokens.css`; a test compares. */
export const papers = {
  light: { bg: '#fff8f1', surface: '#ffffff', blush: '#fde7db' },
  dark: { bg: '#1c110d', surface: '#2a1b15', blush: '#371f19' },
} as const
/** What stands on a button in that colour. */
export const buttonInk = { light: '#ffffff', dark: '#2b1306' } as const

/** Toasted caramel, as the site comes. */
export const usualAccent = '#a84f12'

/** The least contrast of text that WCAG 2.2 AA allows. */
const least = 4.5

/** The colours of whatever can be pressed, in both themes. */
interface Accent {
  day: string
  dayHover: string
  night: string
  nightHover: string
}

export type AccentOutcome = { ok: true; accent: Accent } | { ok: false; problem: string }

/** An owner's colour for the day, and a lighter one made from it for the night; refused where words in it could not be read. */
export function accentFrom(colour: string): AccentOutcome {
  if (!/^#[0-9a-f]{6}$/i.test(colour)) return { ok: false, problem: 'Choose a colour, such as #a84f12' }
  const day = colour.toLowerCase()
  for (const [paper, name] of [
    [papers.light.blush, 'Words in this colour on a tinted panel'],
    [buttonInk.light, 'White words on a button of this colour'],
  ] as const) {
    const measured = contrast(day, paper)
    if (measured < least) {
      const ratio = (Math.floor(measured * 100) / 100).toFixed(2)
      return { ok: false, problem: `${name} have a contrast of ${ratio} to 1; people need 4.5. Choose a darker one.` }
    }
  }
  const night = lightened(day)
  return {
    ok: true,
    accent: { day, dayHover: mix(day, '#000000', 0.14), night, nightHover: mix(night, '#ffffff', 0.25) },
  }
}

const isReadableAtNight = (colour: string) =>
  [papers.dark.bg, papers.dark.surface, papers.dark.blush, buttonInk.dark].every(
    // With room for the lighter shade under a pointer.
    (other) => contrast(colour, other) >= least + 0.5,
  )

/** White is mixed in until words in it, and the dark words on it, can be read at night; pure white always can. */
function lightened(day: string): string {
  const steps = Array.from({ length: 21 }, (_, step) => mix(day, '#ffffff', step / 20))
  return steps.find(isReadableAtNight) ?? '#ffffff'
}

function mix(one: string, other: string, share: number): string {
  const [from, to] = [channels(one), channels(other)]
  const mixed = from.map((value, index) => Math.round(value + ((to[index] ?? 0) - value) * share))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** As WCAG 2 defines it, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((value) => {
    const channel = value / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const channels = (hex: string) => [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16))
