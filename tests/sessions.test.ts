import { expect, test } from 'vitest'
import { listSessions } from '../src/db/sessions.ts'
import { findUser } from '../src/db/users.ts'
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

/** Whether a cookie opens the account: the page, its data, and its forms. */
async function opens(cookie: string): Promise<boolean> {
  const page = await send('/account', { cookie })
  const data = await send('/account.data', { cookie })
  const form = await send('/collections', { cookie, fields: { name: 'Mine' } })
  const verdicts = [
    page.status === 200,
    !(await data.text()).includes('"/auth?'),
    form.headers.get('location') !== '/auth?next=%2Fcollections',
  ]
  if (new Set(verdicts).size > 1) throw new Error(`Page, data and form do not agree: ${verdicts.join()}`)
  return verdicts[0] === true
}

test('a session fixed before sign-in is not the one that is opened by it', async () => {
  const victim = await newCook()
  const attacker = await newCook()
  const made = `marshmallow.session_token=${encodeURIComponent('chosen-by-somebody-else.c2lnbmF0dXJl')}`
  for (const fixed of [attacker.cookie, made]) {
    const cookie = await signIn(victim.email, fixed)
    expect(cookie).toContain('marshmallow.session_token=')
    expect(cookie).not.toBe(fixed)
    expect(await opens(cookie)).toBe(true)
    // What the attacker knows opens nothing now, neither the victim's account nor their own.
    expect(await opens(fixed)).toBe(false)
  }
})

test('a session is over with signing out, whoever kept its cookie', async () => {
  const { cookie } = await newCook()
  expect(await opens(cookie)).toBe(true)
  await send('/sign-out', { cookie, fields: {} })
  expect(await opens(cookie)).toBe(false)
  expect(logged().at(-1)).toMatchObject({ method: 'POST', path: '/collections', status: 302 })
})

test('a session is over when it is ended from elsewhere, and when all are', async () => {
  const { email, id, cookie } = await newCook()
  const elsewhere = await signIn(email)
  const [newest] = await listSessions(app.db, id)
  await send('/account/security', { cookie, fields: { intent: 'end-session', id: newest?.id ?? '' } })
  expect([await opens(elsewhere), await opens(cookie)]).toEqual([false, true])
  const again = await signIn(email)
  await send('/account/security', { cookie, fields: { intent: 'end-all-sessions' } })
  expect([await opens(again), await opens(cookie)]).toEqual([false, false])
})

test('a new password ends every other session, and leaves this browser a new one', async () => {
  const { email, cookie } = await newCook()
  const elsewhere = await signIn(email)
  const fields = { intent: 'change-password', current: password, password: 'potato gratin at noon' }
  const here = cookieFrom(await send('/account/security', { cookie, fields }))
  expect([await opens(elsewhere), await opens(cookie), await opens(here)]).toEqual([false, false, true])
  expect(await signIn(email)).not.toContain('session_token')
})

test('whoever is suspended or deleted is out at once, and does not come in again', async () => {
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

test('a role that is taken away is gone with the next request', async () => {
  const { cookie: admin } = await createUser(app, 'admin')
  const { user, cookie } = await createUser(app, 'admin')
  expect((await send('/admin/users', { cookie })).status).toBe(200)
  await send(`/admin/users/${user.id}`, { cookie: admin, fields: { intent: 'role', role: 'cook' } })
  expect((await send('/admin/users', { cookie })).headers.get('location')).toBe('/')
})
