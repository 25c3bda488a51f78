import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createUser } from '../../../tests/accounts.ts'
import { createTestApp } from '../../../tests/factories.ts'
import { explainProblem } from '../../core/jobs/explain-problem.ts'
import { auditLog } from '../../db/schema/audit.ts'
import { startMailServer } from '../../integrations/mail/testing/mail-server.ts'
import { sendTestMail } from './send-test-mail.ts'

const mailServer = await startMailServer({ user: { name: 'kitchen', password: 'leek' } })
const urlWith = (password: string) => {
  const url = new URL(mailServer.url)
  return Object.assign(url, { username: 'kitchen', password }).href
}
const app = await createTestApp({ SMTP_URL: urlWith('leek'), MAIL_FROM: 'site@kitchen.test' })
const { user: admin } = await createUser(app, 'admin', 'Ada')

test('emails the administrator, and logs it', async () => {
  expect(await sendTestMail(app, admin)).toEqual({ kind: 'sent' })
  expect(mailServer.received.map(({ to }) => to)).toEqual([[admin.email]])
  const entries = await app.db.select().from(auditLog).where(eq(auditLog.action, 'settings.test-mail'))
  expect(entries).toMatchObject([{ actorId: admin.id, details: { sent: true } }])
})

test('says why the mail server refused it', async () => {
  const outcome = await sendTestMail(
    await createTestApp({ SMTP_URL: urlWith('soup'), MAIL_FROM: 'site@kitchen.test' }),
    admin,
  )
  expect(explainProblem(outcome.kind === 'failed' ? outcome.problem : '')).toMatchObject({
    what: 'The mail server does not accept the user name or the password',
  })
})

test('sends at most ten test emails an hour, and none without a mail server', async () => {
  const { user: other } = await createUser(app, 'admin', 'Ben')
  const outcomes = []
  for (let times = 0; times < 11; times += 1) outcomes.push((await sendTestMail(app, other)).kind)
  expect(outcomes).toEqual([...Array.from({ length: 10 }, () => 'sent'), 'too-many'])
  expect(await sendTestMail({ ...app, mail: null }, other)).toEqual({ kind: 'no-mail' })
})
