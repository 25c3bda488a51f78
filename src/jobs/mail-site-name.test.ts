import { expect, test } from 'vitest'
import { createUser } from '../../tests/accounts.ts'
import { readMail } from '../../tests/e2e/mails.ts'
import { aRecipe, createTestApp } from '../../tests/factories.ts'
import { insertMessage } from '../db/messages/messages.ts'
import { findSubscriber } from '../db/newsletter/subscribers.ts'
import { reviewItems } from '../db/schema/moderation.ts'
import { users } from '../db/schema/accounts.ts'
import { newsletterSubscribers } from '../db/schema/newsletter.ts'
import { readSettings, saveSettings } from '../db/settings/settings.ts'
import { startMailServer } from '../integrations/mail/testing/mail-server.ts'
import { replyToMessage } from '../operations/messages/reply-to-message.ts'
import { saveIssue } from '../operations/newsletter/write-issue.ts'
import { saveRecipe } from '../operations/recipes/save-recipe.ts'
import { mailConfirmAddress, mailResetPassword } from './accounts/mail-account.ts'
import { mailConfirmation } from './newsletter/mail-confirmation.ts'
import { mailIssueTest } from './newsletter/mail-issue-test.ts'
import { mailReply } from './messages/mail-reply.ts'
import { mailDecision } from './moderation/mail-decision.ts'
import { listReplies } from '../db/messages/inbox.ts'

const mailServer = await startMailServer()
const settings = { SMTP_URL: mailServer.url, MAIL_FROM: 'post@recipes.example', PUBLIC_URL: 'https://recipes.example' }
const app = await createTestApp(settings)
const { user } = await createUser(app, 'admin', 'Ada')
const signal = AbortSignal.timeout(20_000)
const name = 'Leek & Larder'

const setSiteName = async (siteName: string, of = app) =>
  saveSettings(of.db, { ...(await readSettings(of.db)), siteName })

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
    'a newsletter subscription',
    async () => {
      await app.db.insert(newsletterSubscribers).values({ email: 'ann@example.com' })
      expect(await findSubscriber(app.db, { email: 'ann@example.com' })).toBeDefined()
      await mailConfirmation(app, { email: 'ann@example.com' }, signal)
    },
    true,
  ],
  [
    'a newsletter issue',
    async () => mailIssueTest(app, { issueId: await anIssue(), email: user.email }, signal),
    false,
  ],
  [
    'a decision',
    async () => {
      const saved = await saveRecipe(app, aRecipe(), { ...user, role: 'cook' })
      const [item] = await app.db.select().from(reviewItems)
      expect(saved.ok && item).toBeTruthy()
      await app.db.update(reviewItems).set({ state: 'rejected', reason: 'No salt.', decidedAt: new Date() })
      await app.db.update(users).set({ emailVerified: true })
      await mailDecision(app, { itemId: item?.id ?? 0, version: item?.version ?? 0, email: user.email }, signal)
    },
    false,
  ],
])('uses the current site name in the email about %s', async (_, send, isInSubject) => {
  await setSiteName('An Earlier Name')
  await setSiteName(name)
  const count = mailServer.received.length
  await send()
  expect(mailServer.received).toHaveLength(count + 1)
  const mail = await lastMail()
  expect(mail.header('From')).toBe(`"${name}" <post@recipes.example>`)
  expect(mail.text).toContain(name)
  expect(mail.header('Subject')?.includes(name)).toBe(isInSubject)
  expect(mailServer.received.at(-1)?.raw).not.toContain('Marshmallow')
})

test('uses the site name in a reply and escapes it in HTML', async () => {
  await setSiteName(name)
  const id = await insertMessage(app.db, 'contact', { name: 'Ann', email: 'ann@example.com', message: 'Hello?' })
  await replyToMessage(app, user, id, { body: 'Yes.', close: true })
  const [reply] = await listReplies(app.db, id)
  await mailReply(app, { replyId: reply?.id ?? 0 }, signal)
  expect((await lastMail()).header('Subject')).toBe(`Re: Your message to ${name}`)
  await mailIssueTest(app, { issueId: await anIssue(), email: user.email }, signal)
  expect((await lastMail()).html).toContain('Leek &amp; Larder &middot; ')
})

test('uses the sender name from the settings', async () => {
  const own = await createTestApp({ ...settings, MAIL_FROM: 'The Post Room <post@recipes.example>' })
  await setSiteName(name, own)
  const { user: ben } = await createUser(own, 'cook')
  await mailConfirmAddress(own, { userId: ben.id }, signal)
  const mail = await lastMail()
  expect(mail.header('From')).toBe('The Post Room <post@recipes.example>')
  expect(mail.header('Subject')).toContain(name)
})
