import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createUser } from '../../../tests/accounts.ts'
import { createTestApp } from '../../../tests/factories.ts'
import type { Role } from '../../core/accounts/role.ts'
import {
  deleteOldInvitations,
  findInvitationById,
  findInvitationOf,
  listInvitations,
} from '../../db/accounts/invitations.ts'
import { findUser } from '../../db/accounts/users.ts'
import { forgetAddress } from '../../db/accounts/forget-address.ts'
import { auditLog } from '../../db/schema/audit.ts'
import { invitations } from '../../db/schema/accounts.ts'
import { readSettings, saveSettings } from '../../db/settings/settings.ts'
import { NotAgain } from '../../core/jobs/not-again.ts'
import { RecipientRefused } from '../../integrations/mail/mail.ts'
import { mailInvitation } from '../../jobs/accounts/mail-account.ts'
import { acceptInvitation, openInvitation } from './accept-invitation.ts'
import { changeRole } from './change-role.ts'
import { giveRole, removeUser, suspendUser } from './change-user.ts'
import { invite, linkInsteadOfMail, resendInvitation, withdrawInvitation } from './invite.ts'
import { undeliveredInvitations } from './undelivered-invitations.ts'

const app = await createTestApp()
const { user: admin } = await createUser(app, 'admin', 'Ada Holm')
const requester = { cookies: '', visitor: '203.0.113.8', program: '' }
const who = { name: 'Vera', password: 'leek soup on a tuesday' }
await saveSettings(app.db, { ...(await readSettings(app.db)), signUp: 'invited' })

const tokenIn = (link: string | null | undefined) => /token=([\w-]{32})/.exec(link ?? '')?.[1] ?? ''

/** Invites an address on a site without mail, and returns the token of its link. */
async function tokenFor(email: string, role: Role = 'cook') {
  const outcome = await invite(app, admin, { addresses: [email], role })
  return tokenIn(outcome.kind === 'done' ? outcome.invited[0]?.link : null)
}

async function idOf(email: string) {
  return (await findInvitationOf(app.db, email))?.id ?? 0
}

test('creates one account with the role, for the invited address, and confirms it', async () => {
  const token = await tokenFor('vera@kitchen.test', 'editor')
  expect(await openInvitation(app, token, null)).toEqual({ email: 'vera@kitchen.test', role: 'editor', state: 'new' })
  const forged = { ...who, email: 'eve@kitchen.test', role: 'admin' }
  expect(await acceptInvitation(app, token, { ...who, password: 'short' }, requester)).toMatchObject({
    kind: 'invalid',
  })
  expect(await acceptInvitation(app, token, forged, requester)).toMatchObject({ kind: 'created' })
  expect(await findUser(app.db, { email: 'vera@kitchen.test' })).toMatchObject({
    name: 'Vera',
    role: 'editor',
    emailVerified: true,
  })
  expect(await findUser(app.db, { email: 'eve@kitchen.test' })).toBeUndefined()
  expect(await acceptInvitation(app, token, who, requester)).toEqual({ kind: 'used' })
  expect(await openInvitation(app, token, null)).toBeUndefined()
})

test('creates one account when a link is used twice at the same moment', async () => {
  const token = await tokenFor('twin@kitchen.test')
  const outcomes = await Promise.all([1, 2].map(() => acceptInvitation(app, token, who, requester)))
  expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['created', 'used'])
})

test('creates the account when a link is used more often than there are connections', async () => {
  const token = await tokenFor('crowd@kitchen.test')
  const times = Array.from({ length: 40 }, (_, index) => index)
  const outcomes = await Promise.all(times.map(() => acceptInvitation(app, token, who, requester)))
  expect(outcomes.filter(({ kind }) => kind !== 'used')).toMatchObject([{ kind: 'created' }])
})

test('stores only a hash, and logs only a hint of the address', async () => {
  const token = await tokenFor('hidden@kitchen.test')
  const stored = JSON.stringify(await app.db.select().from(invitations))
  expect(stored).not.toContain(token)
  const [entry] = await app.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subjectId, String(await idOf('hidden@kitchen.test'))))
  expect(entry).toMatchObject({
    actorId: admin.id,
    action: 'user.invite',
    details: { to: 'h…@kitchen.test', role: 'cook' },
  })
})

