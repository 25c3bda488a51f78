import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createUser } from '../../tests/accounts.ts'
import { createTestApp } from '../../tests/factories.ts'
import { longestPassword, shortestPassword } from '../core/accounts/password-rules.ts'
import { accounts, sessions, users } from '../db/schema/accounts.ts'

const app = await createTestApp()
const dayMs = 24 * 60 * 60 * 1000
const password = 'leek soup on a tuesday'

test('finds the account of a session, and none for a changed cookie', async () => {
  const { user, cookie } = await createUser(app, 'editor')
  expect((await app.auth.findSession(cookie))?.user).toEqual(user)
  expect(await app.auth.findSession(cookie.replace(/.{9}$/, 'AAAAAAAA='))).toBeNull()
})

test('finds no session of a suspended account', async () => {
  const { user, cookie } = await createUser(app, 'cook')
  await app.db.update(users).set({ banned: true }).where(eq(users.id, user.id))
  expect(await app.auth.findSession(cookie)).toBeNull()
})

test('prolongs a session by 30 days, at most once a day', async () => {
  const { user, cookie } = await createUser(app, 'cook')
  const daysLeft = async () => {
    const [session] = await app.db.select().from(sessions).where(eq(sessions.userId, user.id))
    return Math.round((Number(session?.expiresAt) - Date.now()) / dayMs)
  }
  const leave = (days: number) =>
    app.db
      .update(sessions)
      .set({ expiresAt: new Date(Date.now() + days * dayMs) })
      .where(eq(sessions.userId, user.id))
  await leave(29.5)
  expect((await app.auth.findSession(cookie))?.cookies).toEqual([])
  await leave(28.5)
  const [prolonged = ''] = (await app.auth.findSession(cookie))?.cookies ?? []
  expect(prolonged).toMatch(/^marshmallow\.session_token=.+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/)
  expect(await daysLeft()).toBe(30)
})

test('sets a first password and replaces it without adding a second one', async () => {
  const { user } = await createUser(app, 'cook')
  const better = await app.auth.at()
  const opens = async (typed: string) => {
    const signedIn = await better.api
      .signInEmail({ body: { email: user.email, password: typed } })
      .catch((cause: unknown) => cause)
    return !(signedIn instanceof Error)
  }
  expect(await opens(password)).toBe(false)
  await app.auth.setPassword(user.id, password)
  expect(await opens(password)).toBe(true)
  await app.auth.setPassword(user.id, 'plum cake on a sunday')
  expect([await opens(password), await opens('plum cake on a sunday')]).toEqual([false, true])
  expect(await app.db.$count(accounts, eq(accounts.userId, user.id))).toBe(1)
})

test.each([
  [shortestPassword - 1, false],
  [shortestPassword, true],
  [longestPassword, true],
  [longestPassword + 1, false],
])('with a password of %i characters, creating an account succeeds: %s', async (length, succeeds) => {
  const { api } = await app.auth.at()
  const body = { name: 'Cook', email: `cook-${length}@kitchen.test`, password: 'x'.repeat(length) }
  const outcome = await api.signUpEmail({ body }).catch((cause: unknown) => cause)
  expect(outcome instanceof Error).toBe(!succeeds)
})

test.each([{ role: 'admin' }, { banned: true }, { banReason: 'none' }, { chefId: 'ada' }])(
  'ignores or refuses %o in a sign-up',
  async (forged) => {
    const { api } = await app.auth.at()
    const email = `forger-of-${Object.keys(forged).join()}@kitchen.test`
    await api.signUpEmail({ body: { name: 'Cook', email, password, ...forged } }).catch(() => null)
    const made = await app.db.select().from(users).where(eq(users.email, email.toLowerCase()))
    const asForged = made.filter((user) =>
      Object.entries(forged).some(([name, value]) => user[name as 'role'] === value),
    )
    expect(asForged).toEqual([])
  },
)

test('does not send the reason of a suspension to the browser', async () => {
  const { user, cookie } = await createUser(app, 'cook')
  await app.db.update(users).set({ banReason: 'Advertising' }).where(eq(users.id, user.id))
  const { api } = await app.auth.at()
  expect(JSON.stringify(await api.getSession({ headers: { cookie } }))).not.toContain('Advertising')
})

test('gives each site address its own instance and shares it between requests', async () => {
  const [one, same, other] = [app.auth.at('http://a.test'), app.auth.at('http://a.test'), app.auth.at('http://b.test')]
  expect(same).toBe(one)
  expect(other).not.toBe(one)
  expect((await other).options.baseURL).toBe('http://b.test')
  for (let count = 0; count < 20; count += 1) await app.auth.at(`http://${count}.test`)
  expect(app.auth.at('http://a.test')).not.toBe(one)
})

// A browser does not store a secure cookie of a site in the local network that has no https.
test.each([
  ['https://kitchen.test', /^__Secure-marshmallow\.session_token=.+; Secure/],
  ['http://kitchen.lan', /^marshmallow\.session_token=(?!.*Secure)/],
])('marks the cookies of a site as secure only under https: %s', async (address, expected) => {
  const site = await createTestApp({ PUBLIC_URL: address })
  const { user, cookie } = await createUser(site, 'cook')
  expect((await site.auth.findSession(cookie))?.user).toEqual(user)
  await site.db.update(sessions).set({ expiresAt: new Date(Date.now() + dayMs) })
  const [prolonged] = (await site.auth.findSession(cookie))?.cookies ?? []
  expect(prolonged).toMatch(expected)
})
