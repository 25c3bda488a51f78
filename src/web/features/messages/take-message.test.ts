import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../../tests/factories.ts'
import { honeypot } from '../../../core/forms/honeypot.ts'
import { tooManyMessages } from '../../../core/messages/message-form.ts'
import { messages } from '../../../db/schema/messages.ts'
import type { App } from '../../../operations/app/app.ts'
import { formDone } from '../../forms/form-answer.ts'
import { appContext, visitorContext } from '../../shell/app-context.ts'
import { takeMessage } from './take-message.ts'

const app = await createTestApp()
const typed = { name: 'Ann', email: 'ann@example.com', message: 'Hello' }

async function send(fields: Record<string, string>, site: App = app) {
  const context = new RouterContextProvider()
  context.set(appContext, site)
  context.set(visitorContext, '203.0.113.7')
  const request = new Request('http://kitchen.lan/support', { method: 'POST', body: new URLSearchParams(fields) })
  const { data, init } = await takeMessage('support', { request, context })
  const { fields: _, ...answer } = data
  return { answer, status: init?.status ?? 200 }
}

const gone = () => {
  throw new Error('The database is gone')
}

test('gives back everything that was typed when a message cannot be stored', async () => {
  const broken = { ...app, db: Object.create(app.db, { select: { value: gone } }) }
  expect(await send(typed, broken)).toEqual({
    answer: {
      status: 'error',
      initialValue: typed,
      error: { '': ['There was a problem sending your request. Please try again.'] },
    },
    status: 503,
  })
})

test('reports missing and invalid fields at the field', async () => {
  const long = { name: 'n'.repeat(101), email: 'ann', message: 'm'.repeat(5_001) }
  expect(await send(long)).toEqual({
    status: 422,
    answer: {
      status: 'error',
      initialValue: long,
      error: {
        name: ['A name has at most 100 characters here'],
        email: ['Please enter a valid email address'],
        message: ['A message has at most 5,000 characters here'],
      },
    },
  })
  expect((await send({ name: ' ' })).answer).toMatchObject({
    error: { name: ['Tell us your name'], message: ['Enter a message'] },
  })
})

test.each([['Ann\r\nBcc: all@example.com'], ['Ann\u2028Bcc: all@example.com']])(
  'refuses %j as a name',
  async (name) => {
    expect((await send({ ...typed, name })).answer).toMatchObject({
      status: 'error',
      error: { name: [expect.any(String)] },
    })
  },
)

test('accepts names and texts of every language and length', async () => {
  const fields = {
    name: '👩‍🍳 آنا\0',
    email: 'küche@bücher.example',
    message: `${'é'.repeat(2_500)}\r\n${'ü'.repeat(2_499)}\0`,
  }
  expect(await send(fields)).toEqual({ answer: formDone, status: 200 })
  const [row] = await app.db.select().from(messages)
  expect(row).toMatchObject({ name: '👩‍🍳 آنا', message: `${'é'.repeat(2_500)}\n${'ü'.repeat(2_499)}` })
})

test('thanks a bot that fills in every field, but stores nothing', async () => {
  const before = await app.db.select().from(messages)
  expect((await send({ ...typed, [honeypot]: 'https://spam.example' })).answer).toEqual(formDone)
  expect(await app.db.select().from(messages)).toHaveLength(before.length)
})

test('reports too many messages from one address and gives back what was typed', async () => {
  for (let nth = 0; nth < 10; nth++) await send({ ...typed, message: `Hello ${nth}` })
  expect(await send(typed)).toEqual({
    answer: { status: 'error', initialValue: typed, error: { '': [tooManyMessages] } },
    status: 429,
  })
})
