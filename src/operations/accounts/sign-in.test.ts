import { expect, test } from 'vitest'
import { createUser } from '../../../tests/accounts.ts'
import { createTestApp } from '../../../tests/factories.ts'
import { listSessions } from '../../db/sessions.ts'
import { findUser } from '../../db/users.ts'
import { liftSuspension, suspendUser } from '../users/change-user.ts'
import { createAccount } from './create-account.ts'
import { signIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'

const app = await createTestApp()
const password = 'leek soup on a tuesday'
let count = 0

/** Every visitor of a test comes from elsewhere. */
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

test('the right password opens a session, in whichever case the address is typed', async () => {
  const { email } = await account()
  const cookie = await cookieFor(signIn(app, { email: ` ${email.toUpperCase()} `, password }, from()))
  expect((await app.auth.findSession(cookie))?.user).toMatchObject({ email, role: 'cook' })
})

test('unknown and wrong are answered alike', async () => {
  const { email } = await account()
  const wrong = await signIn(app, { email, password: 'another long password' }, from())
  const unknown = await signIn(app, { email: 'nobody@kitchen.test', password: 'another long password' }, from())
  const nonsense = await signIn(app, { email: 'no address', password: '' }, from())
  expect([wrong, unknown, nonsense]).toEqual([{ kind: 'refused' }, { kind: 'refused' }, { kind: 'refused' }])
})

test('who knows the password of a suspended account is told why it is shut; who guesses is answered as always', async () => {
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

test('signing in gives a session of its own, and ends the one this browser had before', async () => {
  const { email, cookie } = await account()
  const next = await cookieFor(signIn(app, { email, password }, from(cookie)))
  expect(next).not.toBe(cookie)
  expect(await app.auth.findSession(cookie)).toBeNull()
  expect(await app.auth.findSession(next)).not.toBeNull()
})

test('a session that was signed out opens nothing any more', async () => {
  const { cookie } = await account()
  await signOut(app, cookie)
  expect(await app.auth.findSession(cookie)).toBeNull()
})

test('ten thousand guesses from everywhere get twenty answers at most, and nobody else waits', async () => {
  const victim = await account()
  const other = await account()
  const guesses = 10_000
  const answers = { refused: 0, 'too-many': 0 }
  const others = { tried: 0, 'signed-in': 0 }
  for (let start = 0; start < guesses; start += 100) {
    const batch = Array.from({ length: 100 }, (_, index) => {
      const asker = { cookies: '', visitor: `guesser ${start + index}`, program: '' }
      return signIn(app, { email: victim.email, password: `guess number ${start + index}` }, asker)
    })
    // In the middle of it somebody else comes.
    if (start % 1000 === 0) {
      others.tried += 1
      const { kind } = await signIn(app, { ...other }, from())
      if (kind === 'signed-in') others[kind] += 1
    }
    for (const { kind } of await Promise.all(batch)) if (kind === 'refused' || kind === 'too-many') answers[kind] += 1
  }
  console.log(
    `${guesses} guesses at one account: ${answers.refused} answered, ${answers['too-many']} turned away unread; ` +
      `another account signed in ${others['signed-in']} of ${others.tried} times meanwhile`,
  )
  expect(answers.refused).toBeLessThanOrEqual(20)
  expect(answers.refused + answers['too-many']).toBe(guesses)
  expect(others).toEqual({ tried: 10, 'signed-in': 10 })
  expect((await signIn(app, { ...victim }, from())).kind).toBe('too-many')
}, 60_000)

test('one visitor who tries many accounts is stopped, and locks none of them', async () => {
  const { email } = await account()
  const asker = from()
  const guesses = Array.from({ length: 30 }, (_, index) => `somebody-${index}@kitchen.test`)
  await Promise.all(guesses.map((address) => signIn(app, { email: address, password: 'guess' }, asker)))
  for (let guess = 0; guess < 25; guess += 1)
    expect((await signIn(app, { email, password: 'guess' }, asker)).kind).toBe('too-many')
  expect((await signIn(app, { email, password }, from())).kind).toBe('signed-in')
})
