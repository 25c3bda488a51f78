import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sessions } from '../src/db/schema/accounts.ts'
import { deleteOldSessions, listSessions } from '../src/db/accounts/sessions.ts'
import { findUser } from '../src/db/accounts/users.ts'
import { createUser } from './accounts.ts'
import { cookieFrom, createWholeSite } from './whole-site.ts'

const { app, send, logged } = await createWholeSite()
const password = 'leek soup on a tuesday'
let count = 0

async function newCook() {
  const email = `cook-${(count += 1)}@kitchen.test`
  const answer = await send('/auth', { fields: { intent: 'create-account', name: 'Cook', email, password } })
  const user = await findUser(app.db, { email })
  if (!user) throw new Error('No account')
  return { email, id: user.id, cookie: cookieFrom(answer) }
}

const signIn = async (email: string, cookie = '', typed = password) =>
  cookieFrom(await send('/auth', { cookie, fields: { intent: 'log-in', email, password: typed } }))

/** Returns whether a cookie gives access to the account: its page, its data and its forms. */
async function opens(cookie: string): Promise<boolean> {
  const page = await send('/account', { cookie })
  const data = await send('/account.data', { cookie })
  const form = await send('/collections', { cookie, fields: { name: 'Mine' } })
  const results = [
    page.status === 200,
    !(await data.text()).includes('"/auth?'),
    form.headers.get('location') !== '/auth?next=%2Fcollections',
  ]
  if (new Set(results).size > 1) throw new Error(`Page, data and form do not agree: ${results.join()}`)
  return results[0] === true
}

test('starts a new session at sign-in, whatever cookie was sent', async () => {
  const victim = await newCook()
  const attacker = await newCook()
  const made = `marshmallow.session_token=${encodeURIComponent('chosen-by-an-attacker.c2lnbmF0dXJl')}`
  for (const fixed of [attacker.cookie, made]) {
    const cookie = await signIn(victim.email, fixed)
    expect(cookie).toContain('marshmallow.session_token=')
    expect(cookie).not.toBe(fixed)
    expect(await opens(cookie)).toBe(true)
    // The attacker's cookie gives access to neither account.
    expect(await opens(fixed)).toBe(false)
  }
})

test('ends the session at sign-out, even for a copied cookie', async () => {
  const { cookie } = await newCook()
  expect(await opens(cookie)).toBe(true)
  await send('/sign-out', { cookie, fields: {} })
  expect(await opens(cookie)).toBe(false)
  expect(logged().at(-1)).toMatchObject({ method: 'POST', path: '/collections', status: 302 })
})

test('ends one or all sessions from another browser', async () => {
  const { email, id, cookie } = await newCook()
  const elsewhere = await signIn(email)
  const [newest] = await listSessions(app.db, id)
  await send('/account/security', { cookie, fields: { intent: 'end-session', id: newest?.id ?? '' } })
  expect([await opens(elsewhere), await opens(cookie)]).toEqual([false, true])
  const again = await signIn(email)
  await send('/account/security', { cookie, fields: { intent: 'end-all-sessions' } })
  expect([await opens(again), await opens(cookie)]).toEqual([false, false])
})

test('ends all other sessions when the password changes', async () => {
  const { email, cookie } = await newCook()
  const elsewhere = await signIn(email)
  const fields = { intent: 'change-password', current: password, password: 'potato gratin at noon' }
  const here = cookieFrom(await send('/account/security', { cookie, fields }))
  expect([await opens(elsewhere), await opens(cookie), await opens(here)]).toEqual([false, false, true])
  expect(await signIn(email)).not.toContain('session_token')
})

test('signs out suspended and deleted accounts at once', async () => {
  const { cookie: admin } = await createUser(app, 'admin')
  const acts = { suspend: { reason: 'Spam' }, delete: { recipes: 'keep-recipes' } }
  for (const [intent, more] of Object.entries(acts)) {
    const { email, id, cookie } = await newCook()
    expect(await opens(cookie)).toBe(true)
    await send(`/admin/users/${id}`, { cookie: admin, fields: { intent, ...more } })
    expect(await opens(cookie)).toBe(false)
    expect(await signIn(email)).not.toContain('session_token')
  }
})

test('removes a role with the next request', async () => {
  const { cookie: admin } = await createUser(app, 'admin')
  const { user, cookie } = await createUser(app, 'admin')
  expect((await send('/admin/users', { cookie })).status).toBe(200)
  await send(`/admin/users/${user.id}`, { cookie: admin, fields: { intent: 'role', role: 'cook' } })
  expect((await send('/admin/users', { cookie })).headers.get('location')).toBe('/')
})

async function beginDaysAgo(userId: string, days: number) {
  await app.db
    .update(sessions)
    .set({ createdAt: new Date(Date.now() - days * 86_400_000) })
    .where(eq(sessions.userId, userId))
}

test('ends a session 90 days after signing in, even when used daily', async () => {
  const { id, cookie } = await newCook()
  await beginDaysAgo(id, 89)
  expect(await opens(cookie)).toBe(true)
  expect(await listSessions(app.db, id)).toHaveLength(1)
  await beginDaysAgo(id, 91)
  expect(await opens(cookie)).toBe(false)
  expect(await listSessions(app.db, id)).toEqual([])
  await deleteOldSessions(app.db)
  expect(await app.db.$count(sessions, eq(sessions.userId, id))).toBe(0)
})
