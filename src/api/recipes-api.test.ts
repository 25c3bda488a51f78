import { expect, test } from 'vitest'
import { createTestApp } from '../../tests/factories.ts'
import { alreadyExistsMessage } from '../core/importing/import-events.ts'
import { countUse } from '../db/limits/rate-limits.ts'
import type { App } from '../operations/app/app.ts'
import { recipesApi } from './recipes-api.ts'

const app = await createTestApp()
const publicApp = { ...app, env: { ...app.env, PUBLIC_URL: 'https://kitchen.example' } }
const recipe = JSON.stringify({ title: 'Leek Soup', ingredients: '2 leeks', instructions: 'Simmer.' })

function post(here: App, body: string, visitor: string) {
  const request = new Request('http://kitchen.test/', { method: 'POST', body })
  const connection = { incoming: { socket: { remoteAddress: visitor, remotePort: 1, remoteFamily: 'IPv4' } } }
  return { request, answer: Promise.resolve(recipesApi(here).fetch(request, connection)) }
}

const saveTimes = (times: number, visitor: string) =>
  Promise.all(Array.from({ length: times }, () => countUse(app.db, `save:${visitor}`, 1, 3600)))

test.each([
  ['a local site', app, '203.0.113.1', 2_000],
  ['a public site', publicApp, '203.0.113.2', 120],
])('%s limits the recipes a visitor saves per hour', async (_name, here, visitor, most) => {
  await saveTimes(most - 2, visitor)
  expect((await post(here, '{}', visitor).answer).status).toBe(422)
  expect((await post(here, recipe, visitor).answer).status).toBe(201)
  const { request, answer } = post(here, recipe, visitor)
  expect((await answer).status).toBe(429)
  expect(await (await answer).json()).toMatchObject({ error: expect.stringContaining('this hour') })
  expect(request.bodyUsed).toBe(false)
})

test('returns the id of an existing recipe unless it waits for review', async () => {
  const same = JSON.stringify({ ...JSON.parse(recipe), sourceUrl: 'https://example.com/same' })
  expect((await post(publicApp, same, '203.0.113.3').answer).status).toBe(201)
  const waiting = await post(publicApp, same, '203.0.113.4').answer
  expect([waiting.status, await waiting.json()]).toEqual([409, { error: alreadyExistsMessage }])
  const listed = JSON.stringify({ ...JSON.parse(recipe), sourceUrl: 'https://example.com/listed' })
  const { id } = (await (await post(app, listed, '203.0.113.3').answer).json()) as { id: string }
  const known = await post(publicApp, listed, '203.0.113.4').answer
  expect([known.status, await known.json()]).toEqual([409, { error: alreadyExistsMessage, id }])
})
