import { expect, test } from 'vitest'
import { nameOf } from './permission-name.ts'
import { permissions } from '../src/web/app/permissions.ts'
import { createUser } from './accounts.ts'
import { contentsOf } from './database-contents.ts'
import { createWholeSite } from './whole-site.ts'

const { app, origin, send, logged } = await createWholeSite()
const { cookie } = await createUser(app, 'admin')
const changing = permissions.filter(
  // Any site may hand over a page there, which changes nothing: `handed-over-pages.test.ts`.
  ({ method, path }) => method !== 'GET' && path !== '/import/handover',
)

/** Headers of requests from other sites, and attempts to imitate our pages. */
const elsewhere: ReadonlyArray<readonly [name: string, headers: Record<string, string | null>]> = [
  ['another site', { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' }],
  ['another site, in an older browser', { origin: 'https://evil.test', 'sec-fetch-site': null }],
  ['another site that hides its name', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
  ['a frame without an origin', { origin: 'null', 'sec-fetch-site': null }],
  ['another site without an origin', { origin: null, 'sec-fetch-site': 'cross-site' }],
  ['a neighboring name', { origin: 'http://blog.kitchen.lan', 'sec-fetch-site': 'same-site' }],
  ['a neighboring name without an origin', { origin: null, 'sec-fetch-site': 'same-site' }],
  ['a name that begins like ours', { origin: 'http://kitchen.lan.evil.test', 'sec-fetch-site': null }],
  ['another port', { origin: 'http://kitchen.lan:8080', 'sec-fetch-site': null }],
  ['another site with our origin', { origin, 'sec-fetch-site': 'cross-site' }],
  ['another site in the referrer', { origin: null, 'sec-fetch-site': null, referer: 'https://evil.test/' }],
]

test.each(elsewhere)('refuses every change requested by %s', async (_, headers) => {
  const before = await contentsOf(app.db)
  const taken: Array<string> = []
  for (const row of changing) {
    const { method, path, intent } = row
    const address = path.replace(/:\w+\??/g, 'no-such-thing')
    const isApi = path.startsWith('/api/')
    const body = isApi ? { json: {} } : { fields: intent ? { intent } : {} }
    for (const suffix of isApi || path === '/' ? [''] : ['', '.data']) {
      const answer = await send(address + suffix, { method, cookie, headers, ...body })
      const hasReason = (await answer.text()).includes('came from a page at another address')
      if (answer.status !== 403 || !hasReason) taken.push(`${nameOf(row)}${suffix}: ${answer.status}`)
    }
  }
  expect(changing.length).toBeGreaterThan(80)
  expect(taken).toEqual([])
  expect(await contentsOf(app.db)).toEqual(before)
  expect(logged().at(-1)).toMatchObject({ status: 403 })
})

test.each([
  ['our page', {}],
  ['our page in an older browser', { 'sec-fetch-site': null, referer: 'http://kitchen.lan/collections' }],
  ['a client without browser headers', { origin: null, 'sec-fetch-site': null }],
])('accepts a change requested by %s', async (name, headers) => {
  const answer = await send('/collections', { cookie, headers, fields: { name } })
  expect(answer.status).toBeLessThan(400)
  expect(JSON.stringify(await (await send('/collections.data', { cookie })).text())).toContain(name)
})

test('changes nothing on a GET request from another site', async () => {
  const { cookie: cooksCookie } = await createUser(app, 'cook')
  const before = await contentsOf(app.db)
  const headers = { origin: null, 'sec-fetch-site': 'cross-site', referer: 'https://evil.test/' }
  for (const { path } of changing.filter(
    ({ least, path: pattern }) => least !== 'admin' && !pattern.startsWith('/api/'),
  ))
    await send(path.replace(/:\w+\??/g, 'no-such-thing'), { cookie: cooksCookie, headers })
  expect(await contentsOf(app.db)).toEqual(before)
})
