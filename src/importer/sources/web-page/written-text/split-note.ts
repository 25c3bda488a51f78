import { isGroupHeading } from '../../../readers/written-lines.ts'
import { isServings } from '../likeness.ts'
import { isFactLine } from './note-facts.ts'
import { bareLine, startOfLists } from './note-lines.ts'
import { sectionOfLine } from '../section-words.ts'

/**
 * Splits a note at the title above each "Ingredients". Returns the whole text if it has only one recipe, or if it is not
 * clear where the next one starts.
 */
export function splitNote(text: string): Array<string> {
  const lines = text.split('\n')
  const sections = lines.map((line) => sectionOfLine(line.replaceAll(/\*\*|__|^\s*#{1,6}\s/g, '').trim()))
  const starts: Array<number> = []
  let steps: number | undefined
  for (const [at, section] of sections.entries()) {
    if (section === 'steps') steps = at
    if (section !== 'ingredients' || steps === undefined) continue
    const start = titleBetween(lines, sections, steps + 1, at)
    if (start === undefined) return [text]
    starts.push(start)
    steps = undefined
  }
  const isLastWhole = steps !== undefined
  if (starts.length === 0 || !isLastWhole) return [text]
  return [titleOfFirst(lines, sections, starts), ...starts].map((start, index) =>
    lines.slice(start, starts[index]).join('\n'),
  )
}

/** The title of a collection stands above its first recipe, whose own title looks like those of the others. */
function titleOfFirst(
  lines: ReadonlyArray<string>,
  sections: ReadonlyArray<unknown>,
  [second = 0]: ReadonlyArray<number>,
): number {
  const marks = lines.slice(second, second + 3).flatMap((line) => markdownHeading.exec(line)?.[1] ?? [])[0]
  const lists = sections.indexOf('ingredients')
  if (marks === undefined || lists < 0) return 0
  const at = lines
    .slice(0, lists)
    .findLastIndex((line, index) => markdownHeading.exec(line)?.[1] === marks && sections[index] === null)
  return Math.max(0, at)
}

const rule = /^\s*(?:[-=*_~]\s*){3,}$/
const markdownHeading = /^\s*(#{1,6})\s/
const longestTitle = 80

/** Returns where the next recipe starts: below a rule, at the largest heading, or at a short line of its own. */
function titleBetween(
  lines: ReadonlyArray<string>,
  sections: ReadonlyArray<unknown>,
  from: number,
  to: number,
): number | undefined {
  const between = lines.slice(from, to)
  const afterRule = between.findLastIndex((line) => rule.test(line))
  if (afterRule >= 0) return from + afterRule + 1
  const ranks = between.map((line, index) =>
    sections[from + index] === null
      ? (markdownHeading.exec(line)?.[1]?.length ?? Number.POSITIVE_INFINITY)
      : Number.POSITIVE_INFINITY,
  )
  const largest = Math.min(...ranks)
  if (largest < Number.POSITIVE_INFINITY) return from + ranks.lastIndexOf(largest)
  const title = between.findLastIndex(
    (line, index) => sections[from + index] === null && isTitle(line) && (between[index - 1] ?? 'x').trim() === '',
  )
  return title < 0 ? undefined : from + title
}

/** Returns false for facts ("Serves 4"), items and sentences. */
function isTitle(line: string): boolean {
  const words = line.trim()
  return words !== '' && words.length <= longestTitle && !/\d|[.:;,!?]$|^[-*+•]/.test(words)
}

/**
 * Splits a text at each title with its own servings below, if the first recipe states them too. A part of a dish rarely
 * does. Returns the whole text otherwise.
 */
export function splitAtServings(text: string): Array<string> {
  const lines = text.split('\n')
  const lists = startOfLists(lines)
  const isStated = lines.slice(1, Math.max(1, lists)).some(statesServings)
  const starts = isStated ? [...lines.keys()].filter((at) => at > lists && startsRecipe(lines, at)) : []
  return [0, ...starts].map((start, index) => lines.slice(start, starts[index]).join('\n'))
}

const statesServings = (line: string) => isServings(bareLine(line)) || isFactLine(line)

function startsRecipe(lines: ReadonlyArray<string>, at: number): boolean {
  const line = lines[at] ?? ''
  const title = bareLine(line)
  if (!isTitle(title) || isGroupHeading(title) || sectionOfLine(title) !== null) return false
  const below = lines.slice(at + 1, at + 3).find((next) => next.trim() !== '') ?? ''
  const above = lines[at - 1] ?? ''
  const isApart = above.trim() === '' || /[.!?。！]\s*$/.test(above) || rule.test(above) || markdownHeading.test(line)
  return isApart && statesServings(below)
}
