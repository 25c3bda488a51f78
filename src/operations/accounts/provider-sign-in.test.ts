import { and, eq } from 'drizzle-orm'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createUser } from '../../../tests/accounts.ts'
import { createTestApp } from '../../../tests/factories.ts'
import { callbackPath } from '../../auth/provider-name.ts'
import type { SignedIn } from '../../core/accounts/signed-in.ts'
import { makeToken } from '../../db/accounts/account-tokens.ts'
import { auditLog } from '../../db/schema/audit.ts'
import { accounts, sessions, users, verifications } from '../../db/schema/accounts.ts'
import { listJobs } from '../../db/jobs/job-queue-list.ts'
import type { JobName } from '../../db/jobs/jobs.ts'
import { listLinkedAccounts } from '../../db/accounts/provider-accounts.ts'
import { listSessions } from '../../db/accounts/sessions.ts'
import { findUser } from '../../db/accounts/users.ts'
import { OpenIdProblem } from '../../integrations/openid/openid-problem.ts'
import { startOpenIdServer, visitProvider } from '../../integrations/openid/testing/openid-server.ts'
import { findInvitationOf } from '../../db/accounts/invitations.ts'
import { readSettings, saveSettings } from '../../db/settings/settings.ts'
import { invite } from './invite.ts'
import { suspendUser } from './change-user.ts'
import { createAccount } from './create-account.ts'
import { beginAtProvider, finishAtProvider } from './provider-sign-in.ts'
import { unlinkAccount } from './remove-way-in.ts'
import { resetPassword } from './reset-password.ts'
import { setFirstPassword } from './set-password.ts'
import { signIn as signInByPassword } from './sign-in.ts'

const origin = 'http://kitchen.lan'
const confirmed = (name: string) => ({ name, email: `${name.toLowerCase()}@elsewhere.test`, email_verified: true })
const provider = await startOpenIdServer({
  people: {
    ada: confirmed('Ada'),
    ben: confirmed('Ben'),
    cleo: confirmed('Cleo'),
    dora: confirmed('Dora'),
    edda: confirmed('Edda'),
    emil: confirmed('Emil'),
    fay: confirmed('Fay'),
    gus: confirmed('Gus'),
    hana: { ...confirmed('Hana'), email_verified: false },
    ivo: { ...confirmed('Ivo'), email_verified: false },
    june: { name: 'June' },
    kim: confirmed('Kim'),
    lou: confirmed('Lou'),
    ned: confirmed('Ned'),
    mia: { ...confirmed('Mia'), email_verified: false },
    olga: confirmed('Olga'),
    paul: { ...confirmed('Paul'), email_verified: false },
    quinn: { ...confirmed('Quinn'), email_verified: false },
    rosa: { ...confirmed('Rosa'), email_verified: false },
    sofia: confirmed('Sofia'),
    tilda: confirmed('Tilda'),
    wanda: confirmed('Wanda'),
    xena: confirmed('Xena'),
    yuri: confirmed('Yuri'),
    zoe: { ...confirmed('Zoe'), email_verified: false },
    uma: confirmed('Uma'),
    vito: confirmed('Vito'),
    walt: { name: 'Walt', email: 'walt at home', email_verified: true },
  },
})
provider.start(origin + callbackPath)
const app = await createTestApp({
  ...provider.settings,
  SMTP_URL: 'smtp://127.0.0.1:1',
  CONTACT_EMAIL: 'us@kitchen.test',
})
let count = 0

const from = (cookies = '') => ({ cookies, visitor: `203.0.113.${(count += 1)}`, program: 'a test' })
const cookiesOf = (set: ReadonlyArray<string>) =>
  set
    .map((cookie) => cookie.split(';')[0] ?? '')
    .filter((cookie) => !cookie.endsWith('='))
    .join('; ')

/** Goes to the provider and back, up to the address with the code. */
interface Visit {
  user?: SignedIn | null
  cookie?: string
  next?: string
}

async function visit(who: string, { user = null, cookie = '', next }: Visit = {}) {
  const begun = await beginAtProvider(app, user, from(cookie), origin, next)
  if (!begun.ok) throw new Error(begun.problem)
  const { searchParams } = await visitProvider(begun.address, who)
  const requester = from([cookie, cookiesOf(begun.cookies)].filter(Boolean).join('; '))
  return {
    address: begun.address,
    query: searchParams,
    requester,
    finish: () => finishAtProvider(app, searchParams, requester, origin),
  }
}

