import { expect, test } from 'vitest'
import { createUser } from '../../../tests/accounts.ts'
import { createTestApp } from '../../../tests/factories.ts'
import { readMail } from '../../../tests/e2e/mails.ts'
import { auditLog } from '../../db/schema/audit.ts'
import { countForAdmin } from '../../db/admin/admin-counts.ts'
import { countJobs, deleteFailedJob, findJobAbout, listJobs } from '../../db/jobs/job-queue-list.ts'
import { findInboxMessage, listInbox, listReplies } from '../../db/messages/inbox.ts'
import { insertMessage } from '../../db/messages/messages.ts'
import { startMailServer } from '../../integrations/mail/testing/mail-server.ts'
import { removeJob, tryJobAgain } from '../../operations/jobs/handle-job.ts'
import { giveMessage, turnMessage } from '../../operations/messages/handle-message.ts'
import { findMessageFor } from '../../operations/messages/inbox-access.ts'
import { replyToMessage } from '../../operations/messages/reply-to-message.ts'
import { retryReply } from '../../operations/messages/retry-reply.ts'
import { mailReply } from './mail-reply.ts'
import { startJobs } from '../start-jobs.ts'

const mailServer = await startMailServer({ refuse: 2, unknownRecipient: 'nobody@example.com' })
const app = await createTestApp({
  SMTP_URL: mailServer.url,
  CONTACT_EMAIL: 'kitchen@recipes.example',
  PUBLIC_URL: 'https://recipes.example',
})
await startJobs(app)
const { user: admin } = await createUser(app, 'admin', 'Ada')
const { user: editor } = await createUser(app, 'editor', 'Eve')
const soon = { timeout: 30_000, interval: 50 }
const write = (name: string, email = `${name.toLowerCase()}@example.com`) =>
  insertMessage(app.db, 'support', { name, email, message: `Help ${name}\nplease` })
const box = async (changes: Partial<Parameters<typeof listInbox>[1]>) => {
  const all = { state: null, assignedTo: null, kind: null, words: '', before: null, limit: 10 } as const
  return (await listInbox(app.db, { ...all, ...changes })).messages.map(({ name }) => name)
}

test(
  'stores a reply, shows its problem and emails it once when the mail server recovers',
  { timeout: 60_000 },
  async () => {
    const id = await write('Ann')
    expect(await replyToMessage(app, admin, id, { body: 'Baking soda.', close: true })).toBe('stored')
    const [reply] = await listReplies(app.db, id)
    const replyId = reply?.id ?? 0
    await expect
      .poll(async () => (await findJobAbout(app.db, 'mail-reply', { replyId }))?.problem ?? '', soon)
      .toContain('Come back later')
    expect(await listReplies(app.db, id)).toMatchObject([{ body: 'Baking soda.', author: 'Ada', mailedAt: null }])
    expect(await retryReply(app, admin, id, replyId)).toBe('done')
    await expect.poll(async () => (await listReplies(app.db, id))[0]?.mailedAt, soon).toBeInstanceOf(Date)
    await mailReply(app, { replyId }, new AbortController().signal)
    expect(mailServer.received).toHaveLength(1)
    const [received] = mailServer.received
    if (!received) throw new Error('nothing came')
    const mail = readMail(received)
    expect(received.to).toEqual(['ann@example.com'])
    expect(mail.header('Subject')).toBe('Re: Your support request')
    expect(mail.header('Reply-To')).toContain('kitchen@recipes.example')
    expect(mail.text).toMatch(
      /^Baking soda\.\n\nAnn wrote at https:\/\/recipes\.example\/support:\n> Help Ann\n> please\n\n-- \n/,
    )
    expect(mail.html).toContain('Help Ann<br />please')
    expect(await findInboxMessage(app.db, id)).toMatchObject({ state: 'closed', replies: 1 })
  },
)

