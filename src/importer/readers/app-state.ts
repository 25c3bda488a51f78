import type { HtmlElement } from './html-tree.ts'
import { isNode, type Node } from './linked-data.ts'
import { stateValues } from './state-values.ts'
import { withReferences } from './state-references.ts'

/**
 * Finds recipes in the data of script-rendered pages. Field names differ from site to site, so any object with
 * ingredients and steps counts as a recipe. Returns each recipe as a schema.org Recipe.
 */
export function appStateRecipes(elements: ReadonlyArray<HtmlElement>): Array<Node> {
  const found: Array<Node> = []
  for (const value of stateValues(elements)) collect(withReferences(value), found)
  return found
}

const mostObjects = 100_000
const ingredientsKey =
  /^(?:(?:recipe|grouped|scaled)?_?ingredients?(?:_?(?:list|lines|groups?|sections?|blocks|text|html))?|zutaten(?:liste)?|ingredientes|ingredienti|ingredi[eë]nten|ingredienser|ingrédients|składniki|hozzavalok)$/i
const stepsKey =
  /^(?:(?:recipe|cooking|preparation|method|grouped)?_?(?:instructions?|steps?|directions?|methods?|preparations?|procedures?)(?:_?(?:list|groups?|sections?|steps|blocks|text|html))?|zubereitung(?:sschritte)?|schritte|preparaci[oó]n|pasos|preparo|modo_?(?:de_?)?preparo|preparazione|procedimento|bereiding(?:swijze)?|étapes|etapes|tillagning|fremgangsm[aå]+[dt]e)$/i

const timeKey = (kind: string) => new RegExp(`^(?:${kind})_?time(?:_?(?:in_?)?min(?:ute)?s?)?$`, 'i')
const prepKey = timeKey('prep|preparation')
const cookKey = timeKey('cook|cooking|bake|baking')
const totalKey = timeKey('total')
const yieldKey =
  /^(?:(?:default|number_?of|recipe)?_?(?:servings?|portions?|persons?|people|yield)(?:_?(?:size|count|number))?|serves|portionen|personen|raciones|porciones|porções)$/i
const imageKey = /^(?:(?:hero|main|cover|featured|lead)_?)?(?:image|picture|photo)(?:_?url)?$/i

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
  const times = {
    prepTime: factOf(node, prepKey),
    cookTime: factOf(node, cookKey),
    totalTime: factOf(node, totalKey),
  }
  return {
    '@type': 'Recipe',
    name: node['title'] ?? node['name'] ?? node['headline'],
    description: node['description'] ?? node['summary'],
    recipeIngredient: ingredients,
    recipeInstructions: steps,
    ...(areSeconds(Object.values(times)) ? inMinutes(times) : times),
    recipeYield: factOf(node, yieldKey),
    image: factOf(node, imageKey),
    author: node['author'],
  }
}

/**
 * Returns whether times without a unit are seconds. They are minutes, unless all of them are multiples of 60 and one
 * would exceed ten hours.
 */
function areSeconds(times: ReadonlyArray<unknown>): boolean {
  const numbers = times.filter((time) => typeof time === 'number' && time > 0).map(Number)
  return numbers.length > 0 && numbers.every((time) => time % 60 === 0) && Math.max(...numbers) >= 600
}

function inMinutes(times: Node): Node {
  return Object.fromEntries(
    Object.entries(times).map(([name, time]) => [name, typeof time === 'number' ? time / 60 : time]),
  )
}

/** Returns the first value of a field whose name matches. A number or text comes before an object with an id or a unit. */
function factOf(node: Node, key: RegExp): unknown {
  const values = Object.entries(node).flatMap(([name, value]) => (key.test(name) && value ? [value] : []))
  return values.find((value) => !isNode(value)) ?? values[0]
}

function valueOf(node: Node, key: RegExp): unknown {
  return Object.entries(node).find(([name, value]) => key.test(name) && isList(value))?.[1]
}

/**
 * Returns true for a list, a rich-text document, or text of several lines. A single word such as "Ingredients" is a
 * button label.
 */
function isList(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0
  if (isNode(value)) return Array.isArray(value['content']) || Array.isArray(value['children'])
  return typeof value === 'string' && value.length > 20 && /<(?:li|br|p|div)\b|\n/.test(value)
}
