import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { createUser } from '../../tests/accounts.ts'
import { createTestApp } from '../../tests/factories.ts'
import type { SignedIn } from '../core/accounts/signed-in.ts'
import { isThere, type ListChanges } from '../core/shopping/shopping-list.ts'
import { setSuspended } from '../db/accounts/managed-users.ts'
import { endSessions } from '../db/accounts/sessions.ts'
import { listenForChanges } from '../db/connection/changes.ts'
import { countUse } from '../db/limits/rate-limits.ts'
import { createListSignals } from './list-signals.ts'
import { shoppingListsApi } from './shopping-lists-api.ts'

const app = await createTestApp()
const signals = createListSignals()
const changes = listenForChanges(app.url, {
  onChange: () => undefined,
  onLateChange: () => undefined,
  onList: signals.tell,
  onGap: signals.tellAll,
})
afterAll(changes.close)
beforeAll(() => vi.waitUntil(changes.isListening, { timeout: 10_000 }))

const connection = { incoming: { socket: { remoteAddress: '203.0.113.9', remotePort: 1, remoteFamily: 'IPv4' } } }

function siteFor(user: SignedIn | null) {
  const site = new Hono<{ Variables: { user: SignedIn | null; sessionId: string | null } }>()
    .use(async (context, next) => {
      context.set('user', user)
      context.set('sessionId', user && `session-${user.id}`)
      await next()
    })
    .route('/', shoppingListsApi(app, signals))
  return (path: string, body?: unknown) =>
    site.request(path, body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }, connection)
}
const visit = siteFor(null)

const add = (...lines: Array<string>) => ({
  kind: 'add',
  operation: randomUUID(),
  ageMs: 0,
  lines: lines.map((line) => ({ id: randomUUID(), line, recipes: [] })),
})
const linesOf = ({ lines }: ListChanges) => lines.filter(isThere).map(({ line }) => line)

async function shared(...lines: Array<string>) {
  const answer = await visit('/', { since: 0, operations: [add(...lines)] })
  expect(answer.status).toBe(201)
  return (await answer.json()) as ListChanges & { token: string; guest: string }
}

/** Reads the event stream of a list. Skips comments, which only show that the connection is still open. */
async function follow(token: string, since: number, site = visit) {
  const answer = await site(`/${token}/changes?since=${since}`)
  const stream = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  onTestFinished(() => stream?.cancel())
  return async () => {
    for (;;) {
      const part = (await stream?.read())?.value ?? ''
      if (!part.startsWith(':')) return part
    }
  }
}

test('a shared list reaches the other phone with the commit, and the link ends with the stream', async () => {
  const { token, guest, revision } = await shared('2 leeks')
  const next = await follow(guest, revision)
  const waiting = next()
  await visit(`/${token}`, { since: revision, operations: [add('1 l milk')] })
  expect(linesOf(JSON.parse((await waiting).replace(/^data: /, '')) as ListChanges)).toEqual(['1 l milk'])
  await visit(`/${token}/stop-sharing`, {})
  expect(await next()).toContain('event: gone')
  expect((await visit(`/${guest}/changes`)).status).toBe(404)
  expect((await visit(`/${guest}`, { since: 0, operations: [] })).status).toBe(404)
})

test('the stream of an account ends with its session', async () => {
  const { user } = await createUser(app, 'cook')
  const cook = siteFor(user)
  const change = (line: string) => cook('/mine', { since: 0, operations: [add(line)] })
  const { revision } = (await (await change('3 plums')).json()) as ListChanges
  const next = await follow('mine', revision, cook)
  const waiting = next()
  await change('2 leeks')
  expect(await waiting).toContain('2 leeks')
  await endSessions(app.db, user.id)
  // Another phone of the account goes on.
  await change('1 l milk')
  expect(await next()).toBe('')
})

test('the links of a suspended account stop working until it is restored', async () => {
  const { user } = await createUser(app, 'cook')
  const cook = siteFor(user)
  await cook('/mine', { since: 0, operations: [add('3 plums')] })
  const { guest } = (await (await cook('/mine/share', {})).json()) as { guest: string }
  const status = async () => (await visit(`/${guest}`, { since: 0, operations: [] })).status
  await setSuspended(app.db, user.id, 'Spam')
  expect(await status()).toBe(404)
  await setSuspended(app.db, user.id, null)
  expect(await status()).toBe(200)
})

