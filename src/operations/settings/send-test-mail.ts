import type { SignedIn } from '../../core/accounts/signed-in.ts'
import { testMail } from '../../core/mail/mails.ts'
import { writeAudit } from '../../db/audit/audit-log.ts'
import { countUse } from '../../db/limits/rate-limits.ts'
import type { App } from '../app/app.ts'
import { readMailSite } from '../mail/read-mail-site.ts'
import { renderMail } from '../mail/render-mail.ts'

export type TestMailOutcome =
  | { kind: 'sent' }
  /** `problem` is what the mail server or the connection said. */
  | { kind: 'failed'; problem: string }
  | { kind: 'too-many' }
  | { kind: 'no-mail' }

const mostAnHour = 10

/** Mails the administrator at once, without a job, so that the page can show the error of the mail server. */
export async function sendTestMail(app: App, actor: SignedIn): Promise<TestMailOutcome> {
  if (!app.mail) return { kind: 'no-mail' }
  if (!(await countUse(app.db, `test-mail:${actor.id}`, mostAnHour, 60 * 60))) return { kind: 'too-many' }
  const site = await readMailSite(app)
  const problem = await app.mail.send({ to: actor.email, ...(await renderMail(testMail(site), site)) }).then(
    (isTaken) => (isTaken ? null : 'Your address doesn’t exist, according to its mail server'),
    (cause: Error) => cause.message,
  )
  if (problem !== null) app.log.warn(`The test email failed: ${problem}`)
  await writeAudit(app.db, {
    actor,
    action: 'settings.test-mail',
    subject: ['settings', 'site'],
    details: { sent: problem === null },
  })
  return problem === null ? { kind: 'sent' } : { kind: 'failed', problem }
}
