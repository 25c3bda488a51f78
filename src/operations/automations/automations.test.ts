import { createHmac } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createUser } from '../../../tests/accounts.ts'
import { createTestApp } from '../../../tests/factories.ts'
import { api } from '../../api/api.ts'
import type { SignedIn } from '../../core/accounts/signed-in.ts'
import { listItems } from '../../db/automations/automation-items.ts'
import { listTokens } from '../../db/automations/automation-tokens.ts'
import { exportUser } from '../../db/accounts/export-user.ts'
import { makeToken } from '../../db/accounts/account-tokens.ts'
import { auditLog } from '../../db/schema/audit.ts'
import { automationItems, automationRequests, automationTokens } from '../../db/schema/automations.ts'
import { forgetUses, takeUses } from '../../db/limits/rate-limits.ts'
import { users } from '../../db/schema/accounts.ts'
import { recipes } from '../../db/schema/recipes.ts'
import { serve } from '../../lib/http/loopback-server.ts'
import { createLog } from '../../lib/log/log.ts'
import { endAllSessions } from '../accounts/end-sessions.ts'
import { firstAdminNote } from '../accounts/first-admin.ts'
import { resetPassword } from '../accounts/reset-password.ts'
import { fetchAutomationAddress } from './fetch-address.ts'
import { createToken, revokeToken } from './tokens.ts'

const lines: Array<string> = []
const quiet = await createTestApp({ PUBLIC_URL: 'https://recipes.example.com' })
const app = Object.assign(quiet, {
  log: createLog({ level: 'trace', destination: { write: (line) => void lines.push(line) } }),
})
const site = api(app)
let visitors = 0
const connection = () => ({
  incoming: { socket: { remoteAddress: `10.9.0.${(visitors += 1)}`, remotePort: 1, remoteFamily: 'IPv4' } },
})

async function newAutomation(role: 'cook' | 'trusted' = 'cook') {
  const { user } = await createUser(app, role)
  const token = await createToken(app, user, 'N8N at home')
  const send = async (body: unknown, headers: Record<string, string> = {}) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    const request = { method: 'POST', body: text, headers: { authorization: `Bearer ${token}`, ...headers } }
    const answer = await site.request('/automations/recipes', request, connection())
    return {
      status: answer.status,
      headers: answer.headers,
      body: (await answer.json()) as { items: unknown; error?: string },
    }
  }
  return { user, token, send }
}

let soups = 0
const soup = (changes = {}) => ({
  title: `Automatic soup ${(soups += 1)}`,
  ingredients: ['1 leek'],
  instructions: ['Chop.'],
  ...changes,
})
const recipesOf = (userId: string) => app.db.select().from(recipes).where(eq(recipes.ownerId, userId))

const page = (title: string) =>
  `<script type="application/ld+json">${JSON.stringify({ '@type': 'Recipe', name: title, recipeIngredient: ['1 leek'], recipeInstructions: ['Chop.'] })}</script>`

test('reports the result of each item', async () => {
  const { user, send } = await newAutomation()
  const same = soup({ source_url: 'https://example.com/automatic' })
  const { status, body } = await send({
    items: [
      same,
      same,
      { title: 'Only a title', ingredients: ['1 leek'] },
      { title: 'Nothing' },
      7,
      'ftp://example.com',
      'https://example.com/a',
    ],
  })
  expect(status).toBe(200)
  expect(body.items).toEqual([
    { index: 0, kind: 'recipe', state: 'saved', id: expect.any(String), status: 'pending' },
    { index: 1, kind: 'recipe', state: 'exists', id: expect.any(String) },
    { index: 2, kind: 'recipe', state: 'draft', id: 'only-a-title', status: 'draft', problem: 'It has no steps.' },
    { index: 3, kind: 'recipe', state: 'refused', problem: 'The recipe has no ingredients and no steps.' },
    { index: 4, kind: 'recipe', state: 'refused', problem: expect.any(String) },
    {
      index: 5,
      kind: 'address',
      state: 'refused',
      problem: 'Only addresses that start with http:// or https:// can be imported',
    },
    { index: 6, kind: 'address', state: 'waiting' },
  ])
  expect((await recipesOf(user.id)).map(({ status: now }) => now).toSorted()).toEqual(['draft', 'pending'])
  expect((await listItems(app.db, user.id, 10)).map(({ state }) => state)).toEqual([
    'waiting',
    'refused',
    'refused',
    'refused',
    'draft',
    'exists',
    'saved',
  ])
})

test('takes a recipe without a title as a draft', async () => {
  const { send } = await newAutomation('trusted')
  expect((await send({ ingredients: ['1 leek'], instructions: ['Chop.'] })).body.items).toMatchObject([
    { state: 'draft', problem: 'It has no title.' },
  ])
})

