import type { Line } from '../../readers/findings.ts'
import { wordKey, wordsOf } from './words.ts'

type Pair = readonly [marked: number, shown: number]

/** With fewer lines in common, the page's list is another list. */
const fewestCommon = 0.5

/**
 * Gives marked-up lines the groups of the page's list. Aligns both lists by their order, because butter or salt may be
 * in several groups. A line that is not on the page gets the group of the page's line at its place. Returns the lines
 * as they are if the lists differ.
 */
export function alignGroups(marked: ReadonlyArray<Line>, shown: ReadonlyArray<Line>): ReadonlyArray<Line> {
  const pairs = commonLines(marked, shown)
  if (pairs.length < marked.length * fewestCommon) return marked
  const groups: Array<string | null> = []
  let from = 0
  for (const [markedEnd, shownEnd] of [...pairs, [marked.length, shown.length] as const]) {
    while (groups.length < markedEnd) {
      const between = from < shownEnd ? shown[from] : undefined
      groups.push(between ? between.group : (groups.at(-1) ?? shown[shownEnd]?.group ?? null))
      from += 1
    }
    groups.push(shown[shownEnd]?.group ?? null)
    from = shownEnd + 1
  }
  return marked.map(({ text }, index) => ({ text, group: groups[index] ?? null }))
}

/** Returns the longest common subsequence of the two lists, as pairs of positions. */
export function commonLines(one: ReadonlyArray<Line>, other: ReadonlyArray<Line>): Array<Pair> {
  const keys = one.map(keyOf)
  const otherKeys = other.map(keyOf)
  const width = other.length + 1
  const lengths = new Uint16Array((one.length + 1) * width)
  const alike = new Uint8Array((one.length + 1) * width)
  const at = (row: number, column: number) => lengths[row * width + column] ?? 0
  for (let row = one.length - 1; row >= 0; row -= 1)
    for (let column = other.length - 1; column >= 0; column -= 1) {
      const place = row * width + column
      alike[place] = Number(isAlike(keys[row], otherKeys[column]))
      lengths[place] = alike[place] ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1))
    }
  const pairs: Array<Pair> = []
  for (let row = 0, column = 0; row < one.length && column < other.length;) {
    if (alike[row * width + column]) pairs.push([row++, column++])
    else if (at(row + 1, column) >= at(row, column + 1)) row += 1
    else column += 1
  }
  return pairs
}

interface Key {
  exact: string
  names: ReadonlySet<string>
}

function keyOf({ text }: Line): Key {
  return { exact: wordKey(text), names: new Set(wordsOf(text).filter((word) => /\p{L}{3}/u.test(word))) }
}

/** Returns whether most names agree. Page and markup often differ in units and notes. */
function isAlike(one: Key | undefined, other: Key | undefined): boolean {
  if (!one || !other) return false
  if (one.exact === other.exact) return true
  let common = 0
  for (const name of one.names) if (other.names.has(name)) common += 1
  return common > 0 && common >= 0.6 * Math.min(one.names.size, other.names.size)
}
