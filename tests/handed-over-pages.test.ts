import { expect, test } from 'vitest'
import { takeUses } from '../src/db/limits/rate-limits.ts'
import { rateLimits } from '../src/db/schema/limits.ts'
import { createUser } from './accounts.ts'
import { contentsOf } from './database-contents.ts'
import { createWholeSite } from './whole-site.ts'

const { app, site, origin, send } = await createWholeSite()
const { cookie } = await createUser(app, 'admin')
const fromElsewhere = { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' }

const hostile = '<h1>Soup</h1></textarea><script>alert(1)</script><form action="https://evil.test">'

function formOf(fields: Record<string, string | File>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return new Response(form)
}

async function sendForm(path: string, fields: Record<string, string | File>, headers: Record<string, string | null>) {
  const form = formOf(fields)
  const body = new Uint8Array(await form.arrayBuffer())
  return send(path, { cookie, body, headers: { 'content-type': form.headers.get('content-type'), ...headers } })
}

test('shows a page that another site hands over, and changes nothing', async () => {
  const before = await contentsOf(app.db)
  const answer = await sendForm('/import/handover', { url: 'https://evil.test/soup', html: hostile }, fromElsewhere)
  const page = await answer.text()
  expect(answer.status).toBe(200)
  expect(page).toContain('action="/import"')
  expect(page).toContain('&lt;script&gt;alert(1)')
  expect(page).not.toContain('<script>alert(1)')
  expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  // The request counts as nobody's, even with a cookie.
  expect(page).toContain('Sign In')
  // Only the limit of handed-over pages counted it, and the limit of imports did not.
  expect(await contentsOf(app.db)).toEqual(before)
  const counted = await app.db.select({ key: rateLimits.key }).from(rateLimits)
  expect(counted.map(({ key }) => key.split(':')[0])).toEqual(['handover'])
})

test('refuses a page that is too large to read, without sending it back', async () => {
  const answer = await sendForm(
    '/import/handover',
    { url: 'https://evil.test/soup', html: 'x'.repeat(8_000_001) },
    fromElsewhere,
  )
  const page = await answer.text()
  expect(answer.status).toBe(413)
  expect(page).toContain('This page has more than 8 MB. Paste the part with the recipe instead.')
  expect(page.length).toBeLessThan(500_000)
})

test('takes 60 handed-over pages an hour of a visitor, and does not read more', async () => {
  const remoteAddress = '203.0.113.5'
  await takeUses(app.db, `handover:${remoteAddress}`, 59, { max: 60, windowSeconds: 3600 })
  const handOver = () => {
    const body = new FormData()
    body.append('html', hostile)
    const request = { method: 'POST', body, headers: fromElsewhere }
    const connection = { incoming: { socket: { remoteAddress, remotePort: 1, remoteFamily: 'IPv4' } } }
    return site.request(`${origin}/import/handover`, request, connection)
  }
  expect((await handOver()).status).toBe(200)
  const answer = await handOver()
  const page = await answer.text()
  expect(answer.status).toBe(429)
  expect(page).toContain('You’ve sent a lot of pages this hour. Try again later.')
  expect(page).not.toContain('&lt;script&gt;alert(1)')
})

test.each([
  ['the import itself', '/import', fromElsewhere],
  ['the data of the page', '/import/handover.data', fromElsewhere],
  ['a page next to it', '/import/handover/x', fromElsewhere],
  ['a share that another site sends', '/import/share', fromElsewhere],
  ['a share that hides where it comes from', '/import/share', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
  ['a share of an older browser', '/import/share', { origin: 'null', 'sec-fetch-site': null }],
])('refuses a form of another site to %s', async (_, path, headers) => {
  const before = await contentsOf(app.db)
  const answer = await sendForm(path, { url: '', html: '2 leeks', text: '2 leeks' }, headers)
  expect(answer.status).toBe(403)
  expect(await contentsOf(app.db)).toEqual(before)
})

/** Builds the request that Chromium sends when a phone shares to an installed site. */
const fromPhone = { origin: 'null', 'sec-fetch-site': 'none' }

test('opens the import with a link that a phone shares', async () => {
  const answer = await sendForm(
    '/import/share',
    { title: 'Soup', text: 'Look: https://a.test/soup', url: '' },
    fromPhone,
  )
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/import?url=https%3A%2F%2Fa.test%2Fsoup'])
})

const note = 'Leek Soup\n\nIngredients\n3 leeks\n1 l stock\n\nMethod\nSimmer the leeks in the stock.\nSeason well.\n'

test('reads a text and a file that a phone shares, without script', async () => {
  // On a busy machine, the thread that reads may take longer to start than a page may take.
  await app.read({ name: 'warm-up.txt', bytes: new TextEncoder().encode(note) }, { timeoutMs: 50_000 })
  const text = await sendForm('/import/share', { title: '', text: note }, fromPhone)
  const file = await sendForm(
    '/import/share',
    { file: new File([note], 'soup.txt', { type: 'text/plain' }) },
    fromPhone,
  )
  for (const answer of [text, file]) {
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('value="Leek Soup"')
  }
})

test('shows a shared text that has no recipe, to correct it', async () => {
  const answer = await sendForm('/import/share', { title: 'Sunday', text: 'Call grandma about her soup.' }, fromPhone)
  expect(answer.status).toBe(422)
  const page = await answer.text()
  expect(page).toContain('Failed to import recipe')
  expect(page).toMatch(/<textarea[^>]*name="html"[^>]*>Sunday\n\nCall grandma about her soup\.<\/textarea>/)
})

test('says so when a shared file has no recipe', async () => {
  const file = new File(['nothing to eat'], 'x.pdf', { type: 'application/pdf' })
  const answer = await sendForm('/import/share', { file }, fromPhone)
  expect(answer.status).toBe(422)
  expect(await answer.text()).toContain('Failed to import recipe')
})

test('declares itself as a share target of phones', async () => {
  const page = await (await send('/')).text()
  expect(page).toMatch(/<link[^>]*rel="manifest"[^>]*href="\/manifest\.webmanifest"/)
  const answer = await send('/manifest.webmanifest')
  expect(answer.headers.get('content-type')).toContain('application/manifest+json')
  const manifest: unknown = await answer.json()
  expect(manifest).toMatchObject({
    name: 'Marshmallow Kitchen',
    start_url: '/',
    display: 'standalone',
    share_target: { action: '/import/share', method: 'POST', enctype: 'multipart/form-data' },
  })
  const { icons } = manifest as { icons: Array<{ src: string; sizes: string }> }
  expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']))
  for (const { src } of icons) expect((await send(src)).status).toBe(200)
})
