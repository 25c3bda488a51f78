import { expect, test } from 'vitest'
import { createUser } from '../../../tests/accounts.ts'
import { createTestApp } from '../../../tests/factories.ts'
import { codeNow } from '../../../tests/one-time-code.ts'
import { findJobAbout } from '../../db/jobs/job-queue-list.ts'
import { findUser } from '../../db/accounts/users.ts'
import { startMailServer } from '../../integrations/mail/testing/mail-server.ts'
import { mailAccountNotice, mailConfirmAddress, mailResetPassword } from '../../jobs/accounts/mail-account.ts'
import { confirmByLink, sendConfirmation } from './confirm-address.ts'
import { createAccount } from './create-account.ts'
import { changePassword } from './change-password.ts'
import { becomeFirstAdmin, firstAdminNote } from './first-admin.ts'
import { notePasskey } from './note-passkey.ts'
import { askForReset, resetPassword } from './reset-password.ts'
import { beginSecondFactor, confirmSecondFactor, endSecondFactor } from './second-factor.ts'
import { setFirstPassword } from './set-password.ts'
import { signIn } from './sign-in.ts'

const mailServer = await startMailServer()
const app = await createTestApp({
  SMTP_URL: mailServer.url,
  CONTACT_EMAIL: 'kitchen@recipes.example',
  PUBLIC_URL: 'https://recipes.example',
})
const signal = AbortSignal.timeout(20_000)
const requester = { cookies: '', visitor: '203.0.113.5', program: '' }
const password = 'leek soup on a tuesday'
const made = await createAccount(app, { name: 'Mei', email: 'mei@kitchen.test', password }, requester)
const userId = made.kind === 'created' ? made.userId : ''

/** The token in the newest mail. */
const tokenIn = () =>
  /token=3?D?([\w-]{32})/.exec(mailServer.received.at(-1)?.raw.replaceAll('=\r\n', '') ?? '')?.[1] ?? ''

const told = async (id: string, what: string) =>
  (await findJobAbout(app.db, 'mail-account-notice', { userId: id, what })) !== undefined

test('confirms an address once, with the link of the newest email', async () => {
  await mailConfirmAddress(app, { userId }, signal)
  const earlier = tokenIn()
  await mailConfirmAddress(app, { userId }, signal)
  expect(await confirmByLink(app, earlier)).toBe(false)
  expect((await findUser(app.db, { id: userId }))?.emailVerified).toBe(false)
  expect(await confirmByLink(app, tokenIn())).toBe(true)
  expect((await findUser(app.db, { id: userId }))?.emailVerified).toBe(true)
  expect(await confirmByLink(app, tokenIn())).toBe(false)
})

test('creates an account and an administrator while emails cannot be queued', async () => {
  const broken = { ...app, jobs: { ...app.jobs, enqueue: () => Promise.reject(new Error('no queue')) } }
  const pia = await createAccount(broken, { name: 'Pia', email: 'pia@kitchen.test', password }, requester)
  expect(pia).toMatchObject({ kind: 'created', cookies: [expect.any(String)] })
  const link = /token=([\w-]+)/.exec((await firstAdminNote(broken)) ?? '')?.[1] ?? ''
  const first = { name: 'Rolf', email: 'rolf@kitchen.test', password }
  expect((await becomeFirstAdmin(broken, link, first, requester)).kind).toBe('created')
  expect(await findUser(app.db, first)).toMatchObject({ role: 'admin' })
})

test('does not count a confirmation email that cannot be queued', async () => {
  const broken = { ...app, jobs: { ...app.jobs, enqueue: () => Promise.reject(new Error('no queue')) } }
  const email = 'vito@kitchen.test'
  const vito = await createAccount(broken, { name: 'Vito', email, password }, requester)
  const user = { id: vito.kind === 'created' ? vito.userId : '', email }
  for (let press = 0; press < 3; press += 1) expect(await sendConfirmation(broken, user)).toBe('failed')
  expect(await sendConfirmation(app, user)).toBe('sent')
  expect(await findJobAbout(app.db, 'mail-confirm-address', { userId: user.id })).toBeDefined()
})