test('reports an unknown address instead of marking the reply as sent', { timeout: 60_000 }, async () => {
  const id = await write('Nobody')
  await replyToMessage(app, admin, id, { body: 'Hello?', close: false })
  const [reply] = await listReplies(app.db, id)
  await expect
    .poll(async () => (await findJobAbout(app.db, 'mail-reply', { replyId: reply?.id ?? 0 }))?.problem, soon)
    .toBe('The address nobody@example.com doesn’t exist, according to its mail server')
  expect((await listReplies(app.db, id))[0]?.mailedAt).toBeNull()
})

test('filters the inbox by state, assignee and words, page by page', async () => {
  const [bea, cleo] = [await write('Bea'), await write('Cleo')]
  await giveMessage(app, admin, bea, editor.id)
  await turnMessage(app, admin, cleo, 'closed')
  expect(await box({ state: 'open' })).toEqual(['Bea', 'Nobody'])
  expect(await box({ state: 'closed' })).toEqual(['Cleo', 'Ann'])
  expect(await box({ assignedTo: editor.id })).toEqual(['Bea'])
  expect(await box({ words: 'LP cLeO' })).toEqual(['Cleo'])
  expect(await box({ words: '%' })).toEqual([])
  expect(await box({ before: cleo, limit: 1 })).toEqual(['Bea'])
  await turnMessage(app, admin, cleo, 'open')
  expect(await box({ state: 'open', limit: 1 })).toEqual(['Cleo'])
})

test('lets an editor see and answer only assigned messages', async () => {
  const [mine, other] = [await write('Dot'), await write('Edna')]
  expect(await giveMessage(app, editor, mine, editor.id)).toBe('not-yours')
  expect(await giveMessage(app, admin, mine, editor.id)).toBe('done')
  expect(await giveMessage(app, admin, other, 'nobody')).toBe('unknown')
  expect(await findMessageFor(app.db, editor, mine)).toMatchObject({ assignedName: 'Eve' })
  expect(await findMessageFor(app.db, editor, other)).toBeUndefined()
  expect(await replyToMessage(app, editor, other, { body: 'Hi', close: true })).toBe('not-yours')
  expect(await turnMessage(app, editor, other, 'closed')).toBe('not-yours')
  expect(await turnMessage(app, editor, mine, 'closed')).toBe('done')
  const { user: cook } = await createUser(app, 'cook')
  expect(await giveMessage(app, admin, mine, cook.id)).toBe('unknown')
})

test('retries or deletes failed jobs but never deletes a waiting one', async () => {
  const { jobs } = await listJobs(app.db, { state: 'waiting', after: null, limit: 10 })
  const job = jobs.find(({ name }) => name === 'mail-reply')
  if (!job) throw new Error('no job waits')
  expect(job).toMatchObject({ data: { replyId: 2 } })
  expect(await deleteFailedJob(app.db, job.id)).toBeUndefined()
  await app.jobs.close()
  // It failed once, and is tried again.
  expect((await countForAdmin(app.db)).failedJobs).toBe(1)
  await app.db.execute(`update pgboss.job set state = 'failed', completed_on = now() where id = '${job.id}'`)
  expect((await countForAdmin(app.db)).failedJobs).toBe(1)
  expect((await countJobs(app.db)).failed).toBe(1)
  expect(await tryJobAgain(app, admin, job.id)).toBe(true)
  expect((await countJobs(app.db)).failed).toBe(0)
  await app.db.execute(`update pgboss.job set state = 'failed', completed_on = now() where id = '${job.id}'`)
  expect(await removeJob(app, admin, job.id)).toBe(true)
  expect(await removeJob(app, admin, job.id)).toBe(false)
  expect(await tryJobAgain(app, admin, 'no-such-job')).toBe(false)
  const actions = (await app.db.select().from(auditLog)).map(({ action }) => action)
  expect(actions).toContain('job.retry')
  expect(actions).toContain('job.delete')
  expect(JSON.stringify(await app.db.select().from(auditLog))).not.toContain('Baking soda')
})
