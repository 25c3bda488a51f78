import type { Findings, Line } from '../../readers/findings.ts'
import { asArray, isNode, textIn, type Node } from '../../readers/linked-data.ts'
import { recipeOfFields, stepsWithTitles } from '../../readers/named-fields.ts'
import { longest } from '../../readers/plain-text.ts'

const listOf = (node: Node, name: string) =>
  asArray(node[name])
    .filter(isNode)
    .toSorted((a, b) => Number(a['order'] ?? 0) - Number(b['order'] ?? 0))

/** Returns true for a recipe of Crouton: the name and the amount of an ingredient are objects. */
export const isCroutonRecipe = (node: Node) =>
  typeof node['name'] === 'string' &&
  (listOf(node, 'steps').some((step) => 'isSection' in step) ||
    listOf(node, 'ingredients').some((line) => isNode(line['ingredient']) && 'order' in line))

export function croutonRecipe(node: Node): Findings {
  const steps = listOf(node, 'steps').map((step) =>
    step['isSection'] === true
      ? { title: textIn(step['step'], longest.title), text: '' }
      : { title: '', text: step['step'] },
  )
  return { ...recipeOfFields(node), ingredients: linesOf(listOf(node, 'ingredients')), steps: stepsWithTitles(steps) }
}

const units: Readonly<Record<string, string>> = {
  GRAMS: 'g',
  KGS: 'kg',
  KILOGRAMS: 'kg',
  MILLS: 'ml',
  MILLILITERS: 'ml',
  LITRES: 'l',
  LITERS: 'l',
  TEASPOON: 'tsp',
  TABLESPOON: 'tbsp',
  FLUID_OUNCE: 'fl oz',
  OUNCE: 'oz',
  ITEM: '',
}

function linesOf(lines: ReadonlyArray<Node>): Array<Line> {
  let group: string | null = null
  return lines.flatMap((line) => {
    const name = textIn(line['ingredient'], longest.line)
    const quantity = isNode(line['quantity']) ? line['quantity'] : {}
    const kind = textIn(quantity['quantityType'], longest.title)
    if (kind === 'SECTION') {
      group = name || null
      return []
    }
    const [from, to] = [quantity['amount'], quantity['secondaryAmount']].map(rounded)
    const unit = units[kind] ?? kind.replaceAll('_', ' ').toLowerCase()
    const words = [to ? `${from}-${to}` : from, unit, name].filter((word) => word !== '')
    return name === '' ? [] : [{ text: words.join(' '), group }]
  })
}

const rounded = (amount: unknown) =>
  typeof amount === 'number' && amount > 0 ? String(Math.round(amount * 1000) / 1000) : ''
