/** Backgrounds of both themes. A test compares them with `web/styles/tokens.css`. */
export const papers = {
  light: { bg: '#fff8f1', surface: '#ffffff', blush: '#fde7db' },
  dark: { bg: '#1c110d', surface: '#2a1b15', blush: '#371f19' },
} as const
/** Text on a button in the accent color. */
export const buttonInk = { light: '#ffffff', dark: '#2b1306' } as const

/** The default, toasted caramel. */
export const usualAccent = '#a84f12'

/** The minimum text contrast for WCAG 2.2 AA. */
const minContrast = 4.5

/** Colors of links and buttons in both themes. */
interface Accent {
  day: string
  dayHover: string
  night: string
  nightHover: string
}

export type AccentOutcome = { ok: true; accent: Accent } | { ok: false; problem: string }

/**
 * Takes the owner's color for the light theme and lightens it for the dark one. Rejects colors with too little
 * contrast.
 */
export function accentFrom(color: string): AccentOutcome {
  if (!/^#[0-9a-f]{6}$/i.test(color)) return { ok: false, problem: 'Choose a color, such as #a84f12' }
  const day = color.toLowerCase()
  for (const [paper, name] of [
    [papers.light.blush, 'Text in this color on a tinted panel'],
    [buttonInk.light, 'White text on a button of this color'],
  ] as const) {
    const measured = contrast(day, paper)
    if (measured < minContrast) {
      const ratio = (Math.floor(measured * 100) / 100).toFixed(2)
      return {
        ok: false,
        problem: `${name} has a contrast of ${ratio} to 1. At least 4.5 is needed. Choose a darker color.`,
      }
    }
  }
  const night = lightened(day)
  return {
    ok: true,
    accent: { day, dayHover: mix(day, '#000000', 0.14), night, nightHover: mix(night, '#ffffff', 0.25) },
  }
}

const isReadableAtNight = (color: string) =>
  [papers.dark.bg, papers.dark.surface, papers.dark.blush, buttonInk.dark].every(
    // The margin leaves room for the lighter hover shade.
    (other) => contrast(color, other) >= minContrast + 0.5,
  )

/**
 * Mixes in white until the color is readable in the dark theme, as text and under dark button text. Pure white always
 * is.
 */
function lightened(day: string): string {
  const steps = Array.from({ length: 21 }, (_, step) => mix(day, '#ffffff', step / 20))
  return steps.find(isReadableAtNight) ?? '#ffffff'
}

function mix(one: string, other: string, share: number): string {
  const [from, to] = [channels(one), channels(other)]
  const mixed = from.map((value, index) => Math.round(value + ((to[index] ?? 0) - value) * share))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** Returns the WCAG 2 contrast ratio, from 1 to 21. */
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
