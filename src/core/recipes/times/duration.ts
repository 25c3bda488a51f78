import { minutesInWords } from './duration-words.ts'

/**
 * Parses durations to minutes: ISO 8601 (also sloppy, such as "PT1H30"), clock times, free text in many languages,
 * numbers (minutes), lists and `{ minValue, maxValue }`. A range counts as its upper end, so that cooks plan enough
 * time. Zero means "not stated", because exporters write PT0S for an empty field.
 */
export function parseDuration(value: unknown): number | null {
  return parseAtDepth(value, 0)
}

/**
 * Parses nested values. Three levels cover every known shape (a list of ranges of values). The limit stops on cyclic
 * data.
 */
function parseAtDepth(value: unknown, depth: number): number | null {
  if (typeof value === 'number') return sensible(value)
  if (typeof value === 'string') return parseText(value)
  if (typeof value !== 'object' || value === null || depth > 2) return null
  const range = value as Record<string, unknown>
  const candidates = Array.isArray(value)
    ? value.slice(0, 20)
    : [range['maxValue'], range['value'], range['@value'], range['minValue'], range['name']]
  for (const candidate of candidates) {
    const minutes = parseAtDepth(candidate, depth + 1)
    if (minutes !== null) return minutes
  }
  return null
}

/** No recipe takes longer than a year. Larger values mean the field held something else. */
const longestMinutes = 366 * 24 * 60

function sensible(minutes: number): number | null {
  const whole = Math.round(minutes)
  return Number.isFinite(minutes) && whole > 0 && whole <= longestMinutes ? whole : null
}

function parseText(text: string): number | null {
  const trimmed = text.slice(0, 300).trim()
  const iso = isoPattern.exec(trimmed)
  return iso ? isoMinutes(iso) : (parseClock(trimmed) ?? sensible(minutesInWords(trimmed) ?? 0))
}

const isoPart = String.raw`\s*(-?\d+(?:[.,]\d+)?)\s*`
const isoPattern = new RegExp(
  `^-?p(?:${isoPart}y)?(?:${isoPart}m)?(?:${isoPart}w)?(?:${isoPart}d)?\\s*(?:t?(?:${isoPart}h)?(?:${isoPart}m)?(?:${isoPart}s)?(\\d+)?)?\\s*$`,
  'i',
)

/** Returns null for "PT0S" and for negative times, which exporters write for an empty field. */
function isoMinutes(parts: RegExpExecArray): number | null {
  const [years = 0, months = 0, weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0, bare = 0] = parts
    .slice(1)
    .map((part) => (part === undefined ? 0 : Number(part.replace(',', '.'))))
  // "P30M" means 30 months in the standard, but its writers mean 30 minutes.
  const minutesPerMonth = /t/i.test(parts[0]) ? 30 * 24 * 60 : 1
  const whole = ((years * 365 + weeks * 7 + days) * 24 + hours) * 60 + months * minutesPerMonth + minutes + bare
  return parts[0].startsWith('-') ? null : sensible(whole + seconds / 60)
}

/** Reads "1:30" and "01:30:00" as hours and minutes. */
function parseClock(text: string): number | null {
  const clock = /^(\d{1,3}):([0-5]\d)(?::[0-5]\d)?(?:\s*h\.?)?$/i.exec(text)
  return clock ? sensible(Number(clock[1]) * 60 + Number(clock[2])) : null
}
