import { expect, test } from 'vitest'
import { createTestApp } from '../../../tests/factories.ts'
import { findUser } from '../../db/users.ts'
import { startMailServer } from '../../integrations/mail/testing/mail-server.ts'
import { mailConfirmAddress, mailResetPassword } from '../../jobs/mail-account.ts'
import { confirmByLink } from './confirm-address.ts'
import { createAccount } from './create-account.ts'
import { askForReset, resetPassword } from './reset-password.ts'
import { signIn } from './sign-in.ts'

const mailServer = await startMailServer()
const app = await createTestApp({
  SMTP_URL: mailServer.url,
  CONTACT_EMAIL: 'kitchen@recipes.example',
  PUBLIC_URL: 'https://recipes.example',
})
const signal = AbortSignal.timeout(20_000)
const asker = { cookies: '', visitor: '203.0.113.5', program: '' }
const password = 'leek soup on a tuesday'
const made = await createAccount(app, { name: 'Mei', email: 'mei@kitchen.test', password }, asker)
const userId = made.kind === 'created' ? made.userId : ''

/** The token of the last mail, as its reader finds it. */
const tokenIn = () =>
  /token=3?D?([\w-]{32})/.exec(mailServer.received.at(-1)?.raw.replaceAll('=\r\n', '') ?? '')?.[1] ?? ''

test('the address of an account is confirmed by the link of the newest mail, once', async () => {
  await mailConfirmAddress(app, { userId }, signal)
  const earlier = tokenIn()
  await mailConfirmAddress(app, { userId }, signal)
  expect(await confirmByLink(app, earlier)).toBe(false)
  expect((await findUser(app.db, { id: userId }))?.emailVerified).toBe(false)
  expect(await confirmByLink(app, tokenIn())).toBe(true)
  expect((await findUser(app.db, { id: userId }))?.emailVerified).toBe(true)
  expect(await confirmByLink(app, tokenIn())).toBe(false)
})

test('a forgotten password is replaced by the link of a mail, which ends every session', async () => {
  const before = await signIn(app, { email: 'mei@kitchen.test', password }, asker)
  const cookie = before.kind === 'signed-in' ? (before.cookies[0]?.split(';')[0] ?? '') : ''
  expect(await app.auth.findSession(cookie)).not.toBeNull()
  await mailResetPassword(app, { email: 'mei@kitchen.test' }, signal)
  const token = tokenIn()
  expect(await resetPassword(app, token, 'password123')).toMatchObject({ kind: 'invalid' })
  expect(await resetPassword(app, token, 'dumplings for everyone')).toBeNull()
  expect(await resetPassword(app, token, 'dumplings for nobody')).toEqual({ kind: 'used' })
  expect(await app.auth.findSession(cookie)).toBeNull()
  expect((await signIn(app, { email: 'mei@kitchen.test', password: 'dumplings for everyone' }, asker)).kind).toBe(
    'signed-in',
  )
})

test('asking for a new password is answered alike for every address, and mails only those that exist', async () => {
  const count = mailServer.received.length
  expect(await askForReset(app, 'mei@kitchen.test', 'one')).toBe('sent')
  expect(await askForReset(app, 'nobody@kitchen.test', 'one')).toBe('sent')
  await mailResetPassword(app, { email: 'nobody@kitchen.test' }, signal)
  expect(mailServer.received).toHaveLength(count)
})
