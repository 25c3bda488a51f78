import { fractionSigns, fractionValues } from '../../ingredients/fraction-signs.ts'
import { plainCharacters } from '../../ingredients/number.ts'
import { numberWords } from '../../ingredients/number-words.ts'
import { andAHalf, andAQuarter, halfHour, notNumber, quarterHours, spelledNumbers } from './spelled-time.ts'

const secondWords = 'seconds?|secs?|sekunden?|sek|segundos?|secondes?|secondi|秒'
const minuteWords =
  "minutes?|minuten|minutos?|minuti|minuto|minuters?|minutters?|minuty|minuten|minuut|minuuttia|minuutti|minut[aey]?|minute|mins?|min|mn|m|perces|percig|perc|dakika|dak|dk|λεπτ[άαό]|λ|минут[аы]?|мин|хвилин[аи]?|хв|分钟|分鐘|分間|分|분|دقيقة|دقائق|นาที|phút|menit|דקות|'|′"
const hourWords =
  'hours?|hrs?|h|stunden?|std|horas?|heures?|ore|ora|uren|uur|u|timmar|timme|timer|time|tim|t|óra|órás|saat|sa|ώρες|ώρα|ωρες|часов|часа?|ч|годин[аи]?|год|hodin[ay]?|hod|godzin[ay]?|godz|小時|小时|時間|시간|ساعات|ساعة|ชั่วโมง|giờ|jam|tuntia|tunti|שעות|שעה'
const dayWords =
  'days?|d|tagen?|tage?|días?|dias?|jours?|giorn[oi]|dagen|dagar|dage|dag|nap|gün|ημέρες|дн(?:я|ей)|день|dní|dny|den|dni|dzień|天|日|일|päivää'
const weekWords =
  'weeks?|wks?|wochen?|semanas?|semaines?|settiman[ae]|weken|vecka|veckor|uger?|uker?|недел[ьяию]|tygodni[ae]?|tydzień|týdn[ůy]|týden|hafta|hét|週間|周|주'

const minutesPer = { week: 7 * 24 * 60, day: 24 * 60, hour: 60, minute: 1, second: 1 / 60 } as const
type Unit = keyof typeof minutesPer

const anyUnit = `(?:${[weekWords, dayWords, hourWords, minuteWords, secondWords].join('|')})(?!\\p{L})`
const number = String.raw`\d+(?:[.,]\d+)?(?:\s*[${fractionSigns}])?(?:\s+\d\/\d)?|\d\/\d|[${fractionSigns}]`

const rangeWord =
  '(?:-|to|bis|a|à|til|till|tot|до|do|ou|o|or|oder|of|eller|hasta|até|至|(?:up|bis|fino|op|upp) (?:to|zu|a|til|till))'
const between = `\\s*${rangeWord}\\s*`
const unit = (name: Unit, words: string) => `(?<${name}>(?:${words})(?![\\p{L}])\\.?|(?:${words})(?=\\d))`
const units = [
  unit('hour', hourWords),
  unit('minute', minuteWords),
  unit('day', dayWords),
  unit('week', weekWords),
  unit('second', secondWords),
].join('|')
const termPattern = new RegExp(
  `(?:(?:${number})${between})?(?<amount>${number})\\s*[-+]?\\s*(?:${units})(?:,?\\s*(?<trailing>\\d{1,2})(?![\\d.,/]|\\s*[\\p{L}-]))?`,
  'giu',
)
const barePattern = new RegExp(`^(?:(?:${number})${between})?(${number})$`, 'iu')
/** Between two parts of one time: "1 hour and 30 minutes". */
const partGap = /^[\s,]*(?:-|&|\+|and|und|et|y|e|en|och|og|i|и)?\s*$/iu
/** Between the ends of a range: "30 minutes to 1 hour", "1 hour (or up to 2 days)". */
const rangeGap = new RegExp(`^[\\s,(]*(?:${rangeWord}\\s*){1,2}$`, 'iu')

/** Between two ways to cook: "8 hours on low or 4 hours on high". */
const orGap = /(?<!\p{L})(?:or|oder|ou|o|of|eller|или|lub|nebo)\s+(?:(?:for|about|für|pour|por|per|voor) )?$/iu

