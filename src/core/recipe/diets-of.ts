import type { Content } from '../ingredient/contents/content.ts'
import { contentsOf } from '../ingredient/contents/contents-of.ts'
import type { Ingredient } from '../ingredient/ingredient.ts'
import { type Diet, diets } from './diets.ts'

const forbidden: Readonly<Record<Diet, ReadonlyArray<Content>>> = {
  vegetarian: ['flesh'],
  vegan: ['flesh', 'dairy', 'egg', 'honey'],
  'gluten-free': ['gluten'],
  'dairy-free': ['dairy'],
  'nut-free': ['nut'],
  'egg-free': ['egg'],
}

const isHeading = (line: string) => /:\s*$|^\s*for the\b/i.test(line)

/**
 * The diets a list of ingredients allows, as guidance. In doubt a diet is left out: a missing flag annoys, a wrong one harms.
 * So one line we do not understand, or a list of a single line, is enough for none at all.
 */
export function dietsOf(ingredients: ReadonlyArray<Pick<Ingredient, 'line' | 'name'>>): Array<Diet> {
  const lines = ingredients.filter(({ line, name }) => (name || line).trim() !== '' && !isHeading(line))
  if (lines.length < 2) return []
  const found = new Set<Content>()
  for (const { line, name } of lines) {
    const { isKnown, contents } = contentsOf(name || line)
    if (!isKnown) return []
    for (const content of contents) found.add(content)
  }
  return diets.filter((diet) => !forbidden[diet].some((content) => found.has(content)))
}
