import { expect, test } from 'vitest'
import { emptyRecipeForm, RecipeForm, recipeFromForm } from './recipe-form.ts'

const typed = { title: ' Soup ', ingredients: '1 onion', instructions: 'Chop.' }

test('what a form leaves out is unknown, not zero', () => {
  const form = RecipeForm.parse({ ...typed, prepTime: '', servings: '', rating: '', sourceUrl: '' })
  expect(form).toMatchObject({
    title: 'Soup',
    prepTime: null,
    servings: null,
    rating: null,
    sourceUrl: null,
    difficulty: 'medium',
  })
})

test('lines end as in every other text, whatever the browser sent', () => {
  const form = RecipeForm.parse({ ...typed, description: 'One.\r\nTwo.', ingredients: '1 onion\r\n1 leek' })
  expect([form.description, form.ingredients]).toEqual(['One.\nTwo.', '1 onion\n1 leek'])
})

test('typed numbers become numbers', () => {
  expect(RecipeForm.parse({ ...typed, prepTime: '15', servings: '4', calories: '120.5' })).toMatchObject({
    prepTime: 15,
    servings: 4,
    calories: 120.5,
  })
})

test.each([
  ['title', { title: '  ' }, 'Give the recipe a title'],
  ['title', { title: 'x'.repeat(301) }, 'The title is longer than 300 characters'],
  ['ingredients', { ingredients: '\n' }, 'Add at least one ingredient'],
  ['servings', { servings: '0' }, 'Servings must be at least 1'],
  ['prepTime', { prepTime: '-5' }, 'Prep time cannot be less than 0'],
  ['sourceUrl', { sourceUrl: 'javascript:alert(1)' }, 'The source address must start with http:// or https://'],
  ['imageId', { imageId: '../../etc/passwd' }, expect.stringContaining('Invalid')],
])('a wrong %s is refused with a sentence', (field, wrong, message) => {
  const { error } = RecipeForm.safeParse({ ...typed, ...wrong })
  expect(error?.issues[0]?.path).toEqual([field])
  expect(error?.issues[0]?.message).toEqual(message)
})

test('a recipe without any nutrition has none', () => {
  expect(recipeFromForm({ ...emptyRecipeForm, calories: null }).nutritionFacts).toBeNull()
  expect(recipeFromForm({ ...emptyRecipeForm, calories: 200 }).nutritionFacts).toEqual({
    calories: 200,
    protein: null,
    carbs: null,
    fat: null,
  })
})