test('takes the servings beside the yield, no negative ones, and headings among the steps', async () => {
  const { user, send } = await newAutomation()
  const steps = ['Dough:', 'Mix the flour.', 'Filling:', 'Chop the apple.']
  await send([
    soup({ servings: 6, yield: '24 cookies', instructions: steps }),
    soup({ servings: -3, ingredients: ['2 leeks'] }),
  ])
  const stored = (await recipesOf(user.id)).toSorted((one, other) => one.id.localeCompare(other.id))
  expect(stored.map(({ servings, yield: made }) => [servings, made])).toEqual([
    [6, '24 cookies'],
    [null, null],
  ])
  expect(stored[0]?.instructions.map(({ text, group }) => [group, text])).toEqual([
    ['Dough', 'Mix the flour.'],
    ['Filling', 'Chop the apple.'],
  ])
})

test('publishes the recipes of a trusted cook at once', async () => {
  const { send } = await newAutomation('trusted')
  expect((await send(soup())).body.items).toMatchObject([{ state: 'saved', status: 'published' }])
})

test('answers the same request twice with the same answer, and adds nothing', async () => {
  const { user, send } = await newAutomation()
  const body = soup()
  const headers = { 'idempotency-key': 'run-1' }
  const answers = await Promise.all([send(body, headers), send(body, headers), send(body, headers)])
  const again = await send(body, headers)
  for (const answer of answers) expect(answer.body).toEqual(again.body)
  expect(again.headers.get('idempotent-replayed')).toBe('true')
  expect(await recipesOf(user.id)).toHaveLength(1)
  expect(await listItems(app.db, user.id, 10)).toHaveLength(1)
  const other = await send(soup(), headers)
  expect([other.status, other.body.error]).toEqual([
    409,
    'This Idempotency-Key was used for another request. Use a new one.',
  ])
})

test('checks a signature, its time and that it is not replayed', async () => {
  const { user, token, send } = await newAutomation()
  const body = JSON.stringify(soup())
  const signed = (seconds: number, of = body) => ({
    'x-marshmallow-timestamp': String(seconds),
    'x-marshmallow-signature': `sha256=${createHmac('sha256', String(token)).update(`${seconds}.${of}`).digest('hex')}`,
  })
  const now = Math.floor(Date.now() / 1_000)
  const errorOf = async (headers: Record<string, string>) => {
    const answer = await send(body, headers)
    return `${answer.status} ${answer.body.error}`
  }
  expect(await errorOf(signed(now, 'another body'))).toBe('401 The signature doesn’t match the body.')
  expect(await errorOf(signed(now - 400))).toMatch(/^401 The request was signed more than five minutes ago/)
  expect(await errorOf({ 'x-marshmallow-signature': 'sha256=00' })).toMatch(/^401 A signed request needs both/)
  expect(await recipesOf(user.id)).toEqual([])
  expect((await send(body, signed(now))).body.items).toMatchObject([{ state: 'saved' }])
  const replayed = await send(body, signed(now))
  expect(replayed.headers.get('idempotent-replayed')).toBe('true')
  expect(await recipesOf(user.id)).toHaveLength(1)
})

test('refuses wrong, revoked and suspended tokens, and floods of them', async () => {
  const { user, send } = await newAutomation()
  const wrong = await send(soup(), { authorization: 'Bearer mk_wrong' })
  expect([wrong.status, wrong.body.error]).toEqual([401, expect.stringMatching(/missing, wrong or revoked/)])
  const { user: stranger } = await createUser(app, 'cook')
  const [token] = await listTokens(app.db, user.id)
  expect(await revokeToken(app, stranger, token?.id ?? '')).toBe(false)
  expect((await send(soup())).status).toBe(200)
  await app.db.update(users).set({ banned: true }).where(eq(users.id, user.id))
  expect((await send(soup())).status).toBe(401)
  await app.db.update(users).set({ banned: false }).where(eq(users.id, user.id))
  expect(await revokeToken(app, user, token?.id ?? '')).toBe(true)
  expect((await send(soup())).status).toBe(401)
})

test.each([
  [
    'a reset of the password',
    async ({ id }: SignedIn) =>
      resetPassword(app, await makeToken(app.db, 'reset-password', id, 10), 'plum cake at noon'),
  ],
  ['signing out everywhere', (user: SignedIn) => endAllSessions(app, user, '')],
  [
    'becoming administrator by the settings',
    ({ email }: SignedIn) =>
      firstAdminNote({ ...app, env: { ...app.env, ADMIN_EMAIL: email, ADMIN_PASSWORD: 'plum cake at noon' } }),
  ],
])('revokes the tokens of an account with %s, but not those of others', async (_, takeBack) => {
  const [mine, other] = [await newAutomation(), await newAutomation()]
  await takeBack(mine.user)
  expect((await mine.send(soup())).status).toBe(401)
  expect((await other.send(soup())).status).toBe(200)
  const entries = await app.db.select().from(auditLog).where(eq(auditLog.subjectId, mine.user.id))
  expect(entries).toContainEqual(expect.objectContaining({ action: 'user.revoke-tokens', details: { tokens: 1 } }))
})

