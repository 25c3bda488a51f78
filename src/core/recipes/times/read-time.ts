import { fractionSigns, startsWithNumber } from '../../ingredients/fraction-signs.ts'
import { readQuantity } from '../../ingredients/number.ts'
import { numberWords } from '../../ingredients/number-words.ts'
import { andAHalf, andAQuarter, halfHour, quarterHours } from './spelled-time.ts'
import { minutesPerWord } from './time-words.ts'

/** Between number and unit: "3/4 d'heure", "2 more minutes". */
const link = "(?:(?:of an?|di|de|more|further|additional|extra|weiteren?|zusätzliche) |d')?"
const timeWord = new RegExp(
  String.raw`[ -]{0,2}${link}((?:(?![分秒時小시])\p{L}){1,10}|[分秒時小시][間钟鐘时時간]?)\.?`,
  'uy',
)
const joint = /,? (?:and |& |und |et |y |e |en |och |og |i )?|/y
/** A unit with a period that doesn't end the sentence: "1 hr. 20 min." */
const abbreviation = /^(?:h|hrs?|std|mins?|godz|hod|ч|мин)$/iu
const minutesAfterHours = /([0-5]?\d) ?m(?!\p{L})/uy
const partAfter = new RegExp(` ?(?:(${andAHalf})|${andAQuarter})`, 'iuy')
/** "1 heure 1/4", but not "1 hour 1/2 cup". */
const fractionAfter = new RegExp(String.raw` (?:et )?([13]\/[24]|[${fractionSigns}])(?! ?[\p{L}\d/])`, 'iuy')
const halfBefore = new RegExp(` ${andAHalf}(?= )`, 'iuy')
const quarters = new RegExp(quarterHours, 'iuy')
const halfHours = new RegExp(halfHour, 'iuy')
const rangeTo = /\.?(?: ?- ?| (?:to|bis|à|a|tot|till?) )(?=\d|an? )/iuy
/** "1:30 hours". */
const clock = /(\d{1,2}):([0-5]\d)(?=[ \p{L}])/uy
/**
 * A word after them is no unit: "1 h 30 à four doux". "In" must name an oven, because "nach 1 Stunde 20 in Scheiben
 * schneiden" counts pieces.
 */
const bareMinutes =
  /^(?:[0-5]\d(?!\d)| [0-5]\d(?!\d|[.,/-]\d| ?[°º%]|\p{L}| (?!(?:à|a|au|dans|en|et|ou|puis|environ|im|in(?=$| (?:\p{L}+ ){0,3}(?:oven|forno|ofen|backofen)(?!\p{L}))|bei|at|until|to)(?!\p{L}))\p{L}))/iu
const italianHour = /un'ora(?!\p{L})/iuy
const shiftWord = /^\.? (?:before|after|bevor|vor|nach|avant|après|antes|prima|dopo|voor|na)(?!\p{L})/iu

interface WrittenTime {
  minutes: number
  end: number
}

interface TimePart extends WrittenTime {
  /** Minutes of the unit. */
  unit: number
  isAbbreviated: boolean
}

/** Reads a time: "1 hour 30 minutes", "1h30", "10-12 min", "an hour and a half". */
export function readTime(text: string, at: number): WrittenTime | null {
  const half = matchAt(halfHours, text, at)
  if (half) return { minutes: 30, end: at + half[0].length }
  const whole = readQuarters(text, at)
  if (whole) return whole
  const time = readOneTime(text, at)
  return time && readUpperEnd(text, time)
}

function readOneTime(text: string, at: number): WrittenTime | null {
  const first = readTimePart(text, at)
  if (!first || first.unit < 1) return first
  return readFraction(text, first) ?? readSecondPart(text, first) ?? readBareMinutes(text, first) ?? first
}

/** Reads the "1 hour" of "45 min-1 hour". The lower end counts. */
function readUpperEnd(text: string, time: WrittenTime): WrittenTime {
  const gap = matchAt(rangeTo, text, time.end)
  const upper = gap && readOneTime(text, time.end + gap[0].length)
  return upper && upper.minutes > time.minutes ? { ...time, end: upper.end } : time
}

