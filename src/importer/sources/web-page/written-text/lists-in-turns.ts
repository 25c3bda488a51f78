import { measuresIngredient } from '../../../../core/ingredients/measured-text.ts'
import { sectionOf, sectionOfLine } from '../section-words.ts'
import { bareLine, isAmountLine, isWrittenStep } from './note-lines.ts'

const bullet = /^\s*[-*+•]\s+\S/
const heading = /^\s*(#{1,6})\s+(\S.*)$/
const rule = /^\s*(?:[-*_]\s*){3,}$/
const longestFood = 100
const longestName = 80
const fewestTurns = 2
const fewestAmounts = 3

interface Part {
  name: string
  foods: Array<string>
  steps: Array<string>
}

/**
 * Some cooks write the foods of each step above it: a list, then what to do with it, then the next list. Writes all
 * foods above all steps, with the heading of each part above both, or returns null for other texts.
 */
export function withListsApart(text: string): string | null {
  const lines = text.split('\n')
  if (lines.some((line) => line.length < longestFood && namesSection(line))) return null
  const title = lines.findIndex((line) => line.trim() !== '')
  const first = lines.findIndex(isFood)
  if (first <= title || lines.filter(isAmount).length < fewestAmounts) return null
  // Several main headings are several recipes.
  if (lines.filter((line) => /^#\s/.test(line)).length > 1) return null
  const start = startOfPart(lines, title, first)
  const parts = partsOf(lines.slice(start))
  if (parts.filter(({ foods, steps }) => foods.length > 0 && steps.some(isStep)).length < fewestTurns) return null
  return [
    ...lines.slice(0, start),
    '',
    '## Ingredients',
    ...parts.flatMap(({ name, foods }) => (foods.length > 0 ? [...named(name), ...foods] : [])),
    '',
    '## Method',
    ...parts.flatMap(({ name, steps }) => (steps.length > 0 ? [...named(name), ...steps] : [])),
  ].join('\n')
}

const named = (name: string) => (name === '' ? [] : ['', `### ${name}`, ''])

function namesSection(line: string): boolean {
  const words = bareLine(line).replace(/\s*[:：]$/, '')
  const section = heading.test(line) ? sectionOf(words) : sectionOfLine(words)
  return section === 'ingredients' || section === 'steps'
}

/** "Butter, 170 g: cut into cubes." is a food, and other sentences are none. */
const amountBehind = /^\s*[-*+•]\s+[^,.:;]{2,40},\s?\d/
const isFood = (line: string) =>
  bullet.test(line) && line.length <= longestFood && (!/[.!?]\s*$/.test(line) || amountBehind.test(line))
/** An item that is no food may be a long one: "14 oz can of tomatoes (…), chopped." */
const isStep = (line: string) => !bullet.test(line) && isWrittenStep(line)
const isAmount = (line: string) => isFood(line) && (isAmountLine(line) || measuresIngredient(line))

/** The line or heading right above the first list belongs to it. */
function startOfPart(lines: ReadonlyArray<string>, title: number, first: number): number {
  const above = lines.slice(title + 1, first)
  const at = above.findLastIndex((line) => line.trim() !== '')
  return at >= 0 && namesPart(above[at] ?? '') ? title + 1 + at : first
}

const namesPart = (line: string) =>
  heading.test(line) || (/[:：]\s*$/.test(line) && line.length <= longestName && !bullet.test(line))

function partsOf(lines: ReadonlyArray<string>): Array<Part> {
  const parts: Array<Part> = [{ name: '', foods: [], steps: [] }]
  for (const line of lines) {
    const part = parts.at(-1)
    if (!part || rule.test(line)) continue
    if (namesPart(line)) parts.push({ name: bareLine(line).replace(/\s*[:：.]$/, ''), foods: [], steps: [] })
    else if (!isFood(line)) part.steps.push(line)
    else if (part.steps.every((step) => step.trim() === '')) part.foods.push(line)
    // Without a heading, the next list continues the part above.
    else parts.push({ name: '', foods: [line], steps: [] })
  }
  return parts
}
