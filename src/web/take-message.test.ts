import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { createTestApp } from '../../tests/factories.ts'
import { formTrap } from '../core/form-trap.ts'
import { messages } from '../db/schema.ts'
import type { App } from '../operations/app.ts'
import { appContext, visitorContext } from './app-context.ts'
import { takeMessage } from './take-message.ts'

const app = await createTestApp()
const typed = { name: 'Ann', email: 'ann@example.com', message: 'Hello' }

async function send(fields: Record<string, string>, site: App = app) {
  const context = new RouterContextProvider()
  context.set(appContext, site)
  context.set(visitorContext, '203.0.113.7')
  const request = new Request('http://kitchen.lan/support', { method: 'POST', body: new URLSearchParams(fields) })
  const { data, init } = await takeMessage('support', { request, context })
  return { answer: data, status: init?.status }
}

const gone = () => {
  throw new Error('The database is gone')
}

test('what cannot be kept is given back, with everything that was typed', async () => {
  const broken = { ...app, db: Object.create(app.db, { select: { value: gone } }) }
  expect(await send(typed, broken)).toEqual({ answer: { status: 'failed', typed }, status: 503 })
})

test('what is missing or wrong is said at its field', async () => {
  const long = { name: 'n'.repeat(101), email: 'ann', message: 'm'.repeat(5_001) }
  expect(await send(long)).toEqual({
    status: 422,
    answer: {
      status: 'invalid',
      typed: long,
      errors: {
        name: 'A name has at most 100 characters here',
        email: 'Please enter a valid email address',
        message: 'A message has at most 5,000 characters here',
      },
    },
  })
  expect((await send({ name: ' ' })).answer).toMatchObject({
    errors: { name: 'Tell us your name', message: 'Write what you would like to tell us' },
  })
})

test.each([['Ann\r\nBcc: all@example.com'], ['Ann\u2028Bcc: all@example.com']])('%j is no name', async (name) => {
  expect((await send({ ...typed, name })).answer).toMatchObject({
    status: 'invalid',
    errors: { name: expect.any(String) },
  })
})

test('names and words of every language and length are taken', async () => {
  const fields = {
    name: '👩‍🍳 آنا\0',
    email: 'küche@bücher.example',
    message: `${'é'.repeat(2_500)}\r\n${'ü'.repeat(2_499)}\0`,
  }
  expect(await send(fields)).toEqual({ answer: { status: 'sent' }, status: 200 })
  const [row] = await app.db.select().from(messages)
  expect(row).toMatchObject({ name: '👩‍🍳 آنا', message: `${'é'.repeat(2_500)}\n${'ü'.repeat(2_499)}` })
})

test('a program that fills in every field is thanked, and nothing is kept', async () => {
  const before = await app.db.select().from(messages)
  expect((await send({ ...typed, [formTrap]: 'https://spam.example' })).answer).toEqual({ status: 'sent' })
  expect(await app.db.select().from(messages)).toHaveLength(before.length)
})

test('too many messages from one place get an answer that says so, and keep what was typed', async () => {
  for (let nth = 0; nth < 10; nth++) await send({ ...typed, message: `Hello ${nth}` })
  expect(await send(typed)).toEqual({ answer: { status: 'too-many', typed }, status: 429 })
})