async function signIn(who: string, more?: Visit) {
  return (await visit(who, more)).finish()
}

async function sessionOf(outcome: { cookies: ReadonlyArray<string> }) {
  return app.auth.findSession(cookiesOf(outcome.cookies))
}

async function localAccount(name: string, more: Partial<typeof users.$inferInsert> = {}) {
  const email = `${name.toLowerCase()}@elsewhere.test`
  const made = await createAccount(app, { name, email, password: 'leek soup on a tuesday' }, from())
  if (made.kind !== 'created') throw new Error(made.kind)
  await app.db
    .update(users)
    .set({ emailVerified: false, ...more })
    .where(eq(users.id, made.userId))
  return { id: made.userId, email, name, role: 'cook', chefId: null, cookie: cookiesOf(made.cookies) } as const
}

test("creates a cook with the provider's name and confirmed address, and stores no token", async () => {
  const outcome = await signIn('ada')
  expect(outcome.kind).toBe('new-account')
  const session = await sessionOf(outcome)
  expect(session?.user).toMatchObject({ name: 'Ada', email: 'ada@elsewhere.test', role: 'cook' })
  const userId = session?.user.id ?? ''
  expect(await findUser(app.db, { id: userId })).toMatchObject({ emailVerified: true })
  const [linked] = await app.db.select().from(accounts).where(eq(accounts.userId, userId))
  expect(linked).toMatchObject({
    accountId: 'ada',
    accessToken: null,
    refreshToken: null,
    idToken: null,
    password: null,
  })
  expect(await noticesFor(userId)).toEqual([])
  expect(await mailsTo(userId, 'mail-confirm-address')).toEqual([])
})

test('finds the same account again, in a new session that ends the one before', async () => {
  const first = await signIn('ben')
  const cookie = cookiesOf(first.cookies)
  const second = await signIn('ben', { cookie })
  expect([first.kind, second.kind]).toEqual(['new-account', 'signed-in'])
  expect(cookiesOf(second.cookies)).not.toBe(cookie)
  const session = await sessionOf(second)
  expect(session?.user.email).toBe('ben@elsewhere.test')
  expect(await app.auth.findSession(cookie)).toBeNull()
  expect(await listSessions(app.db, session?.user.id ?? '')).toHaveLength(1)
})

test('creates an account only for a confirmed invited address while sign-up needs an invitation', async () => {
  const settings = await readSettings(app.db)
  const old = await signIn('xena')
  expect(old.kind).toBe('new-account')
  await saveSettings(app.db, { ...settings, signUp: 'invited' })
  const { user: inviter } = await createUser(app, 'admin')
  const invited = ['yuri', 'zoe', 'vito', 'uma'].map((name) => `${name}@elsewhere.test`)
  expect(await signIn('yuri')).toMatchObject({ kind: 'failed', problem: 'closed' })
  await invite(app, inviter, { addresses: invited.slice(0, 3), role: 'cook' })
  await invite(app, inviter, { addresses: invited.slice(3), role: 'editor' })
  expect((await signIn('yuri')).kind).toBe('new-account')
  expect(await findInvitationOf(app.db, 'yuri@elsewhere.test')).toBeUndefined()
  // The provider has not confirmed this address.
  expect(await signIn('zoe')).toMatchObject({ kind: 'failed', problem: 'closed' })
  // A provider gives no role. The link still does.
  expect((await signIn('uma')).kind).toBe('new-account')
  expect(await findUser(app.db, { email: 'uma@elsewhere.test' })).toMatchObject({ role: 'cook' })
  expect(await findInvitationOf(app.db, 'uma@elsewhere.test')).toMatchObject({ role: 'editor' })
  await saveSettings(app.db, { ...settings, signUp: 'nobody' })
  expect((await signIn('xena')).kind).toBe('signed-in')
  // Not even an invited person.
  expect(await signIn('vito')).toMatchObject({ kind: 'failed', problem: 'closed' })
  expect(await findUser(app.db, { email: 'vito@elsewhere.test' })).toBeUndefined()
  await saveSettings(app.db, settings)
})

