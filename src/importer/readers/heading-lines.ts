import { fractionSigns } from '../../core/ingredients/fraction-signs.ts'
import type { Step } from '../../core/recipes/recipe.ts'
import { parseIngredientLine } from '../../core/ingredients/parse-line.ts'
import { isNode, textIn } from './linked-data.ts'
import { longest, plainLines } from './plain-text.ts'
import { headingText, isGroupHeading } from './written-lines.ts'

/** Mela and Nextcloud Cookbook write "# Dough" or "## Dough", RecipeSage "[Dough]". */
const marked = /^(?:#{1,3} +(\S.*)|\[([^[\]\n]{1,100})\])$/gm
const wholeMark = new RegExp(marked.source)

/** Writes headings among ingredients or steps as "Dough:", whether they have a mark or a flag. Lists with marks become sections. */
export function withHeadings(value: unknown): unknown {
  if (typeof value === 'string' && value.includes('\n')) {
    const lines = value.split('\n').map((line) => line.trim())
    if (lines.some(isNumberedHeading)) return withHeadings(lines.filter((line) => line !== ''))
  }
  if (!Array.isArray(value)) return withHeading(value)
  if (value.some((entry) => markedHeading(entry) !== undefined || isNumberedHeading(entry))) return sectionsIn(value)
  return value.flatMap((entry, index) => [...newGroup(entry, value[index - 1]), withHeading(entry)])
}

/**
 * A heading with a number ("2 doughs:"). Web pages write amounts like that ("200 g:"), but no app ends an ingredient with
 * a colon.
 */
const numbered = new RegExp(String.raw`^[\d${fractionSigns}].{0,78}:$`)

export const isNumberedHeading = (text: unknown) =>
  typeof text === 'string' && numbered.test(text) && parseIngredientLine(text.slice(0, -1)).name !== ''

/** Sections preserve headings such as "2 doughs", which look like an ingredient with a colon. */
function sectionsIn(entries: ReadonlyArray<unknown>): Array<unknown> {
  const sections: Array<{ name: string; itemListElement: Array<unknown> }> = [{ name: '', itemListElement: [] }]
  for (const entry of entries) {
    const name = markedHeading(entry) ?? (isColonHeading(entry) ? String(entry) : undefined)
    if (name === undefined) sections.at(-1)?.itemListElement.push(withHeading(entry))
    else sections.push({ name: headingText(name), itemListElement: [] })
  }
  return sections
    .filter(({ itemListElement }) => itemListElement.length > 0)
    .map((section) => ({ '@type': 'HowToSection', ...section }))
}

const isColonHeading = (entry: unknown) =>
  isNumberedHeading(entry) || (typeof entry === 'string' && entry.endsWith(':') && isGroupHeading(entry))

function markedHeading(entry: unknown): string | undefined {
  const text = isNode(entry) ? entry['text'] : entry
  const [, afterMark, inBrackets] = (typeof text === 'string' && wholeMark.exec(text)) || []
  return afterMark ?? inBrackets
}

/** Our own recipes have the heading in each line. */
function newGroup(entry: unknown, previous: unknown): Array<string> {
  const group = groupOf(entry)
  return group !== '' && group !== groupOf(previous) ? [`${group}:`] : []
}

const groupOf = (entry: unknown) =>
  isNode(entry) && typeof entry['group'] === 'string' ? textIn(entry['group'], longest.title) : ''

function withHeading(value: unknown): unknown {
  if (typeof value === 'string')
    return value.replaceAll(marked, (_, afterMark?: string, inBrackets?: string) => `${afterMark ?? inBrackets}:`)
  if (!isNode(value)) return value
  // Flavorish has one list of headings and lines.
  if (value['is_group_header'] === true)
    return `${headingText(textIn(value['name'] ?? value['text'] ?? value['title'], longest.title))}:`
  return typeof value['text'] === 'string' ? { ...value, text: withHeading(value['text']) } : value
}

/** Splits steps with empty lines between them. Each line is then a step of its own, even if it starts with a small letter. */
export const withParagraphs = (value: unknown): unknown =>
  typeof value === 'string' && /\n[ \t]*\r?\n/.test(value) ? plainLines(value) : value

/** Turns steps such as "Dough:" into the group of the steps below them. */
export function groupedSteps(steps: ReadonlyArray<Step>): Array<Step> {
  let heading: string | null = null
  const grouped = steps.flatMap((step) => {
    const isHeading = step.name === null && step.group === null && step.text.endsWith(':') && isGroupHeading(step.text)
    if (isHeading) heading = headingText(step.text)
    return isHeading ? [] : [{ ...step, group: step.group ?? heading }]
  })
  return grouped.length > 0 ? grouped : [...steps]
}
