import { fractionSigns } from '../../ingredients/fraction-signs.ts'
import { verbAfter, verbIn } from './waiting-verbs.ts'

const anyOf = (words: ReadonlyArray<string>) => `(?:${words.join('|')})`

const leadOutWord = anyOf([
  'for|about|approximately|another|around|at least|until|a further|from|in|after',
  'für|ca|etwa|ungefähr|weitere|weiteren|nach|noch|erst|mindestens|circa',
  'pendant|environ|encore',
  'durante|unos',
  'per|circa',
  'por',
  'gedurende|ongeveer',
  'i',
])
const leadOut = new RegExp(String.raw`(?:[\s,.(]|\b${leadOutWord})+$`, 'iu')
const joint = anyOf([
  'and|or|with|the|an?|to|of|on|over|at|in|it|them|medium|medium-high|medium-low|very|preheated|your|this',
  'und|oder|mit|der|die|das|den|dem|eine?n?',
  'et|ou|avec|les?|la|une?',
  'y|con|el|los|las',
  'e',
  'en',
])
/** A name of four words may break off at a joint: "Add the garlic and". */
const breakOff = new RegExp(`(?: ${joint})+$`, 'iu')
const leadInWord = anyOf(['then|and|now|next|finally|cover and', 'dann|und', 'puis|et', 'y|luego', 'e'])
const leadIn = new RegExp(String.raw`^${leadInWord}\s+`, 'iu')
const amountAfterWord = new RegExp(String.raw`(?<=\p{L}) [\d${fractionSigns}].*$`, 'u')

const clauseEnd =
  /(?<!(?<!\p{L})(?:ca|approx|min|std|env|\p{Ll}))[.;:!?\n。！？、，]|, (?:then|and then|dann|puis|luego|poi) /iu
/** Parts of a clause that may each have a verb. */
const partEnd = /[,()]\s*|\s(?:and|then|&|or|und|oder|et|puis|ou|y|e|poi|o|en|dan|og|och)\s/iu
/** Words that begin how long, how hot or how: "until golden", "over low heat". */
const manner =
  /^(?:for|until|till|about|over|at|with|without|by|minimum|under|per|every|uncovered|covered|pendant|environ|jusqu.*|durante|hasta|unos|unas|aprox.*|finché|fino|circa|gedurende|ongeveer|tot|bis|ca|tills|til)$/iu
/** "Knead on medium speed". "Cook on low" is the name of a slow cooker's program. */
const setting = / on (?:low|medium|high)(?:[- ](?:low|high))? (?:speed|heat|power).*$/iu
const reach = 160
const mostWords = 4
/** Another verb says what to let happen: "Allow the dough to rest". */
const letting = /^(?:let|allow|leave|laat)$/iu

/** Returns the name of the timer for the time between two positions, in up to four words: "Simmer", "Let the dough rise". */
export function timerLabel(text: string, start: number, end: number): string {
  const before = text.slice(Math.max(0, start - reach), start)
  // The first word may be cut.
  const whole = start > reach ? before.slice(before.indexOf(' ') + 1) : before
  const clause = whole.split(clauseEnd).at(-1) ?? ''
  const rest = text.slice(end)
  const first = verbFirst(clause)
  // "Laat 15 minuten sudderen" has a verb on each side.
  const both = first !== null && letting.test(first) ? [first, verbAfter(rest)].join(' ').trim() : first
  return capitalized(both ?? verbLast(clause, rest) ?? beginningOf(clause)) || text.slice(start, end)
}

/** "Add the garlic and sizzle gently for" gives "sizzle gently": the last part that has a verb. */
function verbFirst(clause: string): string | null {
  const parts = clause.split(partEnd).map((part) => part.trim().split(/\s+/))
  const part = parts.findLast((words) => verbIn(words) >= 0)
  if (!part) return null
  const words = part.slice(verbIn(part))
  const until = words.findIndex((word) => manner.test(word))
  const most = letting.test(words[0] ?? '') ? mostWords + 1 : mostWords
  return tidied(words.slice(0, until < 0 ? most : Math.min(until, most)).join(' '))
}

/** "Den Teig 5 Minuten kneten" gives "Den Teig kneten". */
function verbLast(clause: string, rest: string): string | null {
  const verb = verbAfter(rest)
  if (verb === null) return null
  const before = beginningOf(clause.split(partEnd).at(-1) ?? '')
  const isShort = before !== '' && `${before} ${verb}`.split(' ').length <= mostWords
  return isShort ? `${before} ${verb}` : verb
}

function beginningOf(clause: string): string {
  const words = clause.trim().replace(leadOut, '').replace(leadIn, '').split(/\s+/).slice(0, mostWords).join(' ')
  const label = tidied(words)
  return /^\d/.test(label) ? '' : label
}

/** Removes what only introduces the time, and an amount that breaks off: "Mix 1 1/2 cups". */
const tidied = (words: string): string =>
  words
    .replace(amountAfterWord, '')
    .replace(setting, '')
    .replace(/[,(].*$/, '')
    .replace(breakOff, '')
    .replace(leadOut, '')
    .replace(/ [-–—]+$/u, '')

const capitalized = (label: string) => label.charAt(0).toUpperCase() + label.slice(1)
