import { load } from 'cheerio'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { emptyRecipeForm, type RecipeForm } from '../../../core/recipes/forms/recipe-form.ts'
import type { FormFieldData } from '../../forms/form-field.tsx'
import { RecipeFields } from './recipe-fields.tsx'

const names = Object.keys(emptyRecipeForm) as Array<keyof RecipeForm>
const fields = Object.fromEntries(
  names.map((name) => [name, { id: name, name, initialValue: name === 'categories' ? ['soup'] : 'typed' }]),
) as Record<keyof RecipeForm, FormFieldData>

test.each([
  ['who can rate it', true],
  ['whose own recipe it is', false],
])('saving a recipe clears no field for a cook %s', (_, canRate) => {
  const Stub = createRoutesStub([
    { path: '/', Component: () => <RecipeFields fields={fields} imageId="" canFeature canRate={canRate} /> },
  ])
  const $ = load(renderToStaticMarkup(<Stub initialEntries={['/']} />))
  const sent = new Set([...$('[name]')].map((control) => $(control).attr('name')))
  expect(names.filter((name) => !sent.has(name))).toEqual([])
})
