import type { Node } from './linked-data.ts'
import { pictureAddress } from './picture-address.ts'
import { startOfLines, startOfText } from './html-text.ts'
import { childElements, elementsBelow, type HtmlElement } from './html-tree.ts'

/** How a markup syntax declares items and their properties on the page's elements. */
interface Syntax {
  /** Returns the type of the item that an element starts, or null. */
  typeOf(element: HtmlElement): string | null
  propertiesOf(element: HtmlElement): ReadonlyArray<string>
}

const recipeClass = /(?:^|\s)h-?recipe(?:\s|$)/i

const words = (text: string | undefined) => text?.split(/\s+/).filter((word) => word !== '') ?? []
const localName = (name: string) => name.replace(/^.*[/:#]/, '')

export const microdata: Syntax = {
  typeOf: ({ attribs }) => ('itemscope' in attribs || attribs['itemtype'] ? (attribs['itemtype'] ?? 'Thing') : null),
  propertiesOf: ({ attribs }) => words(attribs['itemprop']).map(localName),
}

export const rdfa: Syntax = {
  typeOf: ({ attribs }) => attribs['typeof'] ?? null,
  propertiesOf: ({ attribs }) => words(attribs['property'] ?? attribs['rel']).map(localName),
}

/** Microformats use classes for types and properties. The older `hrecipe` has no prefixes. */
const microformatNames: Record<string, string> = {
  fn: 'name',
  'p-name': 'name',
  'p-ingredient': 'ingredient',
  ingredient: 'ingredient',
  'e-instructions': 'instructions',
  instructions: 'instructions',
  instruction: 'instructions',
  'p-yield': 'yield',
  yield: 'yield',
  'dt-duration': 'totalTime',
  duration: 'totalTime',
  preptime: 'prepTime',
  cooktime: 'cookTime',
  'u-photo': 'image',
  photo: 'image',
  'p-author': 'author',
  author: 'author',
  'p-summary': 'description',
  summary: 'description',
}

export const microformats: Syntax = {
  typeOf: ({ attribs }) => (recipeClass.test(attribs['class'] ?? '') ? 'Recipe' : null),
  propertiesOf: ({ attribs }) => words(attribs['class']).flatMap((name) => microformatNames[name.toLowerCase()] ?? []),
}

const mostRecipes = 50
const isRecipeType = (type: string | null) => type !== null && /recipe$/i.test(localName(type))

/** Returns the recipes marked up in this syntax. */
export function embeddedRecipes(elements: ReadonlyArray<HtmlElement>, syntax: Syntax): Array<Node> {
  const values: Values = new Map()
  const recipes: Array<Node> = []
  for (const element of elements)
    if (recipes.length < mostRecipes && isRecipeType(syntax.typeOf(element)))
      recipes.push(readThing(element, syntax, 0, values))
  return recipes
}

const isIngredientType = (type: string | null) => type !== null && /ingredient$/i.test(localName(type))

/** Returns true for the text of an ingredient with all of its fields and a note without one: "2 carrots, sliced". */
function isShownWhole(text: string, { name = [], ...others }: Record<string, ReadonlyArray<unknown>>): boolean {
  const values = [name, ...Object.values(others)].flat()
  const isInText = (value: unknown) => typeof value === 'string' && text.includes(value)
  return name.length === 1 && !text.includes('\n') && values.length <= mostFields && values.every(isInText)
}

const mostFields = 8

/** Damaged pages nest recipes in each other, and each of them would read the text of the others again. */
type Values = Map<HtmlElement, string>

function readThing(scope: HtmlElement, syntax: Syntax, depth: number, values: Values): Node {
  const properties: Record<string, Array<unknown>> = {}
  const visit = (element: HtmlElement, inherited: ReadonlyArray<string>) => {
    const names = syntax.propertiesOf(element).filter((name) => !inherited.includes(name))
    const isThing = syntax.typeOf(element) !== null
    const value =
      names.length > 0 && (isThing && depth < 6 ? readThing(element, syntax, depth + 1, values) : known(element))
    for (const name of names) {
      if (value !== '') (properties[name] ??= []).push(value)
    }
    if (!isThing) for (const child of childElements(element)) visit(child, [...inherited, ...names])
  }
  const known = (element: HtmlElement) => {
    const value = values.get(element) ?? valueOf(element)
    values.set(element, value)
    return value
  }
  for (const child of childElements(scope)) visit(child, [])
  if (isIngredientType(syntax.typeOf(scope)) && isShownWhole(known(scope), properties))
    properties['text'] = [known(scope)]
  const isBare = Object.keys(properties).length === 0
  return { '@type': syntax.typeOf(scope) ?? 'Recipe', ...(isBare ? { '@value': known(scope) } : properties) }
}

/** Returns the value of an element. Lists keep their line breaks, and all other elements become one line. */
function valueOf(element: HtmlElement): string {
  const { attribs } = element
  const stated = attribs['content'] ?? attribs['datetime']
  if (stated !== undefined && stated !== '') return stated
  if (element.name === 'img' || element.name === 'source') return pictureAddress(element)
  if (element.name === 'link') return attribs['href'] ?? ''
  return holdsLines(element) ? startOfLines(element, longestValue).join('\n') : startOfText(element, longestValue)
}

/** No field of a recipe is longer. */
const longestValue = 100_000

const lineTags = new Set(['li', 'p', 'br', 'tr', 'h2', 'h3', 'h4', 'h5'])

function holdsLines(element: HtmlElement): boolean {
  if (element.name === 'ul' || element.name === 'ol' || element.name === 'table') return true
  return elementsBelow(element).filter(({ name }) => lineTags.has(name)).length > 1
}
