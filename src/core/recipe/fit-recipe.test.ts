import { expect, test } from 'vitest'
import { toIngredient } from '../ingredient/parse-line.ts'
import { fitRecipe } from './fit-recipe.ts'
import { emptyRecipeForm, formFromDraft, RecipeForm, recipeFromForm } from './recipe-form.ts'

const plain = recipeFromForm({ ...emptyRecipeForm, title: 'Soup', ingredients: '1 leek', instructions: 'Simmer.' })

test('what fits is left alone', () => {
  expect(fitRecipe(plain)).toEqual(plain)
})

test('a category named twice is kept once', () => {
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

test('whatever a source says, the edit dialog would accept what it starts with', () => {
  const { error } = RecipeForm.safeParse(formFromDraft(endless))
  expect(error?.issues).toBeUndefined()
})

test('numbers are rounded, and nonsense is unknown', () => {
  expect(fitRecipe(endless)).toMatchObject({
    prepTime: 129_600,
    totalTime: 13,
    servings: 3,
    imageUrl: null,
    language: null,
    nutritionFacts: { calories: null, protein: null, carbs: 20, fat: null },
  })
})