test('stores the next page here whatever the outcome, and does not tell the provider', async () => {
  const next = '/admin/users?q=leek*&page=2'
  const { address, finish } = await visit('wanda', { next })
  expect(address).not.toMatch(/admin|signed-in/)
  expect(await finish()).toMatchObject({ kind: 'new-account', next })
  expect(await signIn('wanda', { next })).toMatchObject({ kind: 'signed-in', next })
  expect(await signIn('wanda')).toMatchObject({ kind: 'signed-in', next: null })
  const refused = await visit('nobody', { next })
  expect(await refused.finish()).toMatchObject({ kind: 'failed', next })
})

async function mailsTo(userId: string, kind: JobName) {
  const { jobs } = await listJobs(app.db, { state: 'waiting', after: null, limit: 100 })
  return jobs.filter(({ name, data }) => name === kind && data['userId'] === userId)
}

const noticesFor = (userId: string) => mailsTo(userId, 'mail-account-notice')

test('opens an account with the same address if both sides confirmed it, and tells its owner', async () => {
  const { id } = await localAccount('Cleo', { emailVerified: true })
  const outcome = await signIn('cleo')
  expect(outcome.kind).toBe('signed-in')
  expect((await sessionOf(outcome))?.user.id).toBe(id)
  expect(await noticesFor(id)).toMatchObject([{ data: { what: 'linked' } }])
  expect((await signIn('cleo')).kind).toBe('signed-in')
  expect(await noticesFor(id)).toHaveLength(1)
})

test.each([
  ['with an unconfirmed address', 'dora', {}],
  ['with a second factor', 'emil', { emailVerified: true, twoFactorEnabled: true }],
  ['of an editor', 'edda', { emailVerified: true, role: 'editor' as const }],
  ['of an administrator', 'fay', { emailVerified: true, role: 'admin' as const }],
  ['whose address the provider has not confirmed', 'hana', { emailVerified: true }],
])('does not open an account %s from outside', async (_, who, more) => {
  const { id } = await localAccount(`${who[0]?.toUpperCase()}${who.slice(1)}`, more)
  expect(await signIn(who)).toMatchObject({ kind: 'failed', problem: 'address-taken' })
  expect(await listLinkedAccounts(app.db, id)).toEqual([])
  expect(await app.db.$count(sessions, eq(sessions.userId, id))).toBe(1)
})

test('links another account, and unlinks it while another way to sign in is left', async () => {
  const user = await localAccount('Gustav')
  expect((await signIn('gus', { user, cookie: user.cookie })).kind).toBe('linked')
  expect(await noticesFor(user.id)).toMatchObject([{ data: { what: 'linked' } }])
  const links = and(eq(auditLog.action, 'user.link'), eq(auditLog.subjectId, user.id))
  expect(await app.db.select().from(auditLog).where(links)).toMatchObject([{ actorId: user.id, subjectKind: 'user' }])
  const [linked] = await listLinkedAccounts(app.db, user.id)
  expect((await sessionOf(await signIn('gus')))?.user.id).toBe(user.id)
  const { user: other } = await createUser(app, 'cook')
  expect(await unlinkAccount(app, other, linked?.id ?? '')).toBe('gone')
  expect(await unlinkAccount(app, user, linked?.id ?? '')).toBe('removed')
  expect(await unlinkAccount(app, user, linked?.id ?? '')).toBe('gone')
})

test('does not remove the only way to sign in', async () => {
  const session = await sessionOf(await signIn('kim'))
  if (!session) throw new Error('no session')
  const [linked] = await listLinkedAccounts(app.db, session.user.id)
  expect(await unlinkAccount(app, session.user, linked?.id ?? '')).toBe('last')
  expect(await listLinkedAccounts(app.db, session.user.id)).toHaveLength(1)
})

test('sets a first password only soon after signing in, and only when there is none', async () => {
  const outcome = await signIn('ned')
  const cookie = cookiesOf(outcome.cookies)
  const user = (await sessionOf(outcome))?.user
  if (!user) throw new Error('no session')
  const choose = (password: string) => setFirstPassword(app, user, password, from(cookie))
  expect(await choose('password123')).toMatchObject({ kind: 'invalid' })
  const createdAt = new Date(Date.now() - 25 * 60 * 60 * 1000)
  await app.db.update(sessions).set({ createdAt }).where(eq(sessions.userId, user.id))
  expect(await choose('leek soup on a tuesday')).toEqual({ kind: 'long-signed-in' })
  await app.db.update(sessions).set({ createdAt: new Date() }).where(eq(sessions.userId, user.id))
  expect(await choose('leek soup on a tuesday')).toEqual({ kind: 'set' })
  expect(await choose('dumplings for everyone')).toEqual({ kind: 'has-one' })
  const typed = { email: user.email, password: 'leek soup on a tuesday' }
  expect((await signInByPassword(app, typed, from())).kind).toBe('signed-in')
  const [linked] = await listLinkedAccounts(app.db, user.id)
  expect(await unlinkAccount(app, user, linked?.id ?? '')).toBe('removed')
})

