import { expect, test } from 'vitest'
import { recipeLimits } from '../../core/recipe/recipe-limits.ts'
import { generateRecipe } from './generate-recipe.ts'
import { wordOf } from './read-lines.ts'

const recipes = Array.from({ length: 20_000 }, (_, index) => generateRecipe(1, index))
const shareOf = (word: RegExp) =>
  recipes.filter(({ ingredients }) => ingredients.some(({ line }) => word.test(line))).length / recipes.length

test('a recipe is the same whenever it is made, and another seed gives others', () => {
  expect(generateRecipe(1, 12)).toEqual(recipes[12])
  expect(generateRecipe(2, 12).title).not.toBe(recipes[12]?.title)
})

test('no choice and no blank is left over in any text', () => {
  const texts = recipes.flatMap(({ title, description, ingredients, instructions, tips }) => [
    title,
    description,
    ...ingredients.map(({ line }) => line),
    ...instructions.map(({ text }) => text),
    ...tips,
  ])
  expect(texts.filter((text) => /[[\]{}|@]|undefined|^\s*$| {2}/.test(text))).toEqual([])
})

test('titles are mostly distinct', () => {
  expect(new Set(recipes.map(({ title }) => title)).size).toBeGreaterThan(recipes.length * 0.97)
})

test('a word is as common as in real kitchens: salt everywhere, saffron seldom', () => {
  expect(shareOf(/\bsalt\b/)).toBeGreaterThan(0.45)
  expect(shareOf(/\bsalt\b/)).toBeLessThan(0.62)
  expect(shareOf(/saffron/)).toBeLessThan(0.04)
  expect(shareOf(/berbere/)).toBeGreaterThan(0)
})

test('nearly every line has an amount that scales', () => {
  const lines = recipes.flatMap(({ ingredients }) => ingredients)
  const measured = lines.filter(({ measures }) => measures.length > 0)
  expect(measured.length / lines.length).toBeGreaterThan(0.95)
})

test('the steps speak of what is in the list', () => {
  const strangers = recipes.filter(({ ingredients, instructions }) => {
    const steps = instructions.map(({ text }) => text.toLowerCase()).join(' ')
    const named = ingredients.filter(({ line }) => steps.includes(wordOf(line).toLowerCase().split(' ').at(-1) ?? ''))
    return named.length < 2
  })
  expect(strangers.length / recipes.length).toBeLessThan(0.01)
})

test('there are a few common categories and a long tail, at most 200', () => {
  const names = new Set(recipes.flatMap(({ categories }) => categories))
  expect(names.size).toBeGreaterThan(120)
  expect(names.size).toBeLessThanOrEqual(200)
  expect([...names].filter((name) => name.length > recipeLimits.category)).toEqual([])
})

test('hundreds of chefs cook, some of them much more than others', () => {
  const counts = Map.groupBy(recipes, ({ authorId }) => authorId)
  const sizes = [...counts.values()].map(({ length }) => length).toSorted((left, right) => right - left)
  expect(sizes.length).toBeGreaterThan(300)
  expect(sizes[0]).toBeGreaterThan(20 * (sizes.at(-1) ?? 0))
})

test('they were written over ten years and in letters of many languages', () => {
  const years = new Set(recipes.map(({ datePublished }) => datePublished.getUTCFullYear()))
  expect(years.size).toBeGreaterThanOrEqual(10)
  const titles = recipes.map((recipe) => recipe.title).join()
  expect([...'éñäçİøãö'].filter((letter) => !titles.includes(letter))).toEqual([])
})
