import type { Db } from '../../db/connection/connect.ts'
import { type Claimed, putOffDelivery, settleDelivery } from '../../db/newsletter/deliveries.ts'
import { type Mail, MailInDoubt, type MailMessage, RecipientRefused } from '../../integrations/mail/mail.ts'

export interface IssueMail {
  db: Db
  mail: Mail
  issueId: number
  messageTo(subscriber: Claimed): MailMessage
}

export type SendOutcome =
  | { kind: 'sent' | 'unknown-address' }
  /** `later` means that another try is due, or was the last one. */
  | { kind: 'refused' | 'later'; cause: RecipientRefused }

const mostTries = 5
/** Returns 20 minutes, then 80, 180 and 320: ten hours in all, for a full mailbox or a server that is down at night. */
const minutesToWait = (tries: number) => 20 * (tries + 1) ** 2

/** Sends an issue to a claimed subscriber and records the outcome. Throws if the trouble isn't about the subscriber. */
export async function sendOne(issueMail: IssueMail, subscriber: Claimed): Promise<SendOutcome> {
  const { db, issueId } = issueMail
  const { email, tries } = subscriber
  const answer = await answerOf(issueMail, subscriber)
  if (answer instanceof RecipientRefused && !answer.isForGood) {
    if (tries + 1 < mostTries) await putOffDelivery(db, issueId, email, minutesToWait(tries))
    else await settleDelivery(db, issueId, email, 'failed')
    return { kind: 'later', cause: answer }
  }
  if (answer instanceof RecipientRefused) {
    await settleDelivery(db, issueId, email, 'failed')
    return { kind: 'refused', cause: answer }
  }
  await settleDelivery(db, issueId, email, answer ? 'sent' : 'bounced')
  return { kind: answer ? 'sent' : 'unknown-address' }
}

async function answerOf({ db, mail, issueId, messageTo }: IssueMail, subscriber: Claimed) {
  try {
    return await mail.send(messageTo(subscriber))
  } catch (cause) {
    if (cause instanceof RecipientRefused) return cause
    const isInDoubt = cause instanceof MailInDoubt
    await settleDelivery(db, issueId, subscriber.email, isInDoubt ? 'failed' : 'waiting')
    // This subscriber may have the mail, but the others still wait for theirs.
    throw isInDoubt ? new Error(cause.message, { cause }) : cause
  }
}
