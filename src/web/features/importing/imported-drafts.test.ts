import { expect, test } from 'vitest'
import { emptyRecipeForm } from '../../../core/recipes/forms/recipe-form.ts'
import { emptyDraft, formFromTyped, reviveDrafts } from './imported-drafts.ts'

const draft = {
  id: 'a',
  form: { ...emptyRecipeForm, title: 'Soup', prepTime: 15 },
  preview: null,
  cut: ['The title is too long: only its beginning is here.'],
  source: { lines: ['Soup', '2 leeks'], pictures: ['https://soup.example/leek.jpg'] },
}

test('a draft comes back unchanged', () => {
  expect(reviveDrafts([draft])).toEqual([draft])
})

test.each([[[1, null, 'x', {}]], [[{ id: 1, form: {} }]], [[{ id: 'a', form: [] }]]])(
  'does not read %j as a draft',
  (stored) => {
    expect(reviveDrafts(stored)).toEqual([])
  },
)

test.each([null, '', 'nonsense', {}])('reads no drafts from %j', (stored) => {
  expect(reviveDrafts(stored)).toBeUndefined()
})

test('a draft of a release with other fields keeps those that still fit', () => {
  const old = {
    id: 'a',
    form: { title: 'Soup', categories: 'dinner', servings: { from: 2 }, description: 7, gone: true },
  }
  expect(reviveDrafts([old])).toEqual([
    { ...draft, form: { ...emptyRecipeForm, title: 'Soup' }, cut: [], source: null },
  ])
})

test('preserves typed values even when they are invalid', () => {
  const typed = new FormData()
  typed.set('title', '')
  typed.set('prepTime', 'a while')
  typed.append('categories', 'soup')
  typed.set('intent', 'save')
  const form = formFromTyped({ ...draft.form, featured: true }, typed)
  expect(form).toMatchObject({ title: '', prepTime: 'a while', categories: ['soup'], featured: false })
  expect(form).not.toHaveProperty('intent')
})

test('shows a pasted text that could not be read beside the empty fields, but no HTML', () => {
  expect(emptyDraft('a', '', 'Egg soup\n\n an egg \n').source).toEqual({ lines: ['Egg soup', 'an egg'], pictures: [] })
  expect(emptyDraft('a', '', '<!doctype html><p>Egg soup').source).toBeNull()
  expect(emptyDraft('a', '').source).toBeNull()
})
