import { parseDuration } from '../../core/recipes/times/duration.ts'
import type { Findings } from './findings.ts'
import { asArray, hasType, isNode, textIn, textsIn, type Node } from './linked-data.ts'
import { nutritionIn } from './nutrition.ts'
import { fileOf, namedWidth, narrow } from './picture-address.ts'
import { longest } from './plain-text.ts'
import { servingsIn } from './servings.ts'
import { schemaIngredients } from './schema-ingredients.ts'
import { schemaInstructions } from './schema-instructions.ts'

export function isRecipeNode(node: Node): boolean {
  return hasType(node, 'recipe')
}

/** Converts a schema.org Recipe of any syntax to findings. */
export function schemaRecipe(node: Node): Findings {
  return {
    title: textIn(node['name'] ?? node['headline'], longest.title),
    description: textIn(node['description'] ?? node['summary']),
    ingredients: schemaIngredients(
      node['recipeIngredient'] ?? node['ingredients'] ?? node['recipeIngredients'] ?? node['ingredient'],
    ),
    steps: schemaInstructions(node['recipeInstructions'] ?? node['instructions'] ?? node['step']),
    prepTime: parseDuration(node['prepTime']),
    cookTime: parseDuration(node['cookTime']) ?? parseDuration(node['performTime']),
    totalTime: parseDuration(node['totalTime'] ?? node['duration']),
    ...yieldIn(node['recipeYield'] ?? node['yield']),
    difficulty: textIn(node['difficulty'] ?? node['educationalLevel'], longest.title),
    categories: textsIn(node['recipeCategory']),
    cuisine: textsIn(node['recipeCuisine']).join(', '),
    tips: [],
    nutrition: nutritionIn(node['nutrition']),
    image: imageIn(node['image'] ?? node['photo']) || imageIn(node['thumbnailUrl']),
    author: authorIn(node['author']) || authorIn(node['creator']),
    datePublished: textIn(node['datePublished'], 40),
    language: textIn(node['inLanguage'], 40),
    url: addressIn(node['url']) || addressIn(node['mainEntityOfPage']),
    // The rating of a web page is the mean of its visitors.
    rating: null,
  }
}

/**
 * Reads the yield. Plugins write `["4", "4-6 servings"]` or `["4", "24 cookies"]`: the first entry is the number for
 * scaling, and the other is the text to show. A number below zero comes from a program, but in a text such as "-4" the
 * minus is a dash before the number.
 */
function yieldIn(value: unknown): Pick<Findings, 'servings' | 'yield'> {
  const texts = asArray(value)
    .filter((entry) => !isBelowZero(isNode(entry) ? entry['value'] : entry))
    .map((entry) => yieldText(entry).replace(/^-\s*(?=\d)/, ''))
    .filter((text) => text !== '')
  const [first = ''] = texts
  const isCount = /^\d+$/.test(first)
  const fuller = texts.find((text) => text !== first && (isCount ? !/^\d+$/.test(text) : text.startsWith(first)))
  return { servings: servingsIn(first), yield: fuller ?? first }
}

const isBelowZero = (value: unknown) => typeof value === 'number' && value < 0

function yieldText(value: unknown): string {
  if (!isNode(value)) return textIn(value, longest.title)
  return `${textIn(value['value'] ?? value['maxValue'] ?? value['name'])} ${textIn(value['unitText'])}`.trim()
}

const byline = /^(?:(?:recipe|recept|receta|rezept|recette) )?(?:by|por|von|af|av|par|door|przez)\s+(?=\p{Lu})/iu

/** Joins the names of several authors. */
function authorIn(value: unknown): string {
  const names = asArray(value)
    .slice(0, 5)
    .map((author) => textIn(author, longest.title).replace(byline, ''))
    .filter((name) => name !== '' && !/^https?:/i.test(name))
  return [...new Set(names)].join(', ')
}

/**
 * Returns the widest copy of the first picture, or the widest of all if there are only thumbnails of it. Plugins list
 * thumbnails of 225 pixels in front of the original, and pages list pictures of the steps after that of the dish.
 */
function imageIn(value: unknown): string {
  const found = imagesIn(value)
  const copies = found.filter(({ address }) => fileOf(address) === fileOf(found[0]?.address ?? ''))
  const copy = widestOf(copies)
  return (copy && copy.width >= narrow ? copy : widestOf(found))?.address ?? ''
}

const widestOf = (pictures: ReadonlyArray<{ address: string; width: number }>) =>
  pictures.find(({ width }) => pictures.every((other) => other.width <= width))

function imagesIn(value: unknown, depth = 0): Array<{ address: string; width: number }> {
  if (typeof value === 'string') {
    const address = value.trim()
    return address === '' ? [] : [{ address, width: namedWidth(address) }]
  }
  if (depth > 3) return []
  if (Array.isArray(value)) return value.slice(0, 20).flatMap((entry) => imagesIn(entry, depth + 1))
  if (!isNode(value)) return []
  const [first] = imagesIn([value['url'], value['contentUrl'], value['@id'], value['src']], depth + 1)
  const stated = Number.parseInt(textIn(value['width']), 10)
  return first ? [stated > 0 ? { ...first, width: stated } : first] : []
}

function addressIn(value: unknown): string {
  if (typeof value === 'string') return value.trim()
  return isNode(value) && typeof value['@id'] === 'string' ? value['@id'] : ''
}
