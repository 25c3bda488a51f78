import { expect, test } from 'vitest'
import { emptyRecipeForm, RecipeForm, recipeFromForm } from './recipe-form.ts'

const typed = { title: ' Soup ', ingredients: '1 onion', instructions: 'Chop.' }

test('reads empty fields as unknown, not zero', () => {
  const form = RecipeForm.parse({ ...typed, prepTime: '', servings: '', rating: '', sourceUrl: '' })
  expect(form).toMatchObject({
    title: 'Soup',
    prepTime: null,
    servings: null,
    rating: null,
    sourceUrl: null,
    difficulty: null,
  })
})

test('normalizes line ends from the browser', () => {
  const form = RecipeForm.parse({ ...typed, description: 'One.\r\nTwo.', ingredients: '1 onion\r\n1 leek' })
  expect([form.description, form.ingredients]).toEqual(['One.\nTwo.', '1 onion\n1 leek'])
})

test('parses typed numbers', () => {
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
  ['ingredients', { ingredients: 'Add ingredients here' }, 'Add at least one ingredient'],
  ['instructions', { instructions: 'Add instructions here' }, 'Add at least one step'],
  ['servings', { servings: '0' }, 'Servings must be at least 1'],
  ['prepTime', { prepTime: '-5' }, 'Prep time cannot be less than 0'],
  ['sourceUrl', { sourceUrl: 'javascript:alert(1)' }, 'The source address must start with http:// or https://'],
  ['imageId', { imageId: '../../etc/passwd' }, expect.stringContaining('Invalid')],
])('rejects an invalid %s with a message', (field, wrong, message) => {
  const { error } = RecipeForm.safeParse({ ...typed, ...wrong })
  expect(error?.issues[0]?.path).toEqual([field])
  expect(error?.issues[0]?.message).toEqual(message)
})

test('returns null nutrition when no value is given', () => {
  expect(recipeFromForm({ ...emptyRecipeForm, calories: null }).nutritionFacts).toBeNull()
  expect(recipeFromForm({ ...emptyRecipeForm, calories: 200 }).nutritionFacts).toEqual({
    calories: 200,
    protein: null,
    carbs: null,
    fat: null,
  })
})

const tooLong = [
  ['ingredients', { ingredients: '1 egg\n'.repeat(501) }, /^The ingredients have more than 500 lines/],
  ['instructions', { instructions: 'Stir.\n'.repeat(501) }, /^There are more than 500 steps/],
  ['instructions', { instructions: 'Stir.\n\n'.repeat(501) }, /^There are more than 500 steps/],
  ['instructions', { instructions: 'x'.repeat(100_001) }, /^The steps are longer than 100,000 characters/],
  ['tips', { tips: 'Salt.\n'.repeat(101) }, /^There are more than 100 lines of tips/],
] as const

test.each(tooLong)('refuses %s beyond the limit with a message', (field, wrong, message) => {
  const issues = RecipeForm.safeParse({ ...typed, ...wrong }).error?.issues
  expect(issues?.map(({ path, message: said }) => [path.join(), said])).toEqual([
    [field, expect.stringMatching(message)],
  ])
})

test('reports only the length of a text that is too long', () => {
  const { error } = RecipeForm.safeParse({ ...typed, ingredients: 'egg\n'.repeat(50_000) })
  expect(error?.issues.map(({ message }) => message)).toEqual(['The ingredients are longer than 60,000 characters'])
})

test('accepts the longest allowed lists, with their headings', () => {
  const ingredients = `Sauce:\n${'1 egg\n'.repeat(499)}`
  const instructions = `Sauce:\n\n${'Stir.\nAnd stir.\n\n'.repeat(500)}`
  const recipe = recipeFromForm(RecipeForm.parse({ ...typed, ingredients, instructions }))
  expect([recipe.ingredients.length, recipe.instructions.length]).toEqual([499, 500])
})
