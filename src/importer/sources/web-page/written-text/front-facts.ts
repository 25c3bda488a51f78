import { measuresIngredient } from '../../../../core/ingredients/measured-text.ts'
import type { RecipeDraft } from '../../../../core/recipes/recipe.ts'
import type { Findings, Line } from '../../../readers/findings.ts'
import { toDraft } from '../../../readers/to-draft.ts'
import { isServings } from '../likeness.ts'
import { partNamed, sectionOf, sectionOfLine } from '../section-words.ts'
import { bareLine, isAmountLine, startOfLists } from './note-lines.ts'

/** Takes the facts of front matter into the draft of the text below it. */
export function withFactsOf(draft: RecipeDraft, found: Findings): RecipeDraft {
  const { title: _title, ingredients: _ingredients, instructions: _steps, ...facts } = toDraft(found, { base: '' })
  const stated = Object.entries(facts).filter(([, value]) => !isEmpty(value))
  return { ...draft, ...(Object.fromEntries(stated) as Partial<RecipeDraft>), tips: [...facts.tips, ...draft.tips] }
}

const isEmpty = (value: unknown) => value === null || value === '' || (Array.isArray(value) && value.length === 0)

const numbered = /^\s*\d{1,2}[.)]\s+\S/
const fewestNumbered = 2

/**
 * Writes the ingredients of front matter above the steps of the text: below a heading that names them, or else numbered.
 * Returns null if there are no such steps.
 */
export function withIngredientsAbove(text: string, ingredients: ReadonlyArray<Line>): string | null {
  const lines = text.split('\n')
  const named = lines.findIndex((line) => sectionOfLine(bareLine(line)) === 'steps')
  const isNumbered = named < 0 && lines.filter((line) => numbered.test(line)).length >= fewestNumbered
  const at = isNumbered ? lines.findIndex((line) => numbered.test(line)) : named
  const items = ['## Ingredients', '', ...ingredients.map((line) => `- ${line.text}`), '']
  return at < 0 ? null : lines.toSpliced(at, 0, ...items, ...(isNumbered ? ['## Method', ''] : [])).join('\n')
}

const longestHeading = 70
const fileEnding = /\.(?:md|markdown|txt|text)$/i
const generalName = /^(?:index|readme|recipes?|notes?|text|document|untitled|page)$/i

/** Writes the title above a text: that of its front matter, its only main heading, or the name of the file. */
export function titledText(text: string, title: string, fileName: string): string {
  if (title !== '') return `${title}\n\n${text}`
  const lines = text.split('\n')
  const first = lines.findIndex((line) => line.trim() !== '')
  const line = lines[first] ?? ''
  const name = titleOfFile(fileName)
  if (name !== '' && headsIngredients(line)) return `${name}\n\n${text}`
  const main = mainHeading(lines, first)
  return main === null ? text : [lines[main], '', ...lines.toSpliced(main, 1)].join('\n')
}

/** "Ingredients" as the first line of a file is no title, and neither is "Ingredients for 4 people". */
function headsIngredients(line: string): boolean {
  if (line.length > longestHeading) return false
  const words = bareLine(line).replace(/\s*:$/, '')
  if (sectionOfLine(words) === 'ingredients') return true
  return sectionOf(words) === 'ingredients' && isServings(partNamed(words).replaceAll(/[()]/g, '').trim())
}

/** Returns where the only heading of first rank is, if another line stands above it. */
function mainHeading(lines: ReadonlyArray<string>, first: number): number | null {
  const start = startOfLists(lines)
  const isHeading = /^\s*#|^\s*[-=]{3,}\s*$/
  if (isHeading.test(lines[first] ?? '') || isHeading.test(lines[first + 1] ?? '')) return null
  const [main, ...others] = lines
    .slice(0, Math.max(0, start))
    .flatMap((line, at) => (/^#\s+\S/.test(line) && sectionOfLine(bareLine(line)) === null ? [at] : []))
  return main === undefined || others.length > 0 ? null : main
}

/** Returns the words of a file's name, or nothing for a general one such as "index.md". */
export function titleOfFile(fileName: string): string {
  if (!fileEnding.test(fileName)) return ''
  const name = fileName
    .replace(/^.*[/\\]/, '')
    .replace(fileEnding, '')
    .replace(/\.\w{2,4}$/, '')
  const words = name.includes(' ') ? name : name.replaceAll(/[-_]+/g, ' ').trim()
  return generalName.test(words) ? '' : `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}

const forCount =
  /^\(?(?:(?:for|f[üu]r|pour|para|per|voor|til|för|dla|na)\s+)?(\d{1,3}(?:\s?[-–]\s?\d{1,3})?\s+\p{L}[\p{L}\s'’-]{1,40})\)?$/iu

/** Returns what the heading of the ingredients says that they make: "Ingredients for 12 rolls". */
export function yieldInHeading(text: string): string | null {
  for (const line of text.split('\n')) {
    const made = countIn(line)
    if (made !== null) return made
  }
  return null
}

function countIn(line: string): string | null {
  if (line.length > longestHeading) return null
  const words = bareLine(line).replace(/\s*[:：]$/, '')
  const made = sectionOf(words) === 'ingredients' ? forCount.exec(partNamed(words))?.[1] : undefined
  return made === undefined || (measuresIngredient(made) && !pieces.test(made)) ? null : made
}

const pieces = /\s(?:stücke?|pieces?|pièces|pezzi|piezas|stuks|bitar|stykker)$/iu

/**
 * "Ingredients for 12 rolls" above amounts is a heading, also without the marks of one. Below foods without a heading it
 * stays a line, because the heading would leave them outside the list.
 */
export function withCountedHeading(text: string): string {
  const lines = text.split('\n')
  const isCounted = (line: string, at: number) =>
    /^\p{L}/u.test(line) && isAmountLine(lines[at + 1] ?? '') && countIn(line) !== null
  const above = lines.slice(0, Math.max(0, lines.findIndex(isCounted)))
  if (above.some(isAmountLine) && !above.some(headsIngredients)) return text
  return lines.map((line, at) => (isCounted(line, at) ? `## ${line}` : line)).join('\n')
}
