import { fractionSigns } from '../../ingredients/fraction-signs.ts'
import { plainCharacters } from '../../ingredients/number.ts'
import { readTime } from './read-time.ts'
import { notNumber, spelledNumbers } from './spelled-time.ts'
import { timerLabel } from './timer-label.ts'

export interface Timer {
  start: number
  end: number
  /** The lower end of a range, because cooks check when it might be done. May be a fraction. */
  minutes: number
  /** The name of the timer: its purpose ("Bake"), or the time as written. */
  label: string
}

/** "A second bowl" is no time. */
const minMinutes = 2 / 60
/** Longer waits ("keeps for 3 days", "marinate 48 hours") need no kitchen timer. */
const maxMinutes = 24 * 60

const between = '(?:between|zwischen|entre|tra|tussen|mellan|mellem|mellom)(?= \\d)'

/** Where a time may begin. "Two and a half hours" begin at "two", so "a half" after "and" is no beginning. */
const beginning = new RegExp(
  String.raw`(?:(?<![\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}\d.,/]|\d:)|(?<=\d[x×]))` +
    String.raw`(?:[\d${fractionSigns}]|(?!(?<=(?:and|&) )an? half|(?<=(?:and|&) an? )half)(?<!-)(?!${notNumber})` +
    String.raw`(?:(?:${spelledNumbers})(?!\p{L})|quarter of|(?:drei)?viertel ?stunde|${between}|mezz'?ora|полчаса|halvtimme|halvtime))`,
  'giu',
)
const anyOf = (words: ReadonlyArray<string>) => `(?:${words.join('|')})`

// Each list of words has one entry per language. "Per" is missing, because it is the Italian "for".
const each = anyOf(['every|each', 'alle', 'toutes les', 'cada', 'ogni', 'elke', 'var|hver', 'co', 'каждые'])
const repeated = new RegExp(String.raw`(?<!\p{L})${each}\s+(?:\S+ )?$`, 'iu')

const lessTime = anyOf([
  'less|fewer|earlier|sooner|short(?:er|y)?|(?:more|longer|later) than',
  'weniger|kürzer|früher',
  'de moins',
  '(?:a |in )?menos?',
  'minder|korter',
  'mindre',
])
const beforeWord = anyOf(['before', 'bevor|vor', 'avant', 'antes', 'prima', 'voor'])
const theEnd = anyOf(['end|done|ready', 'ende|fertig', 'fin', 'final', 'fine', 'einde'])
/**
 * Words after a time that only shifts another one: "one minute less than the packet says", "2 minutes before the end".
 */
const shift = new RegExp(
  String.raw`^ (?:${lessTime}(?!\p{L})|${beforeWord} (?:\S+ ){0,3}${theEnd}(?!\p{L})|after (?!that|which))`,
  'iu',
)
/** At the start of a clause, a time before an event says when to start: "10 minutes before serving, take it out". */
const clauseStart = /(?:^|[.;:!?\n]\s*)(?:(?:about|around|some|roughly) )?$/iu
const beforehand = /^ (?:before|after)(?!\p{L})/iu

const isShift = (before: string, after: string) =>
  shift.test(after) || (clauseStart.test(before) && beforehand.test(after))

/** Returns the waiting times in a step, in order, for buttons that start a timer. */
export function findTimers(text: string, most = Infinity): Array<Timer> {
  const plain = plainCharacters(text)
  const timers: Array<Timer> = []
  let last = 0
  for (const { index } of plain.matchAll(beginning)) {
    if (timers.length >= most) break
    if (index < last) continue
    const time = readTime(plain, index)
    if (!time) continue
    last = time.end
    const before = plain.slice(Math.max(0, index - 24), index)
    if (time.minutes < minMinutes || time.minutes > maxMinutes || repeated.test(before)) continue
    if (isShift(before, plain.slice(time.end, time.end + 60))) continue
    timers.push({
      start: index,
      end: time.end,
      minutes: time.minutes,
      label: timerLabel(text, index, time.end),
    })
  }
  return timers
}
