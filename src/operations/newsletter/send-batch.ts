import { claimDelivery, finishIssue, putOffDelivery, wasAcceptedOnce } from '../../db/newsletter/deliveries.ts'
import { findIssue } from '../../db/newsletter/issues.ts'
import type { Mail } from '../../integrations/mail/mail.ts'
import type { App } from '../app/app.ts'
import { readMailSite } from '../mail/read-mail-site.ts'
import { renderIssue } from './render-issue.ts'
import { sendOne } from './send-one.ts'
import { watchRefusals } from './watch-refusals.ts'

/** A job counts as dead after two minutes. */
const longestMs = 60_000

/**
 * Sends an issue to the next subscribers, one after another. Each subscriber is claimed before the mail leaves. After a
 * crash, one subscriber may miss the issue, but nobody gets it twice. Returns `later` when only delayed deliveries are
 * left.
 */
export async function sendBatch(
  app: App,
  mail: Mail,
  issueId: number,
  signal: AbortSignal,
): Promise<'done' | 'more' | 'later'> {
  const { db } = app
  const issue = await findIssue(db, issueId)
  if (issue?.status !== 'sending') return 'done'
  const issueMail = { db, mail, issueId, messageTo: await renderIssue(db, issue, await readMailSite(app)) }
  const refusals = watchRefusals(await wasAcceptedOnce(db, issueId))
  const end = Date.now() + longestMs

  while (Date.now() < end) {
    signal.throwIfAborted()
    const subscriber = await claimDelivery(db, issueId)
    if (subscriber) refusals.note(subscriber, await sendOne(issueMail, subscriber))
    const problem = refusals.problem({ isAtEnd: !subscriber })
    if (problem) {
      for (const email of problem.putBack) await putOffDelivery(db, issueId, email, 0)
      throw problem.error
    }
    if (!subscriber) return (await finishIssue(db, issueId)) ? 'done' : 'later'
  }
  return 'more'
}