test('a phone that leaves and comes back at once gets its stream', async () => {
  const { token, revision } = await shared('2 leeks')
  for (let round = 0; round < 8; round += 1) {
    const answer = await visit(`/${token}/changes?since=${revision}`)
    expect(answer.status).toBe(200)
    await answer.body?.cancel()
    await new Promise((resolve) => setImmediate(resolve))
  }
})

test.each(['-5', 'x', '1e999', '4294967296'])('a stream since %s begins with the whole list', async (since) => {
  const { token } = await shared('2 leeks')
  const answer = await visit(`/${token}/changes?since=${since}`)
  const stream = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  onTestFinished(() => stream?.cancel())
  expect((await stream?.read())?.value).toContain('"isWhole":true')
})

test('limits the operations of a visitor, however many a request has', async () => {
  const { token } = await shared('2 leeks')
  const visitor = `list-changes:${connection.incoming.socket.remoteAddress}`
  await app.db.execute(sql`delete from rate_limits where key = ${visitor}`)
  const send = (count: number) =>
    visit(`/${token}`, { since: 0, operations: Array.from({ length: count }, () => add()) })
  await countUse(app.db, visitor, 1, 3600, 9_990)
  expect((await send(10)).status).toBe(200)
  expect((await send(1)).status).toBe(429)
  expect((await send(0)).status).toBe(200)
  await app.db.execute(sql`delete from rate_limits where key = ${visitor}`)
})

test('only the person who shared the list sees its link again, or stops sharing', async () => {
  const { token, guest } = await shared('2 leeks')
  expect(await (await visit(`/${token}/sharing`)).json()).toEqual({ guest })
  expect(await (await visit(`/${guest}/sharing`)).json()).toEqual({ guest: null })
  for (const verb of ['share', 'stop-sharing']) expect((await visit(`/${guest}/${verb}`, {})).status).toBe(404)
  expect((await visit('/guessed-token/share', {})).status).toBe(404)
})

test('an account has its own list, which a visitor does not see', async () => {
  const { user } = await createUser(app, 'cook')
  const cook = siteFor(user)
  const stored = (await (await cook('/mine', { since: 0, operations: [add('3 plums')] })).json()) as ListChanges
  expect(linesOf(stored)).toEqual(['3 plums'])
  expect((await visit('/mine', { since: 0, operations: [] })).status).toBe(401)
  expect((await cook('/mine', { since: 0, account: 'of-another-cook', operations: [add('1 cake')] })).status).toBe(401)
  const { token } = await shared('2 leeks')
  expect((await cook(`/${token}/adopt`, {})).status).toBe(200)
  const moved = (await (await cook('/mine', { since: 0, operations: [] })).json()) as ListChanges
  expect(linesOf(moved)).toEqual(['3 plums', '2 leeks'])
})

test.each([
  null,
  { since: -1, operations: [] },
  { since: 0, operations: [{ kind: 'add' }] },
  { since: 0, operations: [{ ...add(), lines: [{ id: '../x', line: 'a', recipes: [] }] }] },
  { since: 0, operations: [{ kind: 'tick', operation: 'a', lines: [], isTicked: true, ageMs: 0 }] },
])('refuses operations of an unknown form: %j', async (body) => {
  const { token } = await shared('2 leeks')
  expect((await visit(`/${token}`, body)).status).toBe(400)
})

test('takes the first of two lines with one id', async () => {
  const { token } = await shared('2 leeks')
  const one = add('1 l milk', '3 plums')
  const operations = [{ ...one, lines: one.lines.map((line) => ({ ...line, id: 'the-same-id' })) }]
  const answer = await visit(`/${token}`, { since: 0, operations })
  expect(answer.status).toBe(200)
  expect(linesOf((await answer.json()) as ListChanges)).toEqual(['2 leeks', '1 l milk'])
})

test('shortens lines that are too long, and takes 2,000 of them', async () => {
  const long = await shared('x'.repeat(5_000))
  expect(linesOf(long)[0]).toHaveLength(300)
  expect(linesOf(await shared(...Array.from({ length: 2_000 }, (_, index) => `${index} figs`)))).toHaveLength(2_000)
})
