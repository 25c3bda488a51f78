import { expect, test } from 'vitest'
import { createUser } from '../../tests/accounts.ts'
import { createModeration } from '../../tests/moderation.ts'
import { createTestApp } from '../../tests/factories.ts'
import { users } from '../db/schema/accounts.ts'
import { newsletterSubscribers } from '../db/schema/newsletter.ts'
import { findJobAbout } from '../db/jobs/job-queue-list.ts'
import { insertMessage } from '../db/messages/messages.ts'
import { listReplies } from '../db/messages/inbox.ts'
import { type MailMessage, MailInDoubt } from '../integrations/mail/mail.ts'
import { replyToMessage } from '../operations/messages/reply-to-message.ts'
import { saveIssue, sendIssue } from '../operations/newsletter/write-issue.ts'
import { retryReply } from '../operations/messages/retry-reply.ts'
import { reviewRecipe } from '../operations/recipes/review-recipe.ts'
import { newFollowPath } from '../operations/submissions/new-follow-path.ts'
import { startJobs } from './start-jobs.ts'

const soon = { timeout: 20_000, interval: 50 }
const sentMails: Array<MailMessage> = []
/** The server's answer to the next mail for an address. */
const refusals = new Map<string, Error>()
const mail = {
  async send(message: MailMessage) {
    sentMails.push(message)
    const refusal = refusals.get(message.to)
    refusals.delete(message.to)
    if (refusal) throw refusal
    return true
  },
}
const app = {
  ...(await createTestApp({ PUBLIC_URL: 'https://recipes.example', CONTACT_EMAIL: 'kitchen@example.com' })),
  mail,
}
const { user: editor } = await createUser(app, 'editor')
const { user: cook } = await createUser(app, 'cook')
await app.db.update(users).set({ emailVerified: true })
const { send, say, itemOf } = createModeration(app, editor)
const subjectsTo = (to: string) => sentMails.filter((message) => message.to === to).map(({ subject }) => subject)

const messageOf = (name: string) =>
  insertMessage(app.db, 'contact', { name, email: `${name}@example.com`, message: 'Hello?' })

test('sends one email about the last of two quick decisions', async () => {
  const id = await send('Second Thoughts', cook)
  await say(id, 'reject')
  await say(id, 'approve')
  await startJobs(app)
  await expect.poll(() => subjectsTo(cook.email), soon).toEqual(['Published: Second Thoughts'])
  await expect.poll(async () => (await findJobAbout(app.db, 'mail-verdict', {}))?.state, soon).toBe('done')
  expect(subjectsTo(cook.email)).toHaveLength(1)
})

test('retries one address without emailing another twice', async () => {
  const id = await send('Two Addresses', 'visitor')
  for (const email of ['one@example.com', 'two@example.com']) await newFollowPath(app, id, email)
  refusals.set('two@example.com', new Error('Come back later'))
  await reviewRecipe(app, id, 'published')
  await expect.poll(() => subjectsTo('two@example.com').length, soon).toBe(2)
  expect(subjectsTo('one@example.com')).toHaveLength(1)
})

test('does not retry an email that may have been sent, and lists its job as failed', async () => {
  const id = await send('Torn Tart', cook)
  refusals.set(cook.email, new MailInDoubt(new Error('The connection broke')))
  const before = subjectsTo(cook.email).length
  await say(id, 'reject')
  const itemId = (await itemOf(id)).id
  await expect.poll(async () => (await findJobAbout(app.db, 'mail-verdict', { itemId }))?.state, soon).toBe('failed')
  expect(subjectsTo(cook.email)).toHaveLength(before + 1)
})

test.each([
  [
    'mail-message',
    'kitchen@example.com',
    async () => app.jobs.enqueue(app.db, 'mail-message', { messageId: await messageOf('Bea') }),
  ],
  [
    'mail-confirmation',
    'carl@example.com',
    async (email: string) => {
      await app.db.insert(newsletterSubscribers).values({ email })
      await app.jobs.enqueue(app.db, 'mail-confirmation', { email })
    },
  ],
  ['mail-reset-password', editor.email, (email: string) => app.jobs.enqueue(app.db, 'mail-reset-password', { email })],
])('does not retry %s if the email may have been sent', async (name, to, enqueue) => {
  refusals.set(to, new MailInDoubt(new Error('The connection broke')))
  const before = subjectsTo(to).length
  await enqueue(to)
  await expect.poll(async () => (await findJobAbout(app.db, name, {}))?.state, soon).toBe('failed')
  expect(subjectsTo(to)).toHaveLength(before + 1)
})

test('continues an issue whose email to one subscriber may have been sent', async () => {
  const confirmedAt = new Date()
  await app.db.insert(newsletterSubscribers).values([
    { email: 'one@issue.test', confirmedAt },
    { email: 'two@issue.test', confirmedAt },
  ])
  const saved = await saveIssue(app, editor, null, { subject: 'Soups', content: '<p>Soups</p>' })
  refusals.set('one@issue.test', new MailInDoubt(new Error('The connection broke')))
  await sendIssue(app, editor, saved.ok ? saved.id : 0)
  await expect.poll(() => subjectsTo('two@issue.test'), soon).toEqual(['Soups'])
  expect(subjectsTo('one@issue.test')).toEqual(['Soups'])
})

test('does not retry a reply that may have been sent, until its author does', async () => {
  const message = await insertMessage(app.db, 'contact', { name: 'Ann', email: 'ann@example.com', message: 'Hello?' })
  refusals.set('ann@example.com', new MailInDoubt(new Error('The connection broke')))
  const { user: admin } = await createUser(app, 'admin')
  await replyToMessage(app, admin, message, { body: 'Yes.', close: true })
  const replyId = (await listReplies(app.db, message))[0]?.id ?? 0
  const job = () => findJobAbout(app.db, 'mail-reply', { replyId })
  await expect.poll(async () => (await job())?.state, soon).toBe('failed')
  expect((await job())?.problem).toContain('may have arrived')
  expect(subjectsTo('ann@example.com')).toHaveLength(1)
  await retryReply(app, admin, message, replyId)
  await expect.poll(async () => (await listReplies(app.db, message))[0]?.mailedAt, soon).toBeInstanceOf(Date)
})
