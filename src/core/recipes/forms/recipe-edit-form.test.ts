import { expect, test } from 'vitest'
import { emptyRecipeForm, RecipeForm } from './recipe-form.ts'
import { ImportedRecipeForm, recipeEditForm, recipeFromEdit, typedRecipe } from './recipe-edit-form.ts'

const RecipeEdit = recipeEditForm('send')
const typed = { title: 'Soup', ingredients: '1 onion', instructions: 'Chop.' }
const edited = (more: object) => recipeFromEdit(RecipeEdit.parse({ ...typed, ...more }))
const errorsOf = (more: object) =>
  RecipeEdit.safeParse({ ...typed, ...more }).error?.issues.map(({ path, message }) => [path, message])

test('joins the selected categories and those written beside them', () => {
  expect(edited({}).categories).toEqual([])
  expect(edited({ categories: 'soup', moreCategories: ' Stew, ,Pie' }).categories).toEqual(['soup', 'stew', 'pie'])
  expect(edited({ categories: ['soup', 'lunch'] }).categories).toEqual(['soup', 'lunch'])
})

test('reports an invalid category at the field it was typed into', () => {
  const long = 'x'.repeat(101)
  const tooLong = expect.stringContaining('A category is longer than')
  expect(errorsOf({ categories: long })).toEqual([[['categories'], tooLong]])
  expect(errorsOf({ categories: 'soup', moreCategories: `pie, ${long}` })).toEqual([[['moreCategories'], tooLong]])
  const many = Array.from({ length: 20 }, (_, index) => `kind ${index}`)
  expect(errorsOf({ categories: many, moreCategories: 'one more' })).toEqual([
    [['moreCategories'], expect.stringMatching(/^At most \d+ categories$/)],
  ])
})

test('removes the picture that was shown, but not one sent along', () => {
  const [shown, sentAlong] = ['a'.repeat(24), 'b'.repeat(24)]
  const imageUrl = 'https://example.com/soup.jpg'
  expect(edited({ imageId: shown, imageUrl, removePicture: shown })).toMatchObject({ imageId: null, imageUrl: null })
  expect(edited({ imageId: sentAlong, removePicture: shown })).toMatchObject({ imageId: sentAlong })
  expect(edited({ imageId: shown, imageUrl })).toMatchObject({ imageId: shown, imageUrl })
})

test('saves a draft that has only a title', () => {
  expect(recipeEditForm('save').safeParse({ title: 'Soup' }).success).toBe(true)
  expect(RecipeEdit.safeParse({ title: 'Soup' }).success).toBe(false)
})

test('turns an invalid version or revision into none', () => {
  expect(RecipeEdit.parse({ ...typed, version: 'x', revisionId: '' })).toMatchObject({ version: 0, revisionId: null })
  expect(RecipeEdit.parse({ ...typed, version: '3', revisionId: '7' })).toMatchObject({ version: 3, revisionId: 7 })
})

test.each([
  ['an empty recipe', emptyRecipeForm, { title: 'Soup' }],
  ['one of several categories', { ...emptyRecipeForm, categories: ['soup', 'lunch'], featured: true }, { servings: 4 }],
])('reads %s back from its fields', (_, form, more) => {
  const recipe = RecipeForm.parse({ ...form, ...typed, ...more })
  expect(ImportedRecipeForm.parse(typedRecipe(recipe))).toEqual(recipe)
})
