import { expect, test } from 'vitest'
import { recipeLimits } from '../../core/recipes/recipe-limits.ts'
import { generateRecipe } from './generate-recipe.ts'
import { wordOf } from './read-lines.ts'

const recipes = Array.from({ length: 5_000 }, (_, index) => generateRecipe(1, index))
const shareOf = (word: RegExp) =>
  recipes.filter(({ ingredients }) => ingredients.some(({ line }) => word.test(line))).length / recipes.length

test('generates the same recipe for the same seed and others for another', () => {
  expect(generateRecipe(1, 12)).toEqual(recipes[12])
  expect(generateRecipe(2, 12).title).not.toBe(recipes[12]?.title)
})

test('leaves no unresolved choices or placeholders in texts', () => {
  const texts = recipes.flatMap(({ title, description, ingredients, instructions, tips }) => [
    title,
    description,
    ...ingredients.map(({ line }) => line),
    ...instructions.map(({ text }) => text),
    ...tips,
  ])
  expect(texts.filter((text) => /[[\]{}|@]|undefined|^\s*$| {2}/.test(text))).toEqual([])
})

test('generates mostly distinct titles', () => {
  expect(new Set(recipes.map(({ title }) => title)).size).toBeGreaterThan(recipes.length * 0.97)
})

test('uses common ingredients often and rare ones seldom', () => {
  expect(shareOf(/\bsalt\b/)).toBeGreaterThan(0.45)
  expect(shareOf(/\bsalt\b/)).toBeLessThan(0.62)
  expect(shareOf(/saffron/)).toBeLessThan(0.04)
  expect(shareOf(/berbere/)).toBeGreaterThan(0)
})

test('gives nearly every line an amount that scales', () => {
  const lines = recipes.flatMap(({ ingredients }) => ingredients)
  const measured = lines.filter(({ measures }) => measures.length > 0)
  expect(measured.length / lines.length).toBeGreaterThan(0.95)
})

test('mentions only listed ingredients in the steps', () => {
  const strangers = recipes.filter(({ ingredients, instructions }) => {
    const steps = instructions.map(({ text }) => text.toLowerCase()).join(' ')
    const isNamed = (word: string) => word.length > 2 && steps.includes(word)
    // Steps say "the yuzu" for yuzu juice.
    const named = ingredients.filter(({ line }) => wordOf(line).toLowerCase().split(' ').some(isNamed))
    return named.length < 2
  })
  expect(strangers.length / recipes.length).toBeLessThan(0.01)
})

test('has a few common categories and a long tail of at most 200', () => {
  const names = new Set(recipes.flatMap(({ categories }) => categories))
  expect(names.size).toBeGreaterThan(120)
  expect(names.size).toBeLessThanOrEqual(200)
  expect([...names].filter((name) => name.length > recipeLimits.category)).toEqual([])
})

test('spreads the recipes unevenly over hundreds of chefs', () => {
  const counts = Map.groupBy(recipes, ({ authorId }) => authorId)
  const sizes = [...counts.values()].map(({ length }) => length).toSorted((left, right) => right - left)
  expect(sizes.length).toBeGreaterThan(300)
  expect(sizes[0]).toBeGreaterThan(20 * (sizes.at(-1) ?? 0))
})

test('spreads the dates over ten years and uses letters of many languages', () => {
  const years = new Set(recipes.map(({ datePublished }) => datePublished.getUTCFullYear()))
  expect(years.size).toBeGreaterThanOrEqual(10)
  const titles = recipes.map((recipe) => recipe.title).join()
  expect([...'éñäçİøãö'].filter((letter) => !titles.includes(letter))).toEqual([])
})
