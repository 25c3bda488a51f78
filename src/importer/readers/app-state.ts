import type { HtmlElement } from './html-tree.ts'
import { scriptText } from './json-ld.ts'
import { readJson } from './lenient-json.ts'
import { isNode, type Node } from './linked-data.ts'

/**
 * Pages drawn by script carry their data along: `__NEXT_DATA__`, `window.__STATE__ = {…}`, `application/json` blocks,
 * attributes such as Inertia's `data-page`. Whatever its maker called things, a recipe in it is an object with
 * ingredients and steps. Each is given back as a schema.org Recipe.
 */
export function appStateRecipes(elements: ReadonlyArray<HtmlElement>): Array<Node> {
  const found: Array<Node> = []
  for (const element of elements) {
    for (const source of jsonIn(element)) {
      if (/ingredient/i.test(source)) for (const value of readJson(source)) collect(withReferences(value), found)
    }
  }
  return found
}

const longestState = 4_000_000

function jsonIn(element: HtmlElement): Array<string> {
  if (element.name !== 'script') {
    return Object.values(element.attribs).filter((value) => value.length > 200 && value.startsWith('{'))
  }
  const type = element.attribs['type'] ?? ''
  const text = scriptText(element)
  if (/ld\+json/i.test(type) || text.length > longestState) return []
  if (/json/i.test(type)) return [text]
  const assigned = /(?:^|[;\s])(?:window|self|globalThis|var|let|const)[.\s[][\w.$'"\]]*\s*=\s*(?=[{[])/.exec(text)
  return assigned ? [text.slice(assigned.index + assigned[0].length)] : []
}

/** Nuxt 3 flattens its state into one array whose objects hold positions in it. */
function withReferences(value: unknown): unknown {
  if (!Array.isArray(value) || value.length < 10 || (!isNode(value[0]) && !Array.isArray(value[0]))) return value
  let budget = 50_000
  const resolve = (index: unknown, depth: number): unknown => {
    budget -= 1
    const target: unknown = typeof index === 'number' ? value[index] : index
    if (depth > 12 || budget < 0) return null
    if (Array.isArray(target)) return target.map((entry) => resolve(entry, depth + 1))
    if (!isNode(target)) return target
    return Object.fromEntries(Object.entries(target).map(([key, entry]) => [key, resolve(entry, depth + 1)]))
  }
  const isFlattened = value.every(
    (entry) => !isNode(entry) || Object.values(entry).every((field) => typeof field === 'number'),
  )
  return isFlattened ? value.flatMap((entry, index) => (isNode(entry) ? [resolve(index, 0)] : [])) : value
}

const mostObjects = 100_000
const ingredientsKey = /^(?:recipe|grouped|scaled)?_?ingredients?(?:_?(?:list|lines|groups?|sections?|blocks))?$/i
const stepsKey =
  /^(?:recipe|cooking|grouped)?_?(?:instructions?|steps?|directions?|methods?|preparations?|procedures?)(?:_?(?:list|groups?|sections?|steps|blocks))?$/i

function collect(root: unknown, found: Array<Node>) {
  const waiting: Array<unknown> = [root]
  for (let seen = 0; waiting.length > 0 && seen < mostObjects && found.length < 20; seen += 1) {
    const value = waiting.pop()
    if (isNode(value)) {
      const recipe = recipeIn(value)
      if (recipe) found.push(recipe)
    }
    if (typeof value === 'object' && value !== null) {
      for (const entry of Object.values(value)) if (typeof entry === 'object' && entry !== null) waiting.push(entry)
    }
  }
}

function recipeIn(node: Node): Node | null {
  const ingredients = valueOf(node, ingredientsKey)
  const steps = valueOf(node, stepsKey)
  if (ingredients === undefined || steps === undefined) return null
  return {
    '@type': 'Recipe',
    name: node['title'] ?? node['name'] ?? node['headline'],
    description: node['description'] ?? node['summary'],
    recipeIngredient: ingredients,
    recipeInstructions: steps,
    prepTime: node['prepTime'] ?? node['prep_time'] ?? node['preparationTime'] ?? node['preparation_time'],
    cookTime: node['cookTime'] ?? node['cook_time'] ?? node['cookingTime'] ?? node['cooking_time'],
    totalTime: node['totalTime'] ?? node['total_time'],
    recipeYield: node['servings'] ?? node['serving_size'] ?? node['yield'] ?? node['recipeYield'] ?? node['portions'],
    image: node['image'] ?? node['imageUrl'] ?? node['image_url'],
    author: node['author'],
  }
}

function valueOf(node: Node, key: RegExp): unknown {
  return Object.entries(node).find(([name, value]) => key.test(name) && Array.isArray(value) && value.length > 0)?.[1]
}