test('replaces a forgotten password with the link in an email, and ends every session', async () => {
  const before = await signIn(app, { email: 'mei@kitchen.test', password }, requester)
  const cookie = before.kind === 'signed-in' ? (before.cookies[0]?.split(';')[0] ?? '') : ''
  expect(await app.auth.findSession(cookie)).not.toBeNull()
  await mailResetPassword(app, { email: 'mei@kitchen.test' }, signal)
  const token = tokenIn()
  expect(await resetPassword(app, token, 'password123')).toMatchObject({ kind: 'invalid' })
  expect(await resetPassword(app, token, 'dumplings for everyone')).toBeNull()
  expect(await resetPassword(app, token, 'dumplings for nobody')).toEqual({ kind: 'used' })
  expect(await app.auth.findSession(cookie)).toBeNull()
  expect(await told(userId, 'password')).toBe(true)
  expect((await signIn(app, { email: 'mei@kitchen.test', password: 'dumplings for everyone' }, requester)).kind).toBe(
    'signed-in',
  )
})

test('answers every reset request the same, and emails only existing accounts', async () => {
  const count = mailServer.received.length
  expect(await askForReset(app, 'mei@kitchen.test', 'one')).toBe('sent')
  expect(await askForReset(app, 'nobody@kitchen.test', 'one')).toBe('sent')
  await mailResetPassword(app, { email: 'nobody@kitchen.test' }, signal)
  expect(mailServer.received).toHaveLength(count)
})

test('does not count a reset email that cannot be queued', async () => {
  const broken = { ...app, jobs: { ...app.jobs, enqueue: () => Promise.reject(new Error('no queue')) } }
  const email = 'vito@kitchen.test'
  for (let press = 0; press < 4; press += 1) await expect(askForReset(broken, email, 'two')).rejects.toThrow('no queue')
  expect(await findJobAbout(app.db, 'mail-reset-password', { email })).toBeUndefined()
  expect(await askForReset(app, email, 'two')).toBe('sent')
  expect(await findJobAbout(app.db, 'mail-reset-password', { email })).toBeDefined()
})

test('notifies the owner of a new way to sign in, but never at an unconfirmed address', async () => {
  const notice = { userId, what: 'password' } as const
  await app.db.execute('delete from pgboss.job')
  const current = 'dumplings for everyone'
  const session = await signIn(app, { email: 'mei@kitchen.test', password: current }, requester)
  const cookies = session.kind === 'signed-in' ? (session.cookies[0]?.split(';')[0] ?? '') : ''
  const user = (await app.auth.findSession(cookies))?.user
  if (!user) throw new Error('Nobody is signed in')
  const change = (given: string) =>
    changePassword(app, user, { current: given, password: 'noodles on a friday' }, { ...requester, cookies })
  expect((await change('no idea')).kind).toBe('invalid')
  expect(await told(userId, 'password')).toBe(false)
  expect((await change(current)).kind).toBe('changed')
  expect(await told(userId, 'password')).toBe(true)

  await mailAccountNotice(app, notice, signal)
  const mail = mailServer.received.at(-1)
  expect(mail?.to).toEqual(['mei@kitchen.test'])
  expect(mail?.raw).toContain('Subject: Your password was changed at Marshmallow Kitchen')
  expect(mail?.raw).toContain('https://recipes.example/account/security')

  const again = await signIn(app, { email: 'mei@kitchen.test', password: 'noodles on a friday' }, requester)
  const from = { ...requester, cookies: again.kind === 'signed-in' ? (again.cookies[0]?.split(';')[0] ?? '') : '' }
  const begun = await beginSecondFactor(app, user, 'noodles on a friday', from)
  const secret = begun.kind === 'begun' ? (new URL(begun.address).searchParams.get('secret') ?? '') : ''
  const passed = await confirmSecondFactor(app, user, codeNow(secret), from)
  const on = { ...requester, cookies: passed.kind === 'passed' ? (passed.cookies[0]?.split(';')[0] ?? '') : '' }
  expect((await endSecondFactor(app, user, 'noodles on a friday', on)).kind).toBe('ended')
  expect(await told(userId, 'second-factor-off')).toBe(true)

  const { user: other, cookie } = await createUser(app, 'cook')
  await notePasskey(app, cookie)
  expect(await told(other.id, 'passkey')).toBe(true)
  const own = await setFirstPassword(app, other, 'my own leek soup', { ...requester, cookies: cookie })
  expect(own).toEqual({ kind: 'set' })
  expect(await told(other.id, 'password')).toBe(true)

  const stranger = await createAccount(app, { name: 'Ulf', email: 'ulf@kitchen.test', password }, requester)
  const count = mailServer.received.length
  if (stranger.kind === 'created') await mailAccountNotice(app, { userId: stranger.userId, what: 'password' }, signal)
  expect(stranger.kind).toBe('created')
  expect(mailServer.received).toHaveLength(count)
})
