import type { JobData } from '../db/jobs.ts'
import { findIssue } from '../db/newsletter-issues.ts'
import { readSettings } from '../db/settings.ts'
import { siteAddress } from '../lib/env.ts'
import type { App } from '../operations/app.ts'
import { issueLetter } from '../operations/newsletter/issue-letter.ts'

/** Shows whoever writes an issue what readers will get. */
export async function mailIssueTest(app: App, { issueId, email }: JobData<'mail-issue-test'>, signal: AbortSignal) {
  const issue = await findIssue(app.db, issueId)
  if (!issue) return
  if (!app.mail) throw new Error('SMTP_URL is no longer set')
  const { siteName } = await readSettings(app.db)
  const from = { site: siteAddress(app.env), siteName }
  const isTaken = await app.mail.send(issueLetter(issue, { email, token: null }, from), signal)
  if (!isTaken) throw new Error(`Nobody has the address ${email}, says its mail server`)
}