/** Reads "three quarters of an hour". */
function readQuarters(text: string, at: number): WrittenTime | null {
  const found = matchAt(quarters, text, at)
  if (!found) return null
  const count = found[1]?.toLowerCase() ?? ''
  return { minutes: 15 * (numberWords.get(count) ?? (Number(count) || 1)), end: at + found[0].length }
}

/** Reads the "and a half" of "an hour and a half". */
function readFraction(text: string, { minutes, unit, end }: TimePart): WrittenTime | null {
  const sign = matchAt(fractionAfter, text, end)
  const part = sign && readQuantity(text, sign.index + sign[0].length - (sign[1]?.length ?? 0))
  if (part) return { minutes: minutes + unit * part.min, end: part.end }
  const found = matchAt(partAfter, text, end)
  return found && { minutes: minutes + unit * (found[1] ? 0.5 : 0.25), end: end + found[0].length }
}

/** Reads the minutes of "1 hour and 20 minutes", "1 hr. 20 min." or "1h 30m". */
function readSecondPart(text: string, first: TimePart): WrittenTime | null {
  const isStopped = first.isAbbreviated && text.startsWith('. ', first.end)
  const at = first.end + (isStopped ? 2 : (matchAt(joint, text, first.end)?.[0].length ?? 0))
  const sign = first.unit === 60 && matchAt(minutesAfterHours, text, at)
  if (sign) return { minutes: first.minutes + Number(sign[1]), end: at + sign[0].length }
  const second = startsWithNumber(text[at] ?? '') ? readTimePart(text, at) : null
  if (!second || second.unit >= first.unit) return null
  // "Bake 1 hr. 10 min. before the end, add the cheese."
  if (isStopped && shiftWord.test(text.slice(second.end, second.end + 12))) return null
  return { minutes: first.minutes + second.minutes, end: second.end }
}

/** Reads the minutes of "1h30" and "1 hour 15", but not of "1 hour 15 g". */
function readBareMinutes(text: string, { minutes, unit, end }: TimePart): WrittenTime | null {
  const bare = unit === 60 ? bareMinutes.exec(text.slice(end, end + 40)) : null
  return bare && { minutes: minutes + Number(bare[0]), end: end + bare[0].length }
}

function readTimePart(text: string, at: number): TimePart | null {
  const hour = matchAt(italianHour, text, at)
  if (hour) return { minutes: 60, end: at + hour[0].length, unit: 60, isAbbreviated: false }
  const quantity = readClock(text, at) ?? readQuantity(text, at)
  if (!quantity) return null
  const half = matchAt(halfBefore, text, quantity.end)
  const found = matchAt(timeWord, text, quantity.end + (half?.[0].length ?? 0))
  const name = found?.[1]?.toLowerCase() ?? ''
  const unit = isDanishHour(name, text, quantity.min, at) ? 60 : minutesPerWord.get(name)
  if (!found || unit === undefined) return null
  const end = found.index + found[0].length
  // "Steam for 5 minutes.Then stir" lacks a space.
  const isWhole =
    !/\p{L}/u.test(text[end] ?? '') || /^[分秒時小시]/.test(name) || /\.\p{Lu}/u.test(text.slice(end - 1, end + 1))
  if (!isWhole) return null
  const hasFullStop = found[0].endsWith('.') && !/^\.? [\p{Ll}(]/u.test(text.slice(end - 1, end + 2))
  return {
    minutes: (quantity.min + (half ? 0.5 : 0)) * unit,
    end: end - (hasFullStop ? 1 : 0),
    unit,
    isAbbreviated: abbreviation.test(name),
  }
}

const danishBefore = /(?<!\p{L})(?:i|ca\.?|cirka|omkring|mindst|yderligere) $/iu

/** "Hæve i 1 time", "½ time". In English, "1 time" is how often. */
const isDanishHour = (name: string, text: string, count: number, at: number): boolean =>
  name === 'time' && (count % 1 !== 0 || danishBefore.test(text.slice(Math.max(0, at - 12), at)))

function readClock(text: string, at: number): { min: number; end: number } | null {
  const found = matchAt(clock, text, at)
  return found && { min: Number(found[1]) + Number(found[2]) / 60, end: at + found[0].length }
}

/** The pattern must be sticky. */
function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}
