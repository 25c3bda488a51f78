import { load } from 'cheerio'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { recipeLimits } from '../../core/recipes/recipe-limits.ts'
import { submissionForm } from '../../core/recipes/forms/submission-form.ts'
import type { FormAnswer } from './form-answer.ts'
import { TextareaField, TextField, VersionField } from './form-field.tsx'
import { useServerForm } from './use-server-form.ts'

const Soup = z.object({
  title: z.string('Enter a title').trim().min(1, 'Enter a title').max(200, 'At most 200 characters'),
  note: z.string().max(300, 'At most 300 characters').default(''),
})

function SoupForm({ answer }: { answer?: FormAnswer }) {
  const { props, fields } = useServerForm({ schema: Soup, answer, defaultValue: { title: 'Leek', note: 'Warm' } })
  return (
    <form {...props}>
      <VersionField version={3} answer={answer} />
      <TextField field={fields.title} label="Title" hint="Short" />
      <TextareaField field={fields.note} label="Note" />
    </form>
  )
}

const shown = (answer?: FormAnswer) => load(renderToStaticMarkup(<SoupForm {...(answer && { answer })} />))

test('takes constraints from the schema and values from the saved data', () => {
  const page = shown()
  expect(page('[name=title]').attr()).toMatchObject({ required: '', value: 'Leek' })
  expect(page('[name=note]').text()).toBe('Warm')
  expect(page('[name=note]').attr('required')).toBe(undefined)
  expect(page('[name=version]').attr('value')).toBe('3')
})

test('does not cut off a text that is too long', () => {
  expect(shown()('[maxlength]')).toHaveLength(0)
})

test('leaves the browser’s own check on without script', () => {
  expect(shown()('form').attr('novalidate')).toBe(undefined)
})

test('shows what was typed, including emptied fields, and the first error of each field', () => {
  const page = shown({
    status: 'error',
    initialValue: { title: 'x'.repeat(201), version: '7' },
    error: { title: ['At most 200 characters', 'Taken'] },
  })
  const title = page('[name=title]')
  expect([title.attr('value'), title.attr('aria-invalid')]).toEqual(['x'.repeat(201), 'true'])
  const [error, hint] = (title.attr('aria-describedby') ?? '').split(' ')
  expect([page(`[id="${error}"]`).text(), page(`[id="${hint}"]`).text()]).toEqual(['At most 200 characters', 'Short'])
  expect(page('[name=note]').text()).toBe('')
  expect(page('[name=version]').attr('value')).toBe('7')
})

function NumbersForm() {
  const { fields } = useServerForm({ schema: submissionForm, answer: undefined })
  return (
    <>
      <TextField field={fields.servings} label="Servings" type="number" />
      <TextField field={fields.author} label="Author" />
    </>
  )
}

test('does not require a nullable field', () => {
  const page = load(renderToStaticMarkup(<NumbersForm />))
  const servings = page('[name=servings]').attr()
  expect(servings).toMatchObject({ min: '1', max: String(recipeLimits.servings) })
  expect([servings?.['required'], page('[name=author]').attr('required')]).toEqual([undefined, undefined])
})
