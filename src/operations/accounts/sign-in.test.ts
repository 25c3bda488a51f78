import { expect, test } from 'vitest'
import { createUser } from '../../../tests/accounts.ts'
import { createTestApp } from '../../../tests/factories.ts'
import { inOneRateWindow } from '../../../tests/support/one-rate-window.ts'
import { listSessions } from '../../db/accounts/sessions.ts'
import { findUser } from '../../db/accounts/users.ts'
import { liftSuspension, suspendUser } from './change-user.ts'
import { createAccount } from './create-account.ts'
import { signIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'

const app = await createTestApp()
const password = 'leek soup on a tuesday'
let count = 0

/** Every request comes from another IP address. */
const from = (cookies = '') => ({ cookies, visitor: `203.0.113.${(count += 1)}`, program: 'a test' })

async function account() {
  const email = `cook-${(count += 1)}@kitchen.test`
  const made = await createAccount(app, { name: 'Cook', email, password }, from())
  if (made.kind !== 'created') throw new Error(made.kind)
  return { email, password, cookie: cookieOf(made.cookies) }
}

const cookieOf = (cookies: ReadonlyArray<string>) => cookies.map((cookie) => cookie.split(';')[0]).join('; ')

async function cookieFor(outcome: ReturnType<typeof signIn>) {
  const signedIn = await outcome
  if (signedIn.kind !== 'signed-in') throw new Error(signedIn.kind)
  return cookieOf(signedIn.cookies)
}

test('opens a session for the right password, in any case of the address', async () => {
  const { email } = await account()
  const cookie = await cookieFor(signIn(app, { email: ` ${email.toUpperCase()} `, password }, from()))
  expect((await app.auth.findSession(cookie))?.user).toMatchObject({ email, role: 'cook' })
})

test('lists where each session was opened, from the IP address that the site trusts', async () => {
  const { email } = await account()
  const requester = { ...from(), visitor: '198.51.100.7', program: 'a phone' }
  await cookieFor(signIn(app, { email, password }, requester))
  const id = (await findUser(app.db, { email }))?.id ?? ''
  expect(await listSessions(app.db, id)).toContainEqual(
    expect.objectContaining({ visitor: '198.51.100.7', program: 'a phone' }),
  )
})

test('gives the same answer for an unknown address and a wrong password', async () => {
  const { email } = await account()
  const wrong = await signIn(app, { email, password: 'another long password' }, from())
  const unknown = await signIn(app, { email: 'nobody@kitchen.test', password: 'another long password' }, from())
  const nonsense = await signIn(app, { email: 'no address', password: '' }, from())
  expect([wrong, unknown, nonsense]).toEqual([{ kind: 'refused' }, { kind: 'refused' }, { kind: 'refused' }])
})

test('shows the reason of a suspension only after the right password', async () => {
  const { email, cookie } = await account()
  const { user: admin } = await createUser(app, 'admin')
  const id = (await findUser(app.db, { email }))?.id ?? ''
  expect(await app.auth.findSession(cookie)).not.toBeNull()
  await suspendUser(app, admin, id, 'Advertising')
  expect(await app.auth.findSession(cookie)).toBeNull()
  expect(await signIn(app, { email, password }, from())).toEqual({ kind: 'suspended', reason: 'Advertising' })
  expect(await signIn(app, { email, password: 'another long password' }, from())).toEqual({ kind: 'refused' })
  expect(await listSessions(app.db, id)).toEqual([])
  await liftSuspension(app, admin, id)
  expect((await signIn(app, { email, password }, from())).kind).toBe('signed-in')
})

test("creates a new session and ends the browser's previous one", async () => {
  const { email, cookie } = await account()
  const next = await cookieFor(signIn(app, { email, password }, from(cookie)))
  expect(next).not.toBe(cookie)
  expect(await app.auth.findSession(cookie)).toBeNull()
  expect(await app.auth.findSession(next)).not.toBeNull()
})

test('rejects a session that was signed out', async () => {
  const { cookie } = await account()
  await signOut(app, cookie)
  expect(await app.auth.findSession(cookie)).toBeNull()
})

test('answers at most twenty of 300 guesses from many addresses while other accounts sign in', async () => {
  const victim = await account()
  const other = await account()
  const guesses = 300
  const answers = { refused: 0, 'too-many': 0 }
  const others = { tried: 0, 'signed-in': 0 }
  for (let start = 0; start < guesses; start += 100) {
    const batch = Array.from({ length: 100 }, (_, index) => {
      const requester = { cookies: '', visitor: `guesser ${start + index}`, program: '' }
      return signIn(app, { email: victim.email, password: `guess number ${start + index}` }, requester)
    })
    // Another account signs in meanwhile.
    others.tried += 1
    const { kind: ofOther } = await signIn(app, { ...other }, from())
    if (ofOther === 'signed-in') others[ofOther] += 1
    for (const { kind } of await Promise.all(batch)) if (kind === 'refused' || kind === 'too-many') answers[kind] += 1
  }
  expect(answers.refused).toBeLessThanOrEqual(20)
  expect(answers.refused + answers['too-many']).toBe(guesses)
  expect(others).toEqual({ tried: 3, 'signed-in': 3 })
  expect((await signIn(app, { ...victim }, from())).kind).toBe('too-many')
}, 60_000)

test('stops a visitor who tries many accounts, without locking them', async () => {
  const { email, kinds } = await inOneRateWindow(5 * 60, async () => {
    // A new account each time: guesses that spill into a second window lock it.
    const made = await account()
    const requester = from()
    const others = Array.from({ length: 30 }, (_, index) => `other-${index}@kitchen.test`)
    await Promise.all(others.map((address) => signIn(app, { email: address, password: 'guess' }, requester)))
    const guesses = Array.from({ length: 25 }, () => signIn(app, { ...made, password: 'guess' }, requester))
    return { email: made.email, kinds: (await Promise.all(guesses)).map(({ kind }) => kind) }
  })
  expect(new Set(kinds)).toEqual(new Set(['too-many']))
  expect((await signIn(app, { email, password }, from())).kind).toBe('signed-in')
})
