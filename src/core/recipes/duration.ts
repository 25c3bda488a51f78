import { fractionSigns, fractionValues } from '../ingredients/fraction-signs.ts'
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
  return iso ? isoMinutes(iso) : (parseClock(trimmed) ?? parseWords(trimmed))
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
  const monthsAsMinutes = /t/i.test(parts[0]) ? months * 30 * 24 * 60 : months
  const whole = ((years * 365 + weeks * 7 + days) * 24 + hours) * 60 + monthsAsMinutes + minutes + bare
  return sensible(whole + seconds / 60)
}

/** Reads "1:30" and "01:30:00" as hours and minutes. */
function parseClock(text: string): number | null {
  const clock = /^(\d{1,3}):([0-5]\d)(?::[0-5]\d)?(?:\s*h\.?)?$/i.exec(text)
  return clock ? sensible(Number(clock[1]) * 60 + Number(clock[2])) : null
}

const seconds = 'seconds?|secs?|sekunden?|sek|segundos?|secondes?|secondi|秒'
const minutes =
  "minutes?|minuten|minutos?|minuti|minuto|minuters?|minutters?|minuty|minuten|minuut|minuuttia|minuutti|minut[aey]?|minute|mins?|min|mn|m|perces|percig|perc|dakika|dak|dk|λεπτ[άαό]|λ|минут[аы]?|мин|хвилин[аи]?|хв|分钟|分鐘|分間|分|분|دقيقة|دقائق|นาที|phút|menit|דקות|'|′"
const hours =
  'hours?|hrs?|h|stunden?|std|horas?|heures?|ore|ora|uren|uur|u|timmar|timme|timer|time|tim|t|óra|órás|saat|sa|ώρες|ώρα|ωρες|часов|часа?|ч|годин[аи]?|год|hodin[ay]?|hod|godzin[ay]?|godz|小時|小时|時間|시간|ساعات|ساعة|ชั่วโมง|giờ|jam|tuntia|tunti|שעות|שעה'
const days =
  'days?|d|tagen?|tage?|días?|dias?|jours?|giorn[oi]|dagen|dagar|dage|dag|nap|gün|ημέρες|дн(?:я|ей)|день|dní|dny|den|dni|dzień|天|日|일|päivää'

const number = String.raw`\d+(?:[.,]\d+)?(?:\s*[${fractionSigns}])?(?:\s+\d\/\d)?|\d\/\d|[${fractionSigns}]`
const between = String.raw`\s*(?:-|–|—|−|~|〜|to|bis|a|à|til|till|tot|до|do|ou|or|oder|hasta)\s*`
const unit = (words: string) => `(?:${words})(?![\\p{L}])\\.?|(?:${words})(?=\\d)`
const termPattern = new RegExp(
  `(?:(${number})${between})?(${number})\\s*[-+]?\\s*(?:(${unit(hours)})|(${unit(minutes)})|(${unit(days)})|(${unit(seconds)}))(?:\\s*(\\d{1,2})(?![\\d.,/]|\\s*\\p{L}))?`,
  'giu',
)

function parseWords(text: string): number | null {
  if (/^\d+(?:[.,]\d+)?$/.test(text)) return sensible(toNumber(text))
  const spelled = text
    .replace(/\bhalf an hour\b|\bhalbe stunde\b|\bmedia hora\b|\bune demi-heure\b|\bmezz['’]?ora\b/gi, '30 min')
    .replace(/\b(?:an|one|eine|una|une) (?=hour|stunde|hora|heure|ora)/gi, '1 ')
    .replace(/(\d)\s*(?:and|&) a half/gi, '$1½')
  let total = 0
  for (const [, , amount = '', hour, minute, day, , trailing] of spelled.matchAll(termPattern)) {
    const value = toNumber(amount)
    if (hour) total += value * 60 + (trailing ? Number(trailing) : 0)
    else if (minute) total += value
    else if (day) total += value * 24 * 60
    else total += value / 60
  }
  if (total > 0) return sensible(total)
  const range = new RegExp(`^(?:${number})${between}(${number})$`, 'iu').exec(text)
  return range ? sensible(toNumber(range[1] ?? '')) : null
}

const numberPart = new RegExp(String.raw`\d/\d|\d+(?:[.,]\d+)?|[${fractionSigns}]`, 'g')

function toNumber(text: string): number {
  let total = 0
  for (const [part] of text.matchAll(numberPart)) {
    const [top, bottom] = part.split('/')
    total += fractionValues[part] ?? (bottom ? Number(top) / Number(bottom) : Number(part.replace(',', '.')))
  }
  return total
}