test('does not link or confirm an address that the provider has not confirmed', async () => {
  const user = await localAccount('Nora')
  expect(await signIn('ivo', { user, cookie: user.cookie })).toMatchObject({ kind: 'failed', problem: 'unverified' })
  expect(await listLinkedAccounts(app.db, user.id)).toEqual([])
  const made = await sessionOf(await signIn('ivo'))
  expect(await findUser(app.db, { id: made?.user.id ?? '' })).toMatchObject({ emailVerified: false, role: 'cook' })
})

test('does not link a provider account that belongs to another account', async () => {
  await signIn('lou')
  const user = await localAccount('Lotte')
  const outcome = await signIn('lou', { user, cookie: user.cookie })
  expect(outcome).toMatchObject({ kind: 'failed', problem: 'linked-elsewhere' })
})

test("does not finish linking in another account's session", async () => {
  const victim = await localAccount('Vera')
  const mallory = await localAccount('Mallory')
  const { query, requester } = await visit('ada', { user: mallory, cookie: mallory.cookie })
  const state = requester.cookies.replace(mallory.cookie, victim.cookie)
  expect(await finishAtProvider(app, query, from(state), origin)).toMatchObject({ problem: 'out-of-date' })
  const later = await visit('ada', { user: mallory, cookie: mallory.cookie })
  const signedOut = later.requester.cookies.replace(mallory.cookie, '')
  expect(await finishAtProvider(app, later.query, from(signedOut), origin)).toMatchObject({ problem: 'out-of-date' })
})

test('does not link from a session that began yesterday', async () => {
  const user = await localAccount('Yesterday')
  const createdAt = new Date(Date.now() - 25 * 60 * 60 * 1000)
  await app.db.update(sessions).set({ createdAt }).where(eq(sessions.userId, user.id))
  expect(await beginAtProvider(app, user, from(user.cookie), origin)).toEqual({ ok: false, problem: 'long-signed-in' })
})

test('refuses a state that is invented, stolen, used or expired', async () => {
  const forged = await visit('ada')
  forged.query.set('state', 'made-up')
  expect(await forged.finish()).toMatchObject({ kind: 'failed', problem: 'out-of-date' })
  const stolen = await visit('ada')
  expect(await finishAtProvider(app, stolen.query, from(), origin)).toMatchObject({ problem: 'out-of-date' })
  const replayed = await visit('ada')
  expect((await replayed.finish()).kind).not.toBe('failed')
  expect(await replayed.finish()).toMatchObject({ kind: 'failed', problem: 'out-of-date' })
  const late = await visit('ada')
  const begun = eq(verifications.identifier, late.query.get('state') ?? '')
  const [row] = await app.db.select().from(verifications).where(begun)
  const value = JSON.stringify({ ...(JSON.parse(row?.value ?? '') as object), expiresAt: Date.now() - 1000 })
  await app.db.update(verifications).set({ value }).where(begun)
  expect(await late.finish()).toMatchObject({ kind: 'failed', problem: 'out-of-date' })
  expect(await finishAtProvider(app, new URLSearchParams(), from(), origin)).toMatchObject({ problem: 'out-of-date' })
})

test('refuses a code of another visit, because PKCE differs', async () => {
  const [one, other] = [await visit('ada'), await visit('ben')]
  other.query.set('code', one.query.get('code') ?? '')
  const warn = vi.spyOn(app.log, 'warn')
  onTestFinished(() => warn.mockRestore())
  expect(await other.finish()).toMatchObject({ kind: 'failed', problem: 'not-confirmed' })
  expect(warn).toHaveBeenCalledWith(
    { err: expect.any(OpenIdProblem) },
    'The OpenID Connect provider did not confirm the user',
  )
})

test('refuses an answer from another issuer', async () => {
  const mixed = await visit('ada')
  mixed.query.set('iss', 'https://evil.test')
  expect(await mixed.finish()).toMatchObject({ kind: 'failed', problem: 'not-confirmed' })
})

