import { expect, test } from 'vitest'
import { createUser } from './accounts.ts'
import { createWholeSite } from './whole-site.ts'

const { app, site, origin, send } = await createWholeSite()
const urlencoded = 'application/x-www-form-urlencoded'
/** Node reads one or two pieces of a stream before any of our code runs. */
const unread = 30_000
const multipart = 'multipart/form-data; boundary=cut'

interface Streamed {
  type: string
  cookie?: string
  visitor?: string
}

/** Sends a body of up to a megabyte and returns the number of bytes that were read. */
async function sendStream(path: string, { type, cookie = '', visitor = '203.0.113.1' }: Streamed) {
  const piece = new TextEncoder().encode('a&'.repeat(5_000))
  let taken = 0
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (taken >= 1_000_000) return controller.close()
        taken += piece.length
        controller.enqueue(piece)
      },
    },
    { highWaterMark: 0 },
  )
  const headers = { origin, host: new URL(origin).host, 'sec-fetch-site': 'same-origin', 'content-type': type, cookie }
  const init = { method: 'POST', headers, body, duplex: 'half' }
  const remote = { incoming: { socket: { remoteAddress: visitor, remotePort: 1, remoteFamily: 'IPv4' } } }
  const answer = await site.request(origin + path, init, remote)
  return { answer, taken }
}

test.each(['/submit-recipe', '/import', '/contact', '/newsletter'])(
  'refuses a form with many fields at %s without reading it all',
  async (path) => {
    const { answer, taken } = await sendStream(path, { type: urlencoded })
    expect(answer.status).toBe(413)
    expect(taken).toBeLessThan(400_000)
  },
)

test('refuses a form with many fields by its declared length', async () => {
  const body = new TextEncoder().encode('a&'.repeat(800_000))
  const headers = { 'content-type': urlencoded, 'content-length': String(body.length) }
  expect((await send('/submit-recipe', { body, headers })).status).toBe(413)
})

test.each(['/admin/users/ada', '/admin/blog/edit/toast', '/my-recipes/soup/edit', '/account', '/admin/keys'])(
  'does not read a form to %s from a visitor without permission',
  async (path) => {
    const { answer, taken } = await sendStream(path, { type: multipart })
    expect([answer.status, answer.headers.get('location')]).toEqual([302, expect.stringMatching(/^\/auth/)])
    expect(taken).toBeLessThan(unread)
  },
)

test('does not read a cook’s form to an admin page', async () => {
  const { cookie } = await createUser(app, 'cook')
  const { answer, taken } = await sendStream('/admin/users/ada', { type: multipart, cookie })
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/'])
  expect(taken).toBeLessThan(unread)
})

test.each(['/contact', '/support', '/newsletter', '/submit-recipe', '/import', '/auth', '/auth/reset'])(
  'responds 400 to a body that is not a form at %s',
  async (path) => {
    const answer = await send(path, { json: { name: 'Ada' } })
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain('The request is not a form of this site.')
  },
)

test('refuses an import beyond the limit before reading the form', async () => {
  const visitor = '203.0.113.2'
  const sendImport = () => sendStream('/import', { type: multipart, visitor })
  const sent = await Promise.all([sendImport(), sendImport(), sendImport(), sendImport()])
  const refused = sent.filter(({ taken }) => taken < unread)
  expect(refused).toHaveLength(1)
  expect(await refused[0]?.answer.text()).toContain('3 of your imports')
})