const totalWord = '(?:total\\p{L}{0,2}|totaal|(?:ins)?gesamt)'
const totalBefore = new RegExp(`${totalWord}(?: ?(?:time|zeit|tijd|tid))?\\s*[:=]?\\s*$`, 'iu')
const totalAfter = new RegExp(`^\\s*(?:(?:in|en|au|i) )?${totalWord}(?!\\p{L}|(?: time)?\\s*[:=]?\\s*\\d)`, 'iu')

interface Time {
  minutes: number
  /** True for the part that the text calls the total. */
  isTotal: boolean
  /** Minutes of its last unit. */
  unit: number
  /** The text between the time before and this one. */
  gap: string
}

/**
 * Reads times in words, many languages mixed. Ranges count as their upper end and alternatives as the longer one. Other
 * times are added, unless one is called the total.
 */
export function minutesInWords(text: string): number | null {
  const written = withDigits(plainCharacters(text).trim())
  const times = timesIn(written)
  if (times.length === 0) {
    const bare = barePattern.exec(written)
    return bare ? toNumber(bare[1] ?? '') : null
  }
  const longest = Math.max(...times.map(({ minutes }) => minutes))
  // "1 hour total plus 8 hours chilling" has a total of one part only.
  if (times.some(({ isTotal, minutes }) => isTotal && minutes === longest)) return longest
  let total = 0
  let last = 0
  for (const { minutes, gap } of times) {
    if (rangeGap.test(gap) || orGap.test(gap)) {
      last = Math.max(last, minutes)
    } else {
      total += last
      last = minutes
    }
  }
  return total + last
}

function timesIn(text: string): Array<Time> {
  const times: Array<Time> = []
  let end = 0
  for (const { 0: whole, index, groups = {} } of text.matchAll(termPattern)) {
    const name = (Object.keys(minutesPer) as Array<Unit>).find((each) => groups[each] !== undefined) ?? 'minute'
    const trailing = name === 'hour' ? Number(groups['trailing'] ?? 0) : 0
    const minutes = toNumber(groups['amount'] ?? '') * minutesPer[name] + trailing
    const gap = text.slice(end, index)
    end = index + whole.length
    const last = times.at(-1)
    const isTotalAfter = totalAfter.test(text.slice(end))
    if (last && minutes < last.unit && partGap.test(gap)) {
      last.minutes += minutes
      last.unit = minutesPer[name]
      last.isTotal ||= isTotalAfter
    } else {
      times.push({ minutes, isTotal: isTotalAfter || totalBefore.test(gap), unit: minutesPer[name], gap })
    }
  }
  return times
}

const han = '一二两兩三四五六七八九十'
const spelledCount = `(?<![\\p{L}\\p{N}'-])(?!${notNumber})(${spelledNumbers})`

const halfHours = new RegExp(halfHour, 'giu')

const quarters = new RegExp(quarterHours, 'giu')
const mixedNumber = new RegExp(`(?:${spelledCount}|(\\d+))[ -]${andAHalf}[ -](?=${anyUnit})`, 'giu')
const spelledNumber = new RegExp(`${spelledCount}[ '-]{1,2}(?=${anyUnit})(?=\\p{L}{2})`, 'giu')
const hanNumber = new RegExp(`(?<![${han}])([${han}半]|\\d+)[个個]?(半)?(?=[小时時分秒天日周週])`, 'gu')
const unitAndAHalf = new RegExp(`(${number})?\\s*(${anyUnit})\\.?,?\\s*(?:(${andAHalf})|${andAQuarter})`, 'giu')

const digitsFor = (word: string) => String(numberWords.get(word.toLowerCase()) ?? word)

/** Writes number words as digits: "an hour and a half" becomes "1½ hour". */
function withDigits(text: string): string {
  return text
    .replace(halfHours, '30 min')
    .replace(quarters, (_, count = '1') => ` ${15 * (Number(digitsFor(count)) || 1)} min`)
    .replace(mixedNumber, (_, word, count) => `${count ?? digitsFor(word)}½ `)
    .replace(spelledNumber, (_, count) => `${digitsFor(count)} `)
    .replace(hanNumber, (_, count, isHalf) => `${digitsFor(count)}${isHalf ? '½' : ''}`)
    .replace(/(?<=\d)([小時时][時时間]?)半/gu, '½$1')
    .replace(unitAndAHalf, (_, count = '1', name, isHalf) => `${count}${isHalf ? '½' : '¼'} ${name}`)
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
