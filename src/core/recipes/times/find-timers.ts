import { fractionSigns } from '../../ingredients/fraction-signs.ts'
import { plainCharacters } from '../../ingredients/number.ts'
import { readTime } from './read-time.ts'

export interface Timer {
  start: number
  end: number
  /** The lower end of a range, because cooks check when it might be done. May be a fraction. */
  minutes: number
  /** The name of the timer: its purpose ("Bake"), or the time as written. */
  label: string
}

/** Longer waits ("keeps for 3 days", "marinate 48 hours") need no kitchen timer. */
const maxMinutes = 24 * 60

const beginning = new RegExp(
  String.raw`(?<![\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}\d.,/])(?:[\d${fractionSigns}]|(?:an?(?! timer\b)|one|half|halbe|eine|einer|une|demi|una|media|mezza|mezz'|um|uma|meia|een|halv|en)(?= )|(?:three|drei|trois|tres?|drie)(?= (?:quart|cuarto|kwart|viertel))|quarter of|(?:drei)?viertelstunde)`,
  'giu',
)
const amountAfterWord = new RegExp(String.raw`(?<=\p{L}) [\d${fractionSigns}].*$`, 'u')
const repeated = /(?<!\p{L})(?:every|each|per|alle|toutes les|cada|ogni|elke|var|hver|co|каждые)\s+(?:\S+ )?$/iu

/** Words after a time that only shifts another one: "one minute less than the packet says", "2 minutes before the end". */
const shift =
  /^ (?:(?:less|fewer|earlier|sooner|short(?:er|y)?|(?:more|longer|later) than|weniger|kürzer|früher|de moins|(?:a |in )?menos?|minder|korter|mindre)(?!\p{L})|(?:before|bevor|vor|avant|antes|prima|voor) (?:\S+ ){0,3}(?:end|done|ready|ende|fertig|fin|final|fine|einde)(?!\p{L})|after (?!that|which))/iu
/** At the start of a clause, a time before something is when to begin: "10 minutes before serving, take it out". */
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
    if (time.minutes <= 0 || time.minutes > maxMinutes || repeated.test(before)) continue
    if (isShift(before, plain.slice(time.end, time.end + 60))) continue
    timers.push({
      start: index,
      end: time.end,
      minutes: time.minutes,
      label: labelFor(text, index) || text.slice(index, time.end),
    })
  }
  return timers
}

const leadOut =
  /(?:[\s,.(]|\b(?:for|about|approximately|another|around|at least|until|a further|from|in|after|für|ca|etwa|weitere|pendant|environ|encore|durante|unos|per|circa|por|gedurende|ongeveer|i))+$/iu
/** A name of four words may break off at a joint: "Add the garlic and". */
const breakOff = / (?:and|or|with|the|an?|to|of|und|oder|mit|et|ou|avec|y|con|e|en)$/iu
const leadIn = /^(?:then|and|now|next|finally|cover and|dann|und|puis|et|y|e|luego)\s+/iu

const clauseEnd = /(?<!(?<!\p{L})(?:ca|approx|min|std|env))[.;:!?\n]|, (?:then|and then|dann|puis|luego|poi) /iu

/**
 * Returns up to four words of the clause before the time: "Bake in the oven for 25 minutes" gives "Bake in the oven".
 */
function labelFor(text: string, at: number): string {
  const clause =
    text
      .slice(Math.max(0, at - 160), at)
      .split(clauseEnd)
      .at(-1) ?? ''
  // A name that breaks off in an amount says little: "Mix 1 1/2 cups".
  const words = clause
    .trim()
    .replace(leadOut, '')
    .replace(leadIn, '')
    .split(/\s+/)
    .slice(0, 4)
    .join(' ')
    .replace(amountAfterWord, '')
  const label = words
    .replace(/[,(].*$/, '')
    .replace(breakOff, '')
    .replace(leadOut, '')
  if (/^\d/.test(label)) return ''
  return label.charAt(0).toUpperCase() + label.slice(1)
}
