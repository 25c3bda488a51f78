import { expect, test } from 'vitest'
import { createUser } from '../../tests/accounts.ts'
import { readMail } from '../../tests/e2e/mails.ts'
import { aRecipe, createTestApp } from '../../tests/factories.ts'
import { insertMessage } from '../db/messages.ts'
import { findSubscriber } from '../db/newsletter-subscribers.ts'
import { reviewItems, users } from '../db/accounts-schema.ts'
import { newsletterSubscribers } from '../db/schema.ts'
import { readSettings, saveSettings } from '../db/settings.ts'
import { startMailServer } from '../integrations/mail/testing/mail-server.ts'
import { replyToMessage } from '../operations/messages/reply-to-message.ts'
import { saveIssue } from '../operations/newsletter/write-issue.ts'
import { saveRecipe } from '../operations/recipes/save-recipe.ts'
import { mailConfirmAddress, mailResetPassword } from './mail-account.ts'
import { mailConfirmation } from './mail-confirmation.ts'
import { mailIssueTest } from './mail-issue-test.ts'
import { mailReply } from './mail-reply.ts'
import { mailVerdict } from './mail-verdict.ts'
import { listReplies } from '../db/messages-inbox.ts'

const mailServer = await startMailServer()
const settings = { SMTP_URL: mailServer.url, MAIL_FROM: 'post@recipes.example', PUBLIC_URL: 'https://recipes.example' }
const app = await createTestApp(settings)
const { user } = await createUser(app, 'admin', 'Ada')
const signal = AbortSignal.timeout(20_000)
const name = 'Leek & Larder'

const callIt = async (siteName: string, of = app) => saveSettings(of.db, { ...(await readSettings(of.db)), siteName })

async function lastMail() {
  const mail = mailServer.received.at(-1)
  if (!mail) throw new Error('no mail came')
  return readMail(mail)
}

async function anIssue() {
  const saved = await saveIssue(app, user, null, { subject: 'Ten soups', content: '<p>Soup.</p>' })
  if (!saved.ok) throw new Error('not saved')
  return saved.id
}

test.each([
  ['confirming an address', () => mailConfirmAddress(app, { userId: user.id }, signal), true],
  ['a new password', () => mailResetPassword(app, { email: user.email }, signal), true],
  [
    'the newsletter’s first question',
    async () => {
      await app.db.insert(newsletterSubscribers).values({ email: 'ann@example.com' })
      expect(await findSubscriber(app.db, { email: 'ann@example.com' })).toBeDefined()
      await mailConfirmation(app, { email: 'ann@example.com' }, signal)
    },
    true,
  ],
  ['a letter', async () => mailIssueTest(app, { issueId: await anIssue(), email: user.email }, signal), false],
  [
    'a verdict',
    async () => {
      const saved = await saveRecipe(app, aRecipe(), { ...user, role: 'cook' })
      const [item] = await app.db.select().from(reviewItems)
      expect(saved.ok && item).toBeTruthy()
      await app.db.update(reviewItems).set({ state: 'rejected', reason: 'No salt.', decidedAt: new Date() })
      await app.db.update(users).set({ emailVerified: true })
      await mailVerdict(app, { itemId: item?.id ?? 0, version: item?.version ?? 0, email: user.email }, signal)
    },
    false,
  ],
])('the mail about %s has the name the site has now', async (_, send, isInSubject) => {
  await callIt('An Earlier Name')
  await callIt(name)
  const count = mailServer.received.length
  await send()
  expect(mailServer.received).toHaveLength(count + 1)
  const mail = await lastMail()
  expect(mail.header('From')).toBe(`"${name}" <post@recipes.example>`)
  expect(mail.text).toContain(name)
  expect(mail.header('Subject')?.includes(name)).toBe(isInSubject)
  expect(mailServer.received.at(-1)?.raw).not.toContain('Marshmallow')
})

test('so has an answer, and HTML is not broken by it', async () => {
  await callIt(name)
  const id = await insertMessage(app.db, 'contact', { name: 'Ann', email: 'ann@example.com', message: 'Hello?' })
  await replyToMessage(app, user, id, { body: 'Yes.', close: true })
  const [reply] = await listReplies(app.db, id)
  await mailReply(app, { replyId: reply?.id ?? 0 }, signal)
  expect((await lastMail()).header('Subject')).toBe(`Re: Your message to ${name}`)
  await mailIssueTest(app, { issueId: await anIssue(), email: user.email }, signal)
  expect((await lastMail()).text).toContain('<small>Leek &amp; Larder, ')
})

test('a name the operator gave to the sender stays', async () => {
  const own = await createTestApp({ ...settings, MAIL_FROM: 'The Post Room <post@recipes.example>' })
  await callIt(name, own)
  const { user: ben } = await createUser(own, 'cook')
  await mailConfirmAddress(own, { userId: ben.id }, signal)
  const mail = await lastMail()
  expect(mail.header('From')).toBe('The Post Room <post@recipes.example>')
  expect(mail.header('Subject')).toContain(name)
})