test('limits the requests of a token, the items of a request and the tokens of an account', async () => {
  const { user, send } = await newAutomation()
  expect(await send(Array.from({ length: 51 }, () => soup()))).toMatchObject({ status: 413 })
  for (const body of ['', '<html>', '7', '{"a":1}', '[]']) expect((await send(body)).status).toBe(400)
  const statuses: Array<number> = []
  for (let request = 0; request < 120 && statuses.at(-1) !== 429; request += 1) statuses.push((await send('[]')).status)
  expect(statuses.at(-1)).toBe(429)
  const made = await Promise.all(Array.from({ length: 9 }, () => createToken(app, user, 'more')))
  expect(made.every((token) => token.startsWith('mk_'))).toBe(true)
  expect(await createToken(app, user, 'one too many')).toBe('too-many')
})

test('fetches addresses later, retries passing problems, and saves each recipe once', async () => {
  let isDown = true
  await using web = await serve(({ url }, response) => {
    if (url === '/good') return void response.setHeader('content-type', 'text/html').end(page('Fetched soup'))
    if (url === '/later' && isDown) return void response.writeHead(503).end()
    if (url === '/later') return void response.setHeader('content-type', 'text/html').end(page('Later soup'))
    return void response.writeHead(404).end()
  })
  const { user, send } = await newAutomation()
  await send({ urls: [`${web.url}/good`, `${web.url}/later`, `${web.url}/missing`] })
  const items = (await listItems(app.db, user.id, 10)).toReversed()
  const fetchAll = async () => {
    for (const { id } of items) await fetchAutomationAddress(app, id, AbortSignal.timeout(20_000))
    return (await listItems(app.db, user.id, 10)).toReversed()
  }
  expect((await fetchAll()).map(({ title, state, tries }) => [title, state, tries])).toEqual([
    ['Fetched soup', 'saved', 0],
    ['', 'waiting', 1],
    ['', 'failed', 1],
  ])
  isDown = false
  expect((await fetchAll()).map(({ title, state }) => [title, state])).toEqual([
    ['Fetched soup', 'saved'],
    ['Later soup', 'saved'],
    ['', 'failed'],
  ])
  expect(await recipesOf(user.id)).toHaveLength(2)
})

test('saves fetched addresses within the account’s limit, and the rest an hour later', async () => {
  await using web = await serve(({ url }, response) =>
    response.setHeader('content-type', 'text/html').end(page(`Limited soup ${url}`)),
  )
  const { user, send } = await newAutomation()
  await send({ urls: [`${web.url}/one`, `${web.url}/two`] })
  const key = `save:account ${user.id}`
  await takeUses(app.db, key, 119, { max: 119, windowSeconds: 3600 })
  const ids = (await listItems(app.db, user.id, 10)).map(({ id }) => id).toReversed()
  for (const id of ids) await fetchAutomationAddress(app, id, AbortSignal.timeout(20_000))
  expect((await listItems(app.db, user.id, 10)).toReversed()).toMatchObject([
    { state: 'saved' },
    { state: 'waiting', problem: 'You’ve saved a lot of recipes this hour. Try again later.' },
  ])
  expect(await recipesOf(user.id)).toHaveLength(1)
  const { rows } = await app.db.execute(
    sql`select round(extract(epoch from start_after - now()) / 60)::int as minutes from pgboss.job
      where (data->>'itemId')::int = ${ids[1]} order by start_after desc limit 1`,
  )
  expect(rows).toEqual([{ minutes: 60 }])
  await forgetUses(app.db, [key])
  for (const id of ids) await fetchAutomationAddress(app, id, AbortSignal.timeout(20_000))
  expect(await recipesOf(user.id)).toHaveLength(2)
})

test('keeps tokens out of the database, the export and the log', async () => {
  const { user, token, send } = await newAutomation()
  await send(soup(), { 'idempotency-key': 'k' })
  await send('broken')
  const stored = [
    await app.db.select().from(automationTokens),
    await app.db.select().from(automationItems),
    await app.db.select().from(automationRequests),
    await exportUser(app.db, user.id, (provider) => provider),
    await listTokens(app.db, user.id),
    lines,
  ]
  const secret = String(token)
  expect(secret).toMatch(/^mk_[\w-]{43}$/)
  expect(JSON.stringify(stored)).not.toContain(secret)
  expect(JSON.stringify(stored)).not.toContain(secret.slice(3, 20))
  expect(JSON.stringify(await exportUser(app.db, user.id, String))).toContain('N8N at home')
})
