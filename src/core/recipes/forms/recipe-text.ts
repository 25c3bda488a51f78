import type { Ingredient } from '../../ingredients/ingredient.ts'
import { toIngredient } from '../../ingredients/parse-line.ts'
import type { Step } from '../recipe.ts'
import { withoutStepNumbers } from '../step-numbers.ts'

/**
 * Lists as typed text: one ingredient per line, steps separated by empty lines. A line ending with a colon is a
 * heading ("For the sauce:"), and a line with only a colon ends the group. In a step of several lines, a first line
 * ending with a colon is the step's title.
 */
const headingEnd = /[:：]\s*$/

export function ingredientsToText(ingredients: Array<Ingredient>): string {
  return withHeadings(ingredients, (ingredient) => ingredient.line, '\n')
}

export function ingredientsFromText(text: string): Array<Ingredient> {
  let group: string | null = null
  return lines(text).flatMap((line) => {
    if (!headingEnd.test(line)) return [toIngredient(line, group)]
    group = line.replace(headingEnd, '').trim() || null
    return []
  })
}

export function stepsToText(steps: Array<Step>): string {
  return withHeadings(steps, stepToText, '\n\n')
}

function stepToText(step: Step) {
  const text = step.text.replace(/\n\s*\n/g, '\n')
  return step.name ? `${step.name.replace(headingEnd, '')}:\n${text}` : text
}

/**
 * Returns whether each line is a step. Many people press Enter only once between steps, and leave empty lines only above
 * headings. A heading with a single line below it is the title of that step.
 */
function hasStepPerLine(text: string): boolean {
  const paragraphs = text.split(emptyLines).map(lines)
  return (
    paragraphs.slice(1).every(([first]) => isHeading(first)) &&
    paragraphs.some((paragraph) => paragraph.filter((line) => !isHeading(line)).length > 1)
  )
}

const isHeading = (line = '') => headingEnd.test(line)

const emptyLines = /\r?\n\s*\r?\n/

export function stepsFromText(typed: string): Array<Step> {
  const text = withoutStepNumbers(typed).trim()
  let group: string | null = null
  return text.split(hasStepPerLine(text) ? /\r?\n/ : emptyLines).flatMap((paragraph) => {
    const [first, ...rest] = lines(paragraph)
    if (first === undefined) return []
    if (!headingEnd.test(first)) return [{ text: [first, ...rest].join('\n'), name: null, group }]
    const heading = first.replace(headingEnd, '').trim() || null
    if (rest.length > 0) return [{ text: rest.join('\n'), name: heading, group }]
    group = heading
    return []
  })
}

const lines = (text: string) =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)

function withHeadings<Entry extends { group: string | null }>(
  entries: Array<Entry>,
  written: (entry: Entry) => string,
  separator: string,
): string {
  let group: string | null = null
  const parts: Array<string> = []
  for (const entry of entries) {
    if (entry.group !== group) parts.push(`${(entry.group ?? '').replace(headingEnd, '')}:`)
    group = entry.group
    parts.push(written(entry))
  }
  return parts.join(separator)
}
