import { expect, test } from 'vitest'
import { emptyRecipeForm } from '../../core/recipe/recipe-form.ts'
import { formFromTyped, reviveDrafts } from './held-drafts.ts'

const draft = { id: 'a', form: { ...emptyRecipeForm, title: 'Soup', prepTime: 15 }, preview: null }

test('a draft comes back as it was', () => {
  expect(reviveDrafts(JSON.stringify([draft]))).toEqual([draft])
})

test.each([null, '', 'nonsense', '{}', '[1,null,"x",{}]', '[{"id":1,"form":{}}]', '[{"id":"a","form":[]}]'])(
  'what is no draft is none: %s',
  (text) => {
    expect(reviveDrafts(text)).toEqual([])
  },
)

test('a draft of a release with other fields keeps those that still fit', () => {
  const old = {
    id: 'a',
    form: { title: 'Soup', categories: 'dinner', servings: { from: 2 }, difficulty: 7, gone: true },
  }
  expect(reviveDrafts(JSON.stringify([old]))).toEqual([{ ...draft, form: { ...emptyRecipeForm, title: 'Soup' } }])
})

test('what was typed is kept even where it is wrong', () => {
  const typed = new FormData()
  typed.set('title', '')
  typed.set('prepTime', 'a while')
  typed.append('categories', 'soup')
  typed.set('intent', 'save')
  const form = formFromTyped({ ...draft.form, featured: true }, typed)
  expect(form).toMatchObject({ title: '', prepTime: 'a while', categories: ['soup'], featured: false })
  expect(form).not.toHaveProperty('intent')
})
