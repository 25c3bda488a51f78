import type { Content } from './contents.ts'
import { longestName } from './foods.ts'
import { insteadOf } from './modifiers.ts'
import { type Contents, contentsNamed, isFiller, takenOutBy } from './name-reader.ts'
import { wordsOf } from './words.ts'

export interface LineContents {
  /** True if every food of the line is in the table. */
  isKnown: boolean
  contains: ReadonlySet<Content>
  /** Excludes everything in `contains`. */
  mayContain: ReadonlySet<Content>
}

type Word =
  | ({ kind: 'food' } & Contents)
  | { kind: 'without'; contents: ReadonlyArray<Content> }
  | { kind: 'filler' | 'joint' | 'remark' | 'unknown' }

/** Characters. Longer lines are paragraphs, whose contents can't be determined. */
const longestLine = 1_000
const segmentEnds = /[,;:()[\]]|\s[-–—]\s/
const joints: ReadonlySet<string> = new Set(
  'and or plus with & und oder mit ou avec y con e en of et ed nor'.split(' '),
)
/** Words that begin a remark after a food: "flour for dredging the fish sticks". */
const remarks: ReadonlySet<string> = new Set(
  `for to in into at as until from such like if when see per on about approximately cut trimmed peeled chopped sliced diced minced halved split pounded
  washed rinsed scrubbed drained cooked melted softened beaten shredded grated crumbled sifted reserve reserved plu minu equal yield your adjust omit follow fur zum pour para per voor`.split(
    /\s+/,
  ),
)

/**
 * Returns the contents of a line's food. `name` is the line without its amount. All alternatives count: "butter or oil"
 * contains butter. The text after the first comma or bracket describes preparation. Foods in it count, and unknown
 * words are ignored.
 */
export function contentsOf(name: string): LineContents {
  if (name.length > longestLine) return { isKnown: false, contains: new Set(), mayContain: new Set() }
  const segments = name
    .replaceAll('/', ' or ')
    .split(segmentEnds)
    .map((segment) => readWords(wordsOf(segment)))
  const head = segments.find((words) => words.some(({ kind }) => kind === 'food' || kind === 'unknown')) ?? []
  return { isKnown: isUnderstood(head), ...contentsIn(segments) }
}

/** Matches the longest names first: "coconut milk" is not milk. */
function readWords(words: ReadonlyArray<string>): Array<Word> {
  const found: Array<Word> = []
  for (let at = 0; at < words.length;) {
    const { word, length } = readAt(words, at)
    found.push(word)
    at += length
  }
  return found
}

function readAt(words: ReadonlyArray<string>, at: number): { word: Word; length: number } {
  for (let length = Math.min(longestName, words.length - at); length > 0; length -= 1) {
    const key = words.slice(at, at + length).join(' ')
    const without = takenOutBy(key)
    if (without) return { word: { kind: 'without', contents: without }, length }
    const contents = contentsNamed(key)
    if (contents) return { word: { kind: 'food', ...contents }, length }
  }
  const single = words[at] ?? ''
  if (joints.has(single)) return { word: { kind: 'joint' }, length: 1 }
  if (remarks.has(single)) return { word: { kind: 'remark' }, length: 1 }
  return { word: { kind: isFiller(single) ? 'filler' : 'unknown' }, length: 1 }
}

/** Returns whether the table has the last noun of each food: "lemon" is understood, "lemon surprise" is not. */
function isUnderstood(words: ReadonlyArray<Word>): boolean {
  let isOpen = false
  let hasFood = false
  for (const { kind } of words) {
    if (kind === 'joint' && isOpen) return false
    if (kind === 'remark' && hasFood && !isOpen) return true
    if (kind === 'unknown') isOpen = true
    if (kind === 'food') {
      isOpen = false
      hasFood = true
    }
  }
  return hasFood && !isOpen
}

function contentsIn(segments: ReadonlyArray<ReadonlyArray<Word>>): Omit<LineContents, 'isKnown'> {
  const foods: Array<Contents> = []
  let without: Array<Content> = []
  for (const word of segments.flat()) {
    if (word.kind === 'without') without.push(...word.contents)
    if (word.kind !== 'food') continue
    foods.push(takeOut(word, without))
    without = []
  }
  // "flour, gluten-free" has no gluten. "flour (gluten-free if needed)" has gluten, because the remark is only an
  // offer.
  const remark = segments.findLast((words) => words.some(({ kind }) => kind === 'without')) ?? []
  const isPlain = remark.every(({ kind }) => kind === 'without')
  const last = foods.pop()
  if (last) foods.push(isPlain ? takeOut(last, without) : last)
  const contains = new Set(foods.flatMap((food) => food.contains))
  const mayContain = foods.flatMap((food) => food.mayContain).filter((content) => !contains.has(content))
  return { contains, mayContain: new Set(mayContain) }
}

function takeOut({ contains, mayContain }: Contents, without: ReadonlyArray<Content>): Contents {
  const isLeft = (content: Content) => !without.includes(content)
  // Margarine has no sure contents but may contain milk. So vegan margarine may contain what replaces milk.
  const main = contains[0] ?? mayContain[0]
  const instead = main && without.includes(main) ? (insteadOf[main] ?? []) : []
  return { contains: contains.filter(isLeft), mayContain: [...mayContain, ...instead].filter(isLeft) }
}
