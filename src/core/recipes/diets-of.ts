import type { Ingredient } from '../ingredients/ingredient.ts'
import type { Content } from '../ingredients/foods/contents.ts'
import { freeFrom } from '../ingredients/foods/free-from.ts'
import { type Diet, diets } from './diets.ts'

const flesh = ['meat', 'pork', 'fish', 'crustaceans', 'molluscs', 'gelatin', 'rennet'] as const

const forbidden: Readonly<Record<Diet, ReadonlyArray<Content>>> = {
  vegetarian: flesh,
  vegan: [...flesh, 'milk', 'eggs', 'honey'],
  'gluten-free': ['gluten'],
  'dairy-free': ['milk'],
  'nut-free': ['nuts', 'peanuts'],
  'egg-free': ['eggs'],
}

type Lines = ReadonlyArray<Pick<Ingredient, 'line' | 'name'>>

const dietsWithout = (free: ReadonlySet<Content>) =>
  diets.filter((diet) => forbidden[diet].every((content) => free.has(content)))

/** Returns the diet labels for a list of ingredients, as guidance only. */
export const dietsOf = (ingredients: Lines): Array<Diet> => dietsWithout(freeFrom(ingredients))

const freeFromTag = (content: Content) => `free-from:${content}`

/** Returns the tags stored with a recipe: its diet labels, and one tag for each content it is free from. */
export function dietTagsOf(ingredients: Lines): Array<string> {
  const free = freeFrom(ingredients)
  return [...dietsWithout(free), ...[...free].map(freeFromTag)]
}

export const dietsAmong = (tags: ReadonlyArray<string>): Array<Diet> => diets.filter((diet) => tags.includes(diet))

/**
 * Returns the tags of recipes that are free from all of these contents. A diet label replaces the contents it covers.
 */
export function tagsFreeFrom(contents: ReadonlyArray<Content>): Array<string> {
  const wanted = new Set(contents)
  const named = diets.filter(
    (diet) => diet !== 'vegan' && diet !== 'vegetarian' && forbidden[diet].every((content) => wanted.has(content)),
  )
  for (const diet of named) for (const content of forbidden[diet]) wanted.delete(content)
  return [...named, ...[...wanted].map(freeFromTag)]
}
