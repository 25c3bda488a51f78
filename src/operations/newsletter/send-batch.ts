import {
  claimDelivery,
  finishIssue,
  putOffDelivery,
  settleDelivery,
  wasAcceptedOnce,
} from '../../db/newsletter/deliveries.ts'
import { findIssue } from '../../db/newsletter/issues.ts'
import { type Mail, MailInDoubt, RecipientRefused } from '../../integrations/mail/mail.ts'
import type { App } from '../app/app.ts'
import { readMailSite } from '../mail/read-mail-site.ts'
import { renderIssue } from './render-issue.ts'

/** A job counts as dead after two minutes. */
const longestMs = 60_000
/** This many refusals in a row mean a problem with the server or the sender, not with the addresses. */
const suspiciousRow = 10
const mostTries = 5
/** Returns 20 minutes, then 80, 180 and 320: ten hours in all, for a full mailbox or a server that is down at night. */
const minutesToWait = (tries: number) => 20 * (tries + 1) ** 2

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
  const mailTo = await renderIssue(db, issue, await readMailSite(app))
  const end = Date.now() + longestMs
  let refused: Array<string> = []
  let refusal: RecipientRefused | undefined
  let putOff: { count: number; cause: RecipientRefused } | undefined
  let isAnyTaken = false

  while (Date.now() < end) {
    signal.throwIfAborted()
    const subscriber = await claimDelivery(db, issueId)
    if (!subscriber) {
      if (refusal && !(await wasAcceptedOnce(db, issueId))) throw await stopped(refused, refusal)
      if (putOff && !isAnyTaken) throw putOff.cause
      return (await finishIssue(db, issueId)) ? 'done' : 'later'
    }
    const { email, tries } = subscriber
    try {
      if (await mail.send(mailTo(subscriber))) {
        await settleDelivery(db, issueId, email, 'sent')
        isAnyTaken = true
        refused = []
        refusal = undefined
      } else {
        await settleDelivery(db, issueId, email, 'bounced')
        refused.push(email)
      }
    } catch (cause) {
      if (!(cause instanceof RecipientRefused)) {
        // The connection broke, so it is unknown whether the mail arrived. It is not sent again.
        await settleDelivery(db, issueId, email, cause instanceof MailInDoubt ? 'failed' : 'waiting')
        throw cause
      }
      if (cause.isForGood) {
        await settleDelivery(db, issueId, email, 'failed')
        refused.push(email)
        refusal = cause
      } else {
        if (tries + 1 < mostTries) await putOffDelivery(db, issueId, email, minutesToWait(tries))
        else await settleDelivery(db, issueId, email, 'failed')
        putOff = { count: (putOff?.count ?? 0) + 1, cause }
      }
    }
    if (refused.length >= suspiciousRow) throw await stopped(refused, refusal)
    if (putOff && putOff.count >= suspiciousRow && !isAnyTaken) throw putOff.cause
  }
  return 'more'

  /** Makes the refused deliveries wait again, because the refusals don't mean that the addresses are bad. */
  async function stopped(emails: ReadonlyArray<string>, cause: RecipientRefused | undefined): Promise<Error> {
    for (const email of emails) await settleDelivery(db, issueId, email, 'waiting')
    const said = cause ? ` It says: ${cause.message}` : ''
    return new Error(
      `The mail server refused ${emails.length} subscribers in a row, so sending was stopped. They stay subscribed and get the issue when sending continues.${said}`,
      { cause },
    )
  }
}
