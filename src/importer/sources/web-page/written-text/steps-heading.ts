import { sectionOf, sectionOfLine } from '../section-words.ts'
import { bareLine, isAmountLine, isWrittenStep } from './note-lines.ts'

const item = /^\s*[-*+•]\s/
const heading = /^(\s*#{1,6}\s+).*$/

const longestHeading = 70

function sectionIn(line: string) {
  if (line.length > longestHeading) return null
  const words = bareLine(line).replace(/\s*[:：]$/, '')
  const section = sectionOf(words)
  if (section === 'recipe') return /^\p{L}+$/u.test(words) ? section : null
  return heading.test(line) ? section : sectionOfLine(words)
}

const sectionsOf = (lines: ReadonlyArray<string>) => lines.map(sectionIn)

/** "Recipe" below the ingredients is the heading of the steps if the text has no other. */
export function withRecipeAsSteps(text: string): string {
  const lines = text.split('\n')
  const sections = sectionsOf(lines)
  const foods = sections.indexOf('ingredients')
  if (foods < 0 || sections.includes('steps')) return text
  const at = sections.indexOf('recipe', foods)
  const marks = heading.exec(lines[at] ?? '')?.[1]
  return marks === undefined ? text : lines.with(at, `${marks}Method`).join('\n')
}

/** Writes a heading above the sentences below the last list of foods, or returns null if the text has one. */
export function withStepsHeading(text: string): string | null {
  const lines = text.split('\n')
  const sections = sectionsOf(lines)
  if (!sections.includes('ingredients') || sections.includes('steps')) return null
  const last = lines.findLastIndex(isAmountLine)
  const at = lines.findIndex(
    (line, index) => index > last && (lines[index - 1] ?? '').trim() === '' && !item.test(line) && isWrittenStep(line),
  )
  if (last < 0 || at < 0 || sections.slice(last, at).includes('other')) return null
  return lines.toSpliced(at, 0, '## Method', '').join('\n')
}
