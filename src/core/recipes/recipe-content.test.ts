import { expect, test } from 'vitest'
import { emptyRecipeForm, recipeFromForm } from './forms/recipe-form.ts'
import { contentFromForm, contentFromRecipe, formFromContent, fromStored, toStored } from './recipe-content.ts'

const form = {
  ...emptyRecipeForm,
  title: 'Leek Soup',
  description: 'For a cold day.',
  ingredients: '4 leeks\nFor the top:\n2 tbsp chives',
  instructions: 'Wash the leeks.\n\nSimmer them.',
  cookTime: 30,
  servings: 4,
  tips: 'Salt late.\nFreeze the rest.',
  categories: ['soup'],
  calories: 120,
  rating: 4,
  featured: true,
  author: 'Mei',
  sourceUrl: 'https://example.com/soup',
  imageId: 'a'.repeat(24),
  language: 'en',
}

test('a revision stores parsed ingredients, steps, tips and nutrition', () => {
  const stored = toStored(contentFromForm(form))
  expect(stored).toMatchObject({
    format: 2,
    title: 'Leek Soup',
    ingredients: [
      { line: '4 leeks', name: 'leeks', group: null, measures: [{ kind: 'exact', value: 4, unit: null }] },
      { line: '2 tbsp chives', group: 'For the top' },
    ],
    instructions: [{ text: 'Wash the leeks.' }, { text: 'Simmer them.' }],
    tips: ['Salt late.', 'Freeze the rest.'],
    nutritionFacts: { calories: 120, protein: null, carbs: null, fat: null },
    rating: 4,
    featured: true,
    imageId: 'a'.repeat(24),
  })
  expect(stored).not.toHaveProperty('datePublished')
})

test('content survives being stored as JSON, and the edit page shows what was typed', () => {
  const content = contentFromForm(form)
  const read = fromStored(JSON.parse(JSON.stringify(toStored(content))))
  expect(read).toEqual(content)
  expect(read).not.toHaveProperty('format')
  expect(formFromContent(read)).toEqual(form)
})

test('a revision that was stored as a form reads as the same content', () => {
  expect(fromStored(JSON.parse(JSON.stringify(form)))).toEqual(contentFromForm(form))
})

test('a form that was stored before a field existed reads with the field empty', () => {
  expect(fromStored({ title: 'Soup' })).toEqual(contentFromForm({ ...emptyRecipeForm, title: 'Soup' }))
})

test.each([null, 'Soup', { title: 'Soup', format: 3 }, { title: 'Soup', format: 2 }])(
  'content that is no recipe is not read: %j',
  (stored) => {
    expect(() => fromStored(stored)).toThrow('invalid')
  },
)

test('the content of a recipe matches its row, with the picture and without the status', () => {
  const { imageId: _, ...said } = recipeFromForm(form)
  const content = contentFromRecipe({
    ...said,
    id: 'leek-soup',
    picture: { id: 'b'.repeat(24), alt: '', width: 1, height: 1, placeholder: '', widths: [] },
    drawing: 'soup',
    chef: null,
    ratings: null,
    status: 'pending',
    diets: null,
    datePublished: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
  })
  expect(content).toEqual({ ...contentFromForm(form), imageId: 'b'.repeat(24) })
})
