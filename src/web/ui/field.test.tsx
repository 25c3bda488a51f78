import { renderToStaticMarkup } from 'react-dom/server'
import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { Field } from './field.tsx'
import { Input } from './input.tsx'
import { SearchField } from './search-field.tsx'

test('connects a control to its label, hint and error', () => {
  const $ = load(
    renderToStaticMarkup(
      <Field label="Email" hint="We answer there." error="Please enter a valid email address">
        <Input name="email" />
      </Field>,
    ),
  )
  const input = $('input')
  const describedBy = (input.attr('aria-describedby') ?? '').split(' ')
  expect($(`label[for="${input.attr('id')}"]`).text()).toBe('Email')
  expect(describedBy.map((id) => $(`[id="${id}"]`).text())).toEqual([
    'Please enter a valid email address',
    'We answer there.',
  ])
  expect(input.attr('aria-invalid')).toBe('true')
})

test('does not mark a field without an error as invalid, and allows a control outside a field', () => {
  const inField = load(
    renderToStaticMarkup(
      <Field label="Name">
        <Input />
      </Field>,
    ),
  )
  expect(inField('input').attr('aria-invalid')).toBeUndefined()
  expect(inField('input').attr('aria-describedby')).toBeUndefined()
  expect(renderToStaticMarkup(<Input name="alone" />)).not.toContain('id=')
})

test('names a search field whose label is not drawn', () => {
  const $ = load(renderToStaticMarkup(<SearchField label="Search ingredients" />))
  expect($(`label[for="${$('input').attr('id')}"]`).text()).toBe('Search ingredients')
})
