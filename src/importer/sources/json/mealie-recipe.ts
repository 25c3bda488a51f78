import type { Findings, Line } from '../../readers/findings.ts'
import { asArray, isNode, textIn, type Node } from '../../readers/linked-data.ts'
import { recipeOfFields, stepsWithTitles } from '../../readers/named-fields.ts'
import { longest } from '../../readers/plain-text.ts'

const listOf = (node: Node, ...names: ReadonlyArray<string>) =>
  asArray(names.map((name) => node[name]).find((value) => Array.isArray(value))).filter(isNode)

/** Returns true for a recipe of Mealie: its ingredients are objects with a quantity and a note. */
export const isMealieRecipe = (node: Node) =>
  listOf(node, 'recipe_ingredient', 'recipeIngredient').some((line) => 'note' in line && 'quantity' in line)

/** Reads a recipe of Mealie, from its exports (snake case) or its API (camel case). */
export function mealieRecipe(node: Node): Findings {
  const steps = listOf(node, 'recipe_instructions', 'recipeInstructions').map((step) => ({
    title: textIn(step['title'], longest.title),
    text: step['text'],
  }))
  return {
    ...recipeOfFields(node),
    ingredients: mealieLines(listOf(node, 'recipe_ingredient', 'recipeIngredient')),
    steps: stepsWithTitles(steps),
  }
}

/** Reads ingredients. A title starts a group. Without a food, the note is the complete line. */
export function mealieLines(lines: ReadonlyArray<Node>): Array<Line> {
  let group: string | null = null
  return lines.flatMap((line) => {
    const title = textIn(line['title'], longest.title)
    if (title !== '') group = title
    const text = lineOf(line)
    return text === '' ? [] : [{ text, group }]
  })
}

function lineOf(line: Node): string {
  const original = textIn(line['original_text'] ?? line['originalText'], longest.line)
  if (original !== '') return original
  const note = textIn(line['note'], longest.line)
  const food = nameOf(line['food'])
  const unit = nameOf(line['unit'])
  // The note is the complete line, unless there is a unit.
  if (food === '' && (unit === '' || note === '')) return note
  const quantity = Number(line['quantity'])
  const amount = quantity > 0 ? String(Math.round(quantity * 1000) / 1000) : ''
  const words = [amount, unit, food].filter((word) => word !== '').join(' ')
  return note === '' ? words : food === '' ? `${words} ${note}` : `${words}, ${note}`
}

const nameOf = (value: unknown) =>
  isNode(value)
    ? textIn((value['use_abbreviation'] && value['abbreviation']) || value['name'], longest.title)
    : textIn(value, longest.title)
