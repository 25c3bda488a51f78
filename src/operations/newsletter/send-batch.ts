import { claimDelivery, findIssue, finishIssue, settleDelivery } from '../../db/newsletter-issues.ts'
import { readSettings } from '../../db/settings.ts'
import { type Mail, MailInDoubt } from '../../integrations/mail/mail.ts'
import { siteAddress } from '../../lib/env.ts'
import type { App } from '../app.ts'
import { issueLetter } from './issue-letter.ts'

/** A job is thought dead after two minutes. */
const longestMs = 60_000

/**
 * Sends an issue to the next readers, one after another. A reader is taken from the list before their letter leaves: a crash
 * may cost one reader the letter, and brings it to nobody twice.
 */
export async function sendBatch(app: App, mail: Mail, issueId: number, signal: AbortSignal): Promise<'done' | 'more'> {
  const issue = await findIssue(app.db, issueId)
  if (issue?.status !== 'sending') return 'done'
  const site = siteAddress(app.env)
  const { siteName } = await readSettings(app.db)
  const end = Date.now() + longestMs
  while (Date.now() < end) {
    signal.throwIfAborted()
    const reader = await claimDelivery(app.db, issueId)
    if (!reader) return (await finishIssue(app.db, issueId)) ? 'done' : 'more'
    try {
      const isTaken = await mail.send(issueLetter(issue, reader, { site, siteName }))
      await settleDelivery(app.db, issueId, reader.email, isTaken ? 'sent' : 'bounced')
    } catch (cause) {
      // Where the line broke in the middle, nobody knows whether it came: it is not tried again.
      await settleDelivery(app.db, issueId, reader.email, cause instanceof MailInDoubt ? 'failed' : 'waiting')
      throw cause
    }
  }
  return 'more'
}
