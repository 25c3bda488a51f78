import { renderToStaticMarkup } from 'react-dom/server'
import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { Field } from './field.tsx'
import { Input } from './input.tsx'
import { SearchField } from './search-field.tsx'

test('the control in a field finds its label, its hint and its error', () => {
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

test('a field without an error is not invalid, and a control outside a field stands alone', () => {
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

test('a search field has a name even where no label is drawn', () => {
  const $ = load(renderToStaticMarkup(<SearchField label="Search ingredients" />))
  expect($(`label[for="${$('input').attr('id')}"]`).text()).toBe('Search ingredients')
})