test('keeps a suspended account closed and shows the reason', async () => {
  const session = await sessionOf(await signIn('mia'))
  if (!session) throw new Error('no session')
  const { user: admin } = await createUser(app, 'admin')
  await suspendUser(app, admin, session.user.id, 'Spam')
  expect(await signIn('mia')).toMatchObject({ kind: 'suspended', reason: 'Spam' })
  expect(await listSessions(app.db, session.user.id)).toEqual([])
})

test('shows no reason for a suspension without one', async () => {
  const session = await sessionOf(await signIn('sofia'))
  const { id } = await localAccount('Tilda', { emailVerified: true })
  for (const userId of [session?.user.id ?? '', id])
    await app.db.update(users).set({ banned: true, banReason: null }).where(eq(users.id, userId))
  expect(await signIn('sofia')).toMatchObject({ kind: 'suspended', reason: '' })
  expect(await signIn('tilda')).toMatchObject({ kind: 'suspended', reason: '' })
})

test('links nothing to a suspended account', async () => {
  const { id } = await localAccount('Olga', { emailVerified: true })
  const { user: admin } = await createUser(app, 'admin')
  await suspendUser(app, admin, id, 'Spam')
  expect(await signIn('olga')).toMatchObject({ kind: 'suspended', reason: 'Spam' })
  expect(await listLinkedAccounts(app.db, id)).toEqual([])
})

test('signs in a new visitor while emails cannot be queued', async () => {
  const broken = { ...app, jobs: { ...app.jobs, enqueue: () => Promise.reject(new Error('no queue')) } }
  const { query, requester } = await visit('paul')
  const outcome = await finishAtProvider(broken, query, requester, origin)
  expect(outcome.kind).toBe('new-account')
  expect((await sessionOf(outcome))?.user.email).toBe('paul@elsewhere.test')
})

test('asks once for confirmation of an address the provider has not confirmed', async () => {
  const made = await sessionOf(await signIn('quinn'))
  expect(await mailsTo(made?.user.id ?? '', 'mail-confirm-address')).toHaveLength(1)
  expect((await signIn('quinn')).kind).toBe('signed-in')
  expect(await mailsTo(made?.user.id ?? '', 'mail-confirm-address')).toHaveLength(1)
})

test('asks an address at most four times a day, even when the account is recreated', async () => {
  let asked = 0
  for (let round = 0; round < 9; round += 1) {
    const made = await sessionOf(await signIn('rosa'))
    const userId = made?.user.id ?? ''
    asked += (await mailsTo(userId, 'mail-confirm-address')).length
    await app.db.delete(users).where(eq(users.id, userId))
  }
  expect(asked).toBeGreaterThanOrEqual(4)
  // A new day may begin during the test.
  expect(asked).toBeLessThanOrEqual(2 * 4)
})

test('explains a denied consent, and a missing or invalid address', async () => {
  expect(await signIn('nobody')).toMatchObject({ kind: 'failed', problem: 'denied' })
  expect(await signIn('june')).toMatchObject({ kind: 'failed', problem: 'no-address' })
  expect(await signIn('walt')).toMatchObject({ kind: 'failed', problem: 'no-address' })
})

test('tries a provider again after it was down', async () => {
  const late = await visit('ada')
  const fresh = await createTestApp(provider.settings)
  onTestFinished(() => provider.start(origin + callbackPath))
  provider.stop()
  expect(await late.finish()).toMatchObject({ kind: 'failed', problem: 'not-confirmed' })
  expect(await beginAtProvider(fresh, null, from(), origin)).toEqual({ ok: false, problem: 'unreachable' })
  provider.start(origin + callbackPath)
  expect((await beginAtProvider(fresh, null, from(), origin)).ok).toBe(true)
})

test('contacts a provider in a private network only when allowed', async () => {
  const careful = await createTestApp({ ...provider.settings, OUTBOUND_ALLOW: '' })
  expect(await beginAtProvider(careful, null, from(), origin)).toEqual({ ok: false, problem: 'unreachable' })
})

test('removes other ways to sign in when a reset password proves the address', async () => {
  const squatter = await sessionOf(await signIn('ivo'))
  const id = squatter?.user.id ?? ''
  await resetPassword(app, await makeToken(app.db, 'reset-password', id, 10), 'dumplings for everyone')
  expect(await listLinkedAccounts(app.db, id)).toEqual([])
  expect(await app.db.$count(accounts, and(eq(accounts.userId, id), eq(accounts.providerId, 'credential')))).toBe(1)
})