test('closes earlier links, withdrawn ones and those older than seven days', async () => {
  const first = await tokenFor('late@kitchen.test')
  const invitation = await findInvitationById(app.db, await idOf('late@kitchen.test'))
  if (!invitation) throw new Error('No invitation')
  const again = await resendInvitation(app, admin, invitation)
  const second = tokenIn(typeof again === 'string' ? null : again.link)
  expect(await openInvitation(app, first, null)).toBeUndefined()
  expect(await openInvitation(app, second, null)).toMatchObject({ state: 'new' })
  await app.db
    .update(invitations)
    .set({ expiresAt: sql`now()` })
    .where(eq(invitations.email, 'late@kitchen.test'))
  expect(await acceptInvitation(app, second, who, requester)).toEqual({ kind: 'used' })
  expect((await listInvitations(app.db)).map(({ email }) => email)).toContain('late@kitchen.test')
  const third = await tokenFor('late@kitchen.test')
  expect(await withdrawInvitation(app, admin, await idOf('late@kitchen.test'))).toBe(true)
  expect(await acceptInvitation(app, third, who, requester)).toEqual({ kind: 'used' })
  expect(await withdrawInvitation(app, admin, 0)).toBe(false)
})

test('invites no address that has an account, and each other address three times a day', async () => {
  const { user } = await createUser(app, 'cook')
  const send = () => invite(app, admin, { addresses: [user.email, 'often@kitchen.test'], role: 'cook' })
  expect(await send()).toMatchObject({ known: [user.email], invited: [{ email: 'often@kitchen.test' }] })
  await send()
  await send()
  expect(await send()).toMatchObject({ known: [user.email], invited: [], tooMany: ['often@kitchen.test'] })
})

test.each<[string, (id: string, email: string) => Promise<unknown>]>([
  ['suspended', (id) => suspendUser(app, admin, id, 'A stolen session')],
  ['demoted', (id) => giveRole(app, admin, id, 'editor')],
  ['demoted on the command line', (_, email) => changeRole(app, email, 'cook')],
  ['deleted', (id) => removeUser(app, admin, id, 'keep-recipes')],
])('closes the links of an administrator who is %s, and no others', async (how, end) => {
  const { user: inviter } = await createUser(app, 'admin')
  const name = how.replaceAll(' ', '-')
  const other = await tokenFor(`${name}-other@kitchen.test`)
  const outcome = await invite(app, inviter, { addresses: [`${name}@kitchen.test`], role: 'admin' })
  const token = tokenIn(outcome.kind === 'done' ? outcome.invited[0]?.link : null)
  expect(await openInvitation(app, token, null)).toMatchObject({ role: 'admin' })
  await end(inviter.id, inviter.email)
  expect(await acceptInvitation(app, token, who, requester)).toEqual({ kind: 'used' })
  expect(await openInvitation(app, other, null)).toMatchObject({ state: 'new' })
})

test('raises the role of an account with the address, but never lowers it', async () => {
  const { user: cook } = await createUser(app, 'cook')
  const { user: editor } = await createUser(app, 'editor')
  const [raising, lowering] = [await tokenFor('raise@kitchen.test', 'trusted'), await tokenFor('lower@kitchen.test')]
  await app.db.update(invitations).set({ email: cook.email }).where(eq(invitations.email, 'raise@kitchen.test'))
  await app.db.update(invitations).set({ email: editor.email }).where(eq(invitations.email, 'lower@kitchen.test'))
  expect(await openInvitation(app, raising, null)).toMatchObject({ state: 'sign-in' })
  expect(await openInvitation(app, raising, editor)).toMatchObject({ state: 'other' })
  expect(await acceptInvitation(app, raising, editor, requester)).toEqual({ kind: 'used' })
  expect(await acceptInvitation(app, raising, cook, requester)).toMatchObject({ kind: 'created', userId: cook.id })
  expect(await acceptInvitation(app, lowering, editor, requester)).toMatchObject({ kind: 'created' })
  expect(await findUser(app.db, { id: cook.id })).toMatchObject({ role: 'trusted' })
  expect(await findUser(app.db, { id: editor.id })).toMatchObject({ role: 'editor' })
})

