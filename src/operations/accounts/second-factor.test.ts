import { expect, test } from 'vitest'
import { createTestApp } from '../../../tests/factories.ts'
import { codeNow } from '../../../tests/one-time-code.ts'
import { readSettings, saveSettings } from '../../db/settings/settings.ts'
import { createAccount } from './create-account.ts'
import { beginSecondFactor, confirmSecondFactor, passSecondFactor } from './second-factor.ts'
import { signIn } from './sign-in.ts'

const app = await createTestApp()
const password = 'leek soup on a tuesday'
const asCookies = (set: ReadonlyArray<string>) => set.map((cookie) => cookie.split(';')[0]).join('; ')
const from = (cookies: string) => ({ cookies, visitor: '203.0.113.9', program: '' })

async function withSecondFactor() {
  const email = `${crypto.randomUUID()}@kitchen.test`
  const made = await createAccount(app, { name: 'Asha', email, password }, from(''))
  const requester = from(made.kind === 'created' ? asCookies(made.cookies) : '')
  const found = await app.auth.findSession(requester.cookies)
  if (!found) throw new Error('There is no session')
  const begun = await beginSecondFactor(app, found.user, password, requester)
  if (begun.kind !== 'begun') throw new Error(begun.kind)
  const secret = new URL(begun.address).searchParams.get('secret') ?? ''
  const confirmed = await confirmSecondFactor(app, found.user, ` ${codeNow(secret)}`, requester)
  if (confirmed.kind !== 'passed') throw new Error(confirmed.kind)
  return { email, secret, backupCodes: begun.backupCodes, session: asCookies(confirmed.cookies) }
}

test('accepts a code only once', async () => {
  const { email, secret, session } = await withSecondFactor()
  const enter = async (code: string, before = '') => {
    const first = await signIn(app, { email, password }, from(before))
    if (first.kind !== 'second-factor') throw new Error(first.kind)
    return passSecondFactor(app, code, from(asCookies(first.cookies)))
  }
  // This code was used to turn on the second factor.
  expect(await enter(codeNow(secret))).toEqual({ kind: 'begin-again' })
  expect(await enter('000000')).toEqual({ kind: 'wrong' })
  const next = codeNow(secret, 1)
  const passed = await enter(next, session)
  expect(passed.kind).toBe('passed')
  expect(await app.auth.findSession(passed.kind === 'passed' ? asCookies(passed.cookies) : '')).not.toBeNull()
  // Signing in ended the previous session of this browser.
  expect(await app.auth.findSession(session)).toBeNull()
  expect(await enter(next)).toEqual({ kind: 'begin-again' })
})

test('asks for the password again after five wrong codes, and reports too many attempts', async () => {
  const { email, backupCodes } = await withSecondFactor()
  const first = await signIn(app, { email, password }, from(''))
  const requester = from(first.kind === 'second-factor' ? asCookies(first.cookies) : '')
  const tried: Array<string> = []
  for (let count = 0; count < 6; count += 1) tried.push((await passSecondFactor(app, '000000', requester)).kind)
  expect(tried).toEqual(['wrong', 'wrong', 'wrong', 'wrong', 'wrong', 'begin-again'])
  expect(await passSecondFactor(app, backupCodes[0] ?? '', requester)).toEqual({ kind: 'begin-again' })
  const many = await Promise.all(Array.from({ length: 30 }, () => passSecondFactor(app, '000000', requester)))
  expect(many.map(({ kind }) => kind)).toContain('too-many')
})

test("shows the site's current name in authenticator apps", async () => {
  await saveSettings(app.db, { ...(await readSettings(app.db)), siteName: 'Plum & Friends' })
  const email = `${crypto.randomUUID()}@kitchen.test`
  const made = await createAccount(app, { name: 'Bea', email, password }, from(''))
  const requester = from(made.kind === 'created' ? asCookies(made.cookies) : '')
  const user = (await app.auth.findSession(requester.cookies))?.user
  const begun = user && (await beginSecondFactor(app, user, password, requester))
  const address = begun?.kind === 'begun' ? begun.address : ''
  expect(address).toContain(`otpauth://totp/Plum%20%26%20Friends:${encodeURIComponent(email)}?secret=`)
  expect(new URL(address).searchParams.get('issuer')).toBe('Plum & Friends')
  expect(address).not.toContain('+')
})
