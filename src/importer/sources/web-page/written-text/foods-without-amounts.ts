import { isGroupHeading } from '../../../readers/written-lines.ts'
import { withoutRunInHeading } from '../run-in-headings.ts'
import { sectionOfLine, type Section } from '../section-words.ts'
import { areKnownFoods, isInOtherLanguage } from './known-foods.ts'
import { bareLine, isWrittenStep } from './note-lines.ts'

const longestFood = 100
const fewestFoods = 2
const bullet = /^\s*(?:[-*+•]|\d{1,2}[.)])\s+/

/**
 * Marks the lines between the headings of the ingredients and of the steps as items. A text with both headings is a
 * recipe, also without any amount. Returns null for other texts, and if the lines are no foods: a shampoo has
 * ingredients and directions too.
 */
export function withFoodsAsItems(text: string): string | null {
  const lines = text.split('\n').flatMap((line, index) => (index === 0 ? [line] : withoutRunIn(line)))
  const start = headingAt(lines, 'ingredients', 1)
  const end = headingAt(lines, 'steps', start + 1)
  if (start < 0 || end < 0) return null
  const written = lines
    .slice(start + 1, end)
    .map(bareLine)
    .filter(Boolean)
  const foods = written.length === 1 ? foodsIn(written[0] ?? '') : written.map((line) => line.replace(bullet, ''))
  const areFoods = foods.every((food) => food.length <= longestFood && !/\p{L}{3}[.!?]$/u.test(food))
  if (!areFoods || foods.length < fewestFoods || !lines.slice(end + 1).some(isWrittenStep)) return null
  if (!isInOtherLanguage(text) && !areKnownFoods(foods.filter((food) => !isGroupHeading(food)))) return null
  const items = foods.map((food) => (isGroupHeading(food) ? `### ${food}` : `- ${food}`))
  return [...lines.slice(0, start), '## Ingredients', ...items, '## Method', ...lines.slice(end + 1)].join('\n')
}

const headingAt = (lines: ReadonlyArray<string>, section: Section, from: number) =>
  from < 1 ? -1 : lines.findIndex((line, index) => index >= from && sectionOfLine(bareLine(line)) === section)

/** "Ingredients: bread, basil" becomes a heading and a line. */
function withoutRunIn(line: string): Array<string> {
  const parts = withoutRunInHeading(bareLine(line))
  return parts ? [parts.heading, parts.lines.join(', ')] : [line]
}

/** "bread, tomatoes, olive oil" */
const foodsIn = (line: string) =>
  line
    .replace(/\.$/, '')
    .split(/[,;]\s+/)
    .filter((food) => food.trim() !== '')
