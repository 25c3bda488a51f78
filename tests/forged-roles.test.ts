import { expect, test } from 'vitest'
import { nameOf } from './permission-name.ts'
import { permissions } from '../src/web/app/permissions.ts'
import { createUser } from './accounts.ts'
import { contentsOf } from './database-contents.ts'
import { createWholeSite } from './whole-site.ts'

const { app, send, logged } = await createWholeSite()
const { user: admin, cookie: adminsCookie } = await createUser(app, 'admin')
const { user: cook, cookie } = await createUser(app, 'cook')
const beyond = permissions.filter(({ least }) => least === 'editor' || least === 'admin')

const session = { session: { userId: admin.id, expiresAt: '2999-01-01' }, user: { ...admin, role: 'admin' } }
const sessionData = Buffer.from(JSON.stringify({ ...session, signature: 'x' })).toString('base64')

/** Headers and fields where a careless program might look for a role or a user. */
const claims = {
  'x-role': 'admin',
  'x-user-role': 'admin',
  'x-user-id': admin.id,
  'x-forwarded-user': admin.email,
  'remote-user': admin.email,
  authorization: `Bearer ${admin.id}`,
}
const fields = {
  role: 'admin',
  _role: 'admin',
  is_admin: 'true',
  userId: admin.id,
  user_id: admin.id,
  _user_id: admin.id,
}
const cookies = `role=admin; isAdmin=true; marshmallow.role=admin; marshmallow.session_data=${sessionData}`

test('ignores roles claimed by headers, cookies, addresses and forms', async () => {
  const before = await contentsOf(app.db)
  const letIn: Array<string> = []
  for (const row of beyond) {
    const isApi = row.path.startsWith('/api/')
    const sent =
      row.method === 'GET' ? {} : isApi ? { json: fields } : { fields: { ...fields, intent: row.intent ?? '' } }
    const path = `${row.path.replace(/:\w+\??/g, 'no-such-thing')}?${new URLSearchParams(fields)}`
    const answer = await send(path, { method: row.method, cookie: `${cookie}; ${cookies}`, headers: claims, ...sent })
    const isRefused = isApi ? answer.status === 403 : answer.headers.get('location') === '/' || answer.status === 405
    if (!isRefused) letIn.push(`${nameOf(row)}: ${answer.status}`)
  }
  expect(beyond.length).toBeGreaterThan(80)
  expect(letIn).toEqual([])
  expect(await contentsOf(app.db)).toEqual(before)
  expect(logged()).toHaveLength(beyond.length)
})

const [name = '', value = ''] = adminsCookie.split(/=(.*)/s)
const [token = '', signature = ''] = decodeURIComponent(value).split('.')
const [, cooksValue = ''] = cookie.split(/=(.*)/s)
const [cooksToken = '', cooksSignature = ''] = decodeURIComponent(cooksValue).split('.')
const cookieOf = (text: string) => `${name}=${encodeURIComponent(text)}`

test.each([
  ['without its signature', cookieOf(token)],
  ['with an empty signature', cookieOf(`${token}.`)],
  ['with the signature of another session', cookieOf(`${token}.${cooksSignature}`)],
  [
    'with one letter of the signature changed',
    cookieOf(`${token}.${signature.replace(/^./, (letter) => (letter === 'A' ? 'B' : 'A'))}`),
  ],
  ['with the session id', cookieOf(`session-${admin.id}.${signature}`)],
  ['of no session', cookieOf(`made-up-with-enough-letters.${signature}`)],
  ['under the other name', adminsCookie.replace('marshmallow', '__Host-marshmallow')],
  ['with only its cached content', `marshmallow.session_data=${sessionData}`],
])('refuses a session cookie %s', async (_, forged) => {
  expect((await send('/admin', { cookie: forged })).headers.get('location')).toBe('/auth?next=%2Fadmin')
  expect((await send('/api/backups', { cookie: forged, json: {} })).status).toBe(401)
})

test('accepts the original cookie and refuses it beside a forged one', async () => {
  expect((await send('/admin', { cookie: adminsCookie })).status).toBe(200)
  const forged = cookieOf(`${token}.${cooksSignature}`)
  expect((await send('/admin', { cookie: `${cookie}; ${forged}` })).status).not.toBe(200)
  expect((await send('/admin', { cookie: `${forged}; ${cookie}` })).status).not.toBe(200)
  expect(cooksToken).toContain(cook.id)
})
