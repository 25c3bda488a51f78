import { fractionSigns, startsWithNumber } from '../ingredients/fraction-signs.ts'
import { plainCharacters } from '../ingredients/number.ts'
import { readTime } from '../recipes/times/read-time.ts'
import { notNumber, spelledNumbers } from '../recipes/times/spelled-time.ts'
import { searchTimes } from './search.ts'

interface NamedTime {
  /** A choice of the time filter. Null if the words name no time. */
  maxMinutes: number | null
  /** The words without it. */
  rest: string
}

const beforeWord = [
  'under|below|within|less than|at most|up to|in',
  'unter|weniger als|bis zu|höchstens',
  'moins de|en',
  'menos de',
  'meno di',
  'onder|binnen',
].join('|')
const before = new RegExp(`(?<![\\p{L}\\p{N}"-])(?:(?:in|en) )?(?:${beforeWord}) $`, 'iu')
const beginning = new RegExp(
  `(?<![\\p{L}\\p{N}"/.,-])(?:[\\d${fractionSigns}]|(?!${notNumber})(?:${spelledNumbers})(?!\\p{L}))`,
  'giu',
)
const goesOn = /^[\p{L}\p{N}"-]/u
/** "A minute steak" and "a second helping" name no time. */
const leastInWords = 2
const longestChoice = Math.max(...searchTimes)
const longestBefore = 40

/**
 * Finds a time named in a search ("pasta under 20 minutes", "30-minute dinners"). Recipe texts rarely name it, so the
 * time filter serves better. The filter has few choices, so the longest one within the time counts. Beyond the longest
 * choice, the filter would hide what the search asks for.
 */
export function timeNamedIn(words: string): NamedTime {
  const plain = plainCharacters(words)
  for (const { index, 0: first } of plain.matchAll(beginning)) {
    const time = readTime(plain, index)
    const least = startsWithNumber(first) ? 1 : leastInWords
    if (!time || time.minutes < least || goesOn.test(plain.slice(time.end))) continue
    if (time.minutes > longestChoice) break
    const start = index - (before.exec(plain.slice(Math.max(0, index - longestBefore), index))?.[0].length ?? 0)
    const rest = `${words.slice(0, start)} ${words.slice(time.end)}`.replace(/\s+/g, ' ').trim()
    return { maxMinutes: searchTimes.findLast((most) => most <= time.minutes) ?? searchTimes[0], rest }
  }
  return { maxMinutes: null, rest: words }
}
