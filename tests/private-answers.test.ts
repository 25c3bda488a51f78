import { expect, test } from 'vitest'
import { permissions } from '../src/web/app/permissions.ts'
import { createUser } from './accounts.ts'
import { createWholeSite } from './whole-site.ts'

const { app, send } = await createWholeSite()
const { cookie } = await createUser(app, 'admin')

test('browsers never store private pages or their data', { timeout: 120_000 }, async () => {
  const paths = permissions.flatMap(({ method, path, least }) =>
    method === 'GET' && least !== 'visitor' && !path.startsWith('/api/')
      ? [path.replace(/:\w+\??/g, 'no-such-thing')]
      : [],
  )
  expect(paths.length).toBeGreaterThan(25)
  const stored: Array<string> = []
  for (const path of paths) {
    for (const [address, sentCookie] of [
      [path, cookie],
      [`${path}.data`, cookie],
      [path.toUpperCase(), cookie],
      [path, ''],
    ] as const) {
      const answer = await send(address, { cookie: sentCookie })
      await answer.arrayBuffer()
      if (!answer.headers.get('cache-control')?.includes('no-store')) stored.push(address)
    }
  }
  expect(stored).toEqual([])
})

test.each(['/shopping-list', '/imports', '/shopping-list.data'])(
  'browsers never store what the account shows at %s',
  async (path) => {
    expect((await send(path, { cookie })).headers.get('cache-control')).toBe('no-store')
    expect((await send(path)).headers.get('cache-control')).not.toContain('no-store')
  },
)

test('browsers may store a public page', async () => {
  expect((await send('/about', { cookie })).headers.get('cache-control')).not.toContain('no-store')
})

test.each(['generate-authenticate-options', 'generate-register-options'])(
  'browsers never store passkey options: %s',
  async (name) => {
    const answer = await send(`/api/auth/passkey/${name}`, { cookie })
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
  },
)

const secureSite = { PUBLIC_URL: 'https://recipes.example.com' }

test('sets only secure cookies over https', async () => {
  const open = await createWholeSite(secureSite)
  const cookies = (await open.send('/admin')).headers.getSetCookie()
  expect(cookies).toEqual([expect.stringMatching(/^marshmallow\.flash=.*; Secure$/)])
  const signedOut = await open.send('/sign-out', { cookie: (await createUser(open.app, 'cook')).cookie, fields: {} })
  const all = signedOut.headers.getSetCookie()
  expect(all.length).toBeGreaterThan(1)
  expect(all.filter((one) => (one.match(/; secure/gi) ?? []).length !== 1)).toEqual([])
  expect((await send('/admin')).headers.getSetCookie().join()).not.toContain('Secure')
})

test.each([
  [{}, null],
  [secureSite, 'max-age=31536000'],
  [{ ...secureSite, HSTS_SUBDOMAINS: 'yes' }, 'max-age=31536000; includeSubDomains'],
  [{ HSTS_SUBDOMAINS: 'yes' }, null],
])('with the settings %j, the HSTS header is %j', async (settings, wanted) => {
  const site = await createWholeSite(settings)
  expect((await site.send('/healthz')).headers.get('strict-transport-security')).toBe(wanted)
})
