import type { Findings, Line } from '../../readers/findings.ts'
import { asArray, isNode, textIn, textsIn, type Node } from '../../readers/linked-data.ts'
import { recipeOfFields, stepsWithTitles } from '../../readers/named-fields.ts'
import { longest } from '../../readers/plain-text.ts'

const stepsOf = (node: Node) => asArray(node['steps']).filter(isNode)

/** Returns true for a recipe of Tandoor: its ingredients belong to its steps. */
export const isTandoorRecipe = (node: Node) =>
  typeof node['name'] === 'string' &&
  (stepsOf(node).some((step) => Array.isArray(step['ingredients'])) ||
    (Array.isArray(node['steps']) && 'working_time' in node))

export function tandoorRecipe(node: Node): Findings {
  const steps = stepsOf(node).toSorted((a, b) => Number(a['order'] ?? 0) - Number(b['order'] ?? 0))
  const titled = steps.map((step) => ({
    title: step['show_as_header'] === false ? '' : textIn(step['name'], longest.title),
    text: step['instruction'],
    lines: asArray(step['ingredients']).filter(isNode),
  }))
  return {
    ...recipeOfFields({
      ...node,
      prepTime: node['working_time'],
      cookTime: node['waiting_time'],
      yield:
        textIn(node['servings_text']) === ''
          ? node['servings']
          : `${textIn(node['servings'])} ${textIn(node['servings_text'])}`,
    }),
    ingredients: titled.flatMap(({ title, lines }) => linesOf(lines, title)),
    steps: stepsWithTitles(titled),
    categories: textsIn(asArray(node['keywords'])),
  }
}

function linesOf(lines: ReadonlyArray<Node>, title: string): Array<Line> {
  let group = title === '' ? null : title
  return lines
    .toSorted((a, b) => Number(a['order'] ?? 0) - Number(b['order'] ?? 0))
    .flatMap((line) => {
      const note = textIn(line['note'], longest.line)
      if (line['is_header'] === true) {
        group = note === '' ? group : note
        return []
      }
      const amount = line['no_amount'] === true || Number(line['amount']) === 0 ? '' : rounded(line['amount'])
      const words = [amount, textIn(line['unit'], longest.title), textIn(line['food'], longest.title)]
      const text = words.filter((word) => word !== '').join(' ')
      return text === '' ? [] : [{ text: note === '' ? text : `${text}, ${note}`, group }]
    })
}

/** Writes a third as 0.333. */
const rounded = (amount: unknown) =>
  typeof amount === 'number' ? String(Math.round(amount * 1000) / 1000) : textIn(amount)
