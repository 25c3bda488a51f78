import type { JobData } from '../../db/jobs/jobs.ts'
import { findIssue } from '../../db/newsletter/issues.ts'
import type { App } from '../../operations/app/app.ts'
import { readMailSite } from '../../operations/mail/read-mail-site.ts'
import { renderIssue } from '../../operations/newsletter/render-issue.ts'

/** Mails a test copy of an issue to its author. */
export async function mailIssueTest(app: App, { issueId, email }: JobData<'mail-issue-test'>, signal: AbortSignal) {
  const issue = await findIssue(app.db, issueId)
  if (!issue) return
  if (!app.mail) throw new Error('SMTP_URL is no longer set')
  const mailTo = await renderIssue(app.db, issue, await readMailSite(app))
  const isTaken = await app.mail.send(mailTo({ email, token: null }), signal)
  if (!isTaken) throw new Error(`The address ${email} doesn’t exist, according to its mail server`)
}
