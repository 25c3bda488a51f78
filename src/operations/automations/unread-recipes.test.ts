import { expect, test } from 'vitest'
import { createTestApp } from '../../../tests/factories.ts'
import { createUser } from '../../../tests/accounts.ts'
import { api } from '../../api/api.ts'
import { listItems } from '../../db/automations/automation-items.ts'
import type { ReadOutcome } from '../../importer/source.ts'
import { createToken } from './tokens.ts'

const app = await createTestApp()
const connection = { incoming: { socket: { remoteAddress: '10.9.1.1', remotePort: 1, remoteFamily: 'IPv4' } } }
const items = [1, 2, 3].map((number) => ({
  title: `Busy soup ${number}`,
  ingredients: ['1 leek'],
  instructions: ['Chop.'],
}))

async function newAutomation() {
  const { user } = await createUser(app, 'cook')
  const authorization = `Bearer ${await createToken(app, user, 'N8N')}`
  const sendTo = async (read: typeof app.read) => {
    const request = {
      method: 'POST',
      body: JSON.stringify({ items }),
      headers: { authorization, 'idempotency-key': 'k' },
    }
    return api({ ...app, read }).request('/automations/recipes', request, connection)
  }
  return { user, sendTo }
}

test.each([
  ['Too many pages are being read', 0, 503, '60'],
  ['Stopped before it was read', 0, 503, '60'],
  ['Reading the page took too long', 1, 422, null],
  // As many outcomes as rows.
  ['Reading the page took too long', 2, 422, null],
  ['The page could not be read', 1, 422, null],
])('stores nothing after %j and %i recipes', async (problem, read, status, retryAfter) => {
  const { user, sendTo } = await newAutomation()
  const unread: ReadOutcome = { ok: false, at: 'recipe', problem }
  const refused = await sendTo(async (document, sender) => [
    ...(await app.read(document, sender)).slice(0, read),
    unread,
  ])
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([status, retryAfter])
  expect(await listItems(app.db, user.id, 10)).toEqual([])
  const taken = await sendTo(app.read)
  expect(await taken.json()).toMatchObject({ items: items.map(() => ({ kind: 'recipe' })) })
  expect(taken.headers.get('idempotent-replayed')).toBeNull()
  expect((await listItems(app.db, user.id, 10)).map(({ state }) => state)).not.toContain('refused')
})
