import { startsWithNumber } from '../../ingredients/fraction-signs.ts'
import { readQuantity } from '../../ingredients/number.ts'
import { numberWords } from '../../ingredients/number-words.ts'
import { andAHalf, andAQuarter, halfHour, quarterHours } from './spelled-time.ts'
import { minutesPerWord } from './time-words.ts'

const timeWord = /[ -]{0,2}((?:(?![分秒時小시])\p{L}){1,10}|[分秒時小시][間钟鐘时時간]?)\.?/uy
const joint = /,? (?:and |und |et |y |e |en |och |og |i )?|/y
/** A unit with a full stop that doesn't end the sentence: "1 hr. 20 min." */
const abbreviation = /^(?:h|hrs?|std|mins?|godz|hod|ч|мин)$/iu
const minutesAfterHours = /([0-5]?\d) ?m(?!\p{L})/uy
const partAfter = new RegExp(` ?(?:(${andAHalf})|${andAQuarter})`, 'iuy')
const halfBefore = new RegExp(` ${andAHalf}(?= )`, 'iuy')
const quarters = new RegExp(quarterHours, 'iuy')
const halfHours = new RegExp(halfHour, 'iuy')
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
  const first = readTimePart(text, at)
  if (!first || first.unit < 1) return first
  return readFraction(text, first) ?? readSecondPart(text, first) ?? readBareMinutes(text, first) ?? first
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
  const bare =
    unit === 60 ? /^(?:[0-5]\d(?!\d)| [0-5]\d(?!\d|[.,/-]\d| ?[\p{L}°º%]))/u.exec(text.slice(end, end + 6)) : null
  return bare && { minutes: minutes + Number(bare[0]), end: end + bare[0].length }
}

function readTimePart(text: string, at: number): TimePart | null {
  const quantity = readQuantity(text, at)
  if (!quantity) return null
  const half = matchAt(halfBefore, text, quantity.end)
  const found = matchAt(timeWord, text, quantity.end + (half?.[0].length ?? 0))
  const name = found?.[1]?.toLowerCase() ?? ''
  const unit = minutesPerWord.get(name)
  if (!found || unit === undefined) return null
  const end = found.index + found[0].length
  const isWhole = !/\p{L}/u.test(text[end] ?? '') || /^[分秒時小시]/.test(name)
  if (!isWhole) return null
  const hasFullStop = found[0].endsWith('.') && !/^\.? [\p{Ll}(]/u.test(text.slice(end - 1, end + 2))
  return {
    minutes: (quantity.min + (half ? 0.5 : 0)) * unit,
    end: end - (hasFullStop ? 1 : 0),
    unit,
    isAbbreviated: abbreviation.test(name),
  }
}

/** The pattern must be sticky. */
function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}
