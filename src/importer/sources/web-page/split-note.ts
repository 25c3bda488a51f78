import { sectionOfLine } from './section-words.ts'

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
  return [0, ...starts].map((start, index) => lines.slice(start, starts[index]).join('\n'))
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
