import { expect, test } from 'vitest'
import { toIngredient } from '../ingredients/parse-line.ts'
import { cutNotices } from './cut-notices.ts'
import { fitRecipe, shownLists } from './fit-recipe.ts'
import { emptyRecipeForm, formFromDraft, RecipeForm, recipeFromForm } from './forms/recipe-form.ts'

const plain = recipeFromForm({ ...emptyRecipeForm, title: 'Soup', ingredients: '1 leek', instructions: 'Simmer.' })

test('leaves a recipe within the limits unchanged', () => {
  expect(fitRecipe(plain)).toEqual(plain)
})

test('drops duplicate categories', () => {
  expect(fitRecipe({ ...plain, categories: ['Dinner', 'soups', 'dinner '] }).categories).toEqual(['dinner', 'soups'])
})

const long = 'leek '.repeat(50_000)
const endless = {
  ...plain,
  title: `${long}\u0000`,
  description: long,
  ingredients: Array.from({ length: 900 }, () => toIngredient(`${'x'.repeat(400)}\u0000`, long)),
  instructions: Array.from({ length: 900 }, () => ({ text: `${'y'.repeat(900)}\ud800`, name: long, group: long })),
  prepTime: 90 * 24 * 60,
  cookTime: 1e9,
  totalTime: 12.5,
  servings: 2.5,
  yield: long,
  categories: Array.from({ length: 40 }, (_, index) => `${index} ${long}`),
  cuisine: long,
  author: long,
  tips: Array.from({ length: 200 }, () => 'z'.repeat(400)),
  nutritionFacts: { calories: 1e12, protein: -4, carbs: 20, fat: null },
  imageUrl: `https://example.com/${'a'.repeat(3_000)}`,
  language: 'x'.repeat(100),
}

test('fits any imported recipe to what the edit form accepts', () => {
  const { error } = RecipeForm.safeParse(formFromDraft(endless))
  expect(error?.issues).toBeUndefined()
})

test('rounds numbers and drops invalid values', () => {
  expect(fitRecipe(endless)).toMatchObject({
    prepTime: 129_600,
    totalTime: 13,
    servings: 3,
    imageUrl: null,
    language: null,
    nutritionFacts: { calories: null, protein: null, carbs: 20, fat: null },
  })
})

const manyLines = {
  ...plain,
  ingredients: Array.from({ length: 100_000 }, (_, index) => toIngredient('1 egg', index % 2 ? 'Sauce' : null)),
  instructions: Array.from({ length: 100_000 }, () => ({ text: 'Stir.', name: null, group: null })),
}

test('names each part that does not fit', () => {
  expect(cutNotices(plain)).toEqual([])
  expect(cutNotices({ ...plain, title: ' Soup\u0000 ', tips: [' Salt. '] })).toEqual([])
  expect(cutNotices({ ...manyLines, title: 'x'.repeat(400), tips: ['y'.repeat(20_001)] })).toEqual([
    'The title is too long: only its beginning is here.',
    'There are too many ingredients: only the first 333 are here.',
    'There are too many steps: only the first 500 are here.',
    'There are too many tips: only the first 0 are here.',
  ])
  const monstrous = { ...plain, instructions: [{ text: 'z'.repeat(100_000), name: null, group: null }] }
  expect(cutNotices(monstrous)).toEqual(['One of the steps is too long: only its beginning is here.'])
})

test('keeps the beginning of one entry that is too long, with its headings', () => {
  const heading = 'x'.repeat(200)
  const ingredients = [toIngredient('1 '.repeat(60_000), heading)]
  const instructions = [{ text: 'z'.repeat(200_000), name: heading, group: heading }]
  const fitted = fitRecipe({ ...plain, ingredients, instructions })
  expect(fitted.ingredients).toMatchObject([{ group: heading }])
  expect(fitted.instructions).toMatchObject([{ name: heading, group: heading }])
  expect(RecipeForm.safeParse(formFromDraft(fitted)).error?.issues).toBeUndefined()
})

test('a page shows a bounded part of a recipe that is too long, and says how much is missing', () => {
  const { ingredients, instructions, left } = shownLists(manyLines)
  expect([ingredients.length, instructions.length]).toEqual([333, 500])
  expect(left).toEqual({ ingredients: 99_667, steps: 99_500 })
  expect(shownLists(plain).left).toEqual({ ingredients: 0, steps: 0 })
})
