import type { Content } from './content.ts'
import { insteadOf } from './modifiers.ts'
import { contentsNamed, isFiller, longestName, takenOutBy, wordsOf } from './food-words.ts'

export interface LineContents {
  /** Whether the line speaks of foods we know and of no other. */
  isKnown: boolean
  contents: ReadonlySet<Content>
}

type Word =
  | { kind: 'food'; contents: ReadonlyArray<Content> }
  | { kind: 'without'; contents: ReadonlyArray<Content> }
  | { kind: 'filler' | 'joint' | 'remark' | 'unknown' }

/** Longer ones are paragraphs, and nobody knows what is in them. */
const longestLine = 1_000
const segmentEnds = /[,;:()[\]]|\s[-–—]\s/
const joints: ReadonlySet<string> = new Set('and or plus with & und oder mit et ou avec y o con e'.split(' '))
/** Behind a food these begin what is done with it: "flour for dredging the fish sticks". */
const remarks: ReadonlySet<string> = new Set(
  `for to in into at as until from such like if when see per on about approximately cut trimmed peeled chopped sliced diced minced halved split pounded
  washed rinsed scrubbed drained cooked melted softened beaten shredded grated crumbled sifted reserve reserved plu minu equal yield your adjust omit follow fur zum pour para per`.split(
    /\s+/,
  ),
)
/**
 * What is in the food of a line, read without its amount. Of alternatives everything counts: "butter or oil" has butter in it.
 * Behind the first comma or bracket stands preparation; a forbidden food there counts, an unknown word does not.
 */
export function contentsOf(name: string): LineContents {
  if (name.length > longestLine) return { isKnown: false, contents: new Set() }
  const segments = name
    .replaceAll('/', ' or ')
    .split(segmentEnds)
    .map((segment) => read(wordsOf(segment)))
  const head = segments.find((words) => words.some(({ kind }) => kind === 'food' || kind === 'unknown')) ?? []
  return { isKnown: isUnderstood(head), contents: contentsIn(segments) }
}

/** The longest names first: "coconut milk" is no milk. */
function read(words: ReadonlyArray<string>): Array<Word> {
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
    const name = words.slice(at, at + length).join(' ')
    const without = takenOutBy(name)
    if (without) return { word: { kind: 'without', contents: without }, length }
    const contents = contentsNamed(name)
    if (contents) return { word: { kind: 'food', contents }, length }
  }
  const single = words[at] ?? ''
  if (joints.has(single)) return { word: { kind: 'joint' }, length: 1 }
  if (remarks.has(single)) return { word: { kind: 'remark' }, length: 1 }
  return { word: { kind: isFiller(single) ? 'filler' : 'unknown' }, length: 1 }
}

/** A noun ends with what it is: "lemon" we know, "lemon surprise" we do not. That holds for each of several foods. */
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

function contentsIn(segments: ReadonlyArray<ReadonlyArray<Word>>): Set<Content> {
  const foods: Array<ReadonlyArray<Content>> = []
  let without: Array<Content> = []
  for (const word of segments.flat()) {
    if (word.kind === 'without') without.push(...word.contents)
    if (word.kind !== 'food') continue
    foods.push(lessen(word.contents, without))
    without = []
  }
  // "flour, gluten-free" has none; "flour (gluten-free if needed)" is flour, as what is only offered takes nothing out.
  const remark = segments.findLast((words) => words.some(({ kind }) => kind === 'without')) ?? []
  const isPlain = remark.every(({ kind }) => kind === 'without')
  const last = foods.pop()
  if (last) foods.push(isPlain ? lessen(last, without) : last)
  return new Set(foods.flat())
}

function lessen(contents: ReadonlyArray<Content>, without: ReadonlyArray<Content>): Array<Content> {
  const left = contents.filter((content) => !without.includes(content))
  const main = contents[0]
  const instead = main && without.includes(main) ? insteadOf[main] : undefined
  return instead ? [...left, instead] : left
}