test('invites nobody and accepts no invitation while nobody can sign up', async () => {
  const token = await tokenFor('shut@kitchen.test')
  const shut = { ...app, env: { ...app.env, SIGN_UP: 'nobody' as const } }
  expect(await invite(shut, admin, { addresses: ['more@kitchen.test'], role: 'cook' })).toEqual({ kind: 'closed' })
  expect(await openInvitation(shut, token, null)).toBeUndefined()
  expect(await acceptInvitation(shut, token, who, requester)).toEqual({ kind: 'used' })
  expect(await findUser(app.db, { email: 'shut@kitchen.test' })).toBeUndefined()
})

test('emails the link, and no job stores it', async () => {
  const sent: Array<{ to: string; subject: string; text: string }> = []
  const mailing = {
    ...app,
    mail: { send: async (mail: (typeof sent)[number]) => Boolean(sent.push(mail)) },
  } as unknown as typeof app
  const outcome = await invite(mailing, admin, { addresses: ['post@kitchen.test'], role: 'editor' })
  expect(outcome).toMatchObject({ invited: [{ email: 'post@kitchen.test', link: null }] })
  const invitationId = await idOf('post@kitchen.test')
  const { rows } = await app.db.execute(sql`select data from pgboss.job where name = 'mail-invitation'`)
  expect(rows).toEqual([{ data: { invitationId } }])
  await mailInvitation(mailing, { invitationId }, new AbortController().signal)
  expect(sent).toMatchObject([{ to: 'post@kitchen.test', subject: 'Your invitation to Marshmallow Kitchen' }])
  expect(sent[0]?.text).toContain('Ada Holm invites you to Marshmallow Kitchen as an editor')
  expect(await openInvitation(app, tokenIn(sent[0]?.text), null)).toMatchObject({ role: 'editor', state: 'new' })
  await withdrawInvitation(app, admin, invitationId)
  await mailInvitation(mailing, { invitationId }, new AbortController().signal)
  expect(sent).toHaveLength(1)
})

test.each([
  [
    'nobody has the address',
    'nobody@kitchen.test',
    async () => false,
    'This address doesn’t exist, according to its mail server',
  ],
  [
    'the server refuses the mail for good',
    'spam@kitchen.test',
    async () => Promise.reject(new RecipientRefused(new Error('550 Spam'), true)),
    '550 Spam',
  ],
])('says that an invitation was not delivered when %s', { timeout: 30_000 }, async (_, email, answer, problem) => {
  const mailing = { ...app, mail: { send: answer } } as unknown as typeof app
  await invite(mailing, admin, { addresses: [email], role: 'cook' })
  const id = await idOf(email)
  const failed = await mailInvitation(mailing, { invitationId: id }, new AbortController().signal).catch(
    (cause: unknown) => cause,
  )
  expect(failed).toBeInstanceOf(NotAgain)
  expect((failed as Error).message).toBe(problem)
  // The queue stores what the job has thrown.
  await app.db.execute(sql`
    update pgboss.job set state = 'failed', output = ${JSON.stringify({ message: problem })}::jsonb
    where name = 'mail-invitation' and data->>'invitationId' = ${String(id)}`)
  expect((await undeliveredInvitations(app)).get(id)).toEqual({ problem, isTriedAgain: false })
  const open = await findInvitationById(app.db, id)
  const link = open && (await linkInsteadOfMail(mailing, admin, open))
  expect(await openInvitation(app, tokenIn(typeof link === 'object' ? link.link : null), null)).toMatchObject({
    email,
  })
  // A second mail is on its way, so the earlier failure is over.
  if (open) await resendInvitation(mailing, admin, open)
  expect((await undeliveredInvitations(app)).get(id)).toBeUndefined()
  await withdrawInvitation(app, admin, id)
})

test('forgets the address when asked, and a month after its link expired', async () => {
  await tokenFor('gone@kitchen.test')
  await forgetAddress(app.db, 'Gone@kitchen.test')
  expect(await idOf('gone@kitchen.test')).toBe(0)
  await tokenFor('old@kitchen.test')
  await app.db
    .update(invitations)
    .set({ expiresAt: sql`now() - interval '31 days'` })
    .where(eq(invitations.email, 'old@kitchen.test'))
  await deleteOldInvitations(app.db)
  expect((await listInvitations(app.db)).map(({ email }) => email)).not.toContain('old@kitchen.test')
})
