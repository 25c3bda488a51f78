import {
  claimDelivery,
  finishIssue,
  putOffDelivery,
  settleDelivery,
  wasTakenByAnybody,
} from '../../db/newsletter-deliveries.ts'
import { findIssue } from '../../db/newsletter-issues.ts'
import { readSettings } from '../../db/settings.ts'
import { type Mail, MailInDoubt, ReaderRefused } from '../../integrations/mail/mail.ts'
import { siteAddress } from '../../lib/env.ts'
import type { App } from '../app.ts'
import { issueLetter } from './issue-letter.ts'

/** A job is thought dead after two minutes. */
const longestMs = 60_000
/** So many refused one after another are not all unknown: something is wrong with the server, or with what it was told. */
const suspiciousRow = 10
const mostTries = 5
/** 20 minutes, then 80, 180 and 320: ten hours in all, for a mailbox that is full or a server that has a bad night. */
const minutesToWait = (tries: number) => 20 * (tries + 1) ** 2

/**
 * Sends an issue to the next readers, one after another. A reader is taken from the list before their letter leaves: a crash
 * may cost one reader the letter, and brings it to nobody twice. `later` is when those left were put off.
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
  const site = siteAddress(app.env)
  const { siteName } = await readSettings(db)
  const end = Date.now() + longestMs
  let refused: Array<string> = []
  let refusal: ReaderRefused | undefined
  let putOff: { count: number; cause: ReaderRefused } | undefined
  let isAnyTaken = false

  while (Date.now() < end) {
    signal.throwIfAborted()
    const reader = await claimDelivery(db, issueId)
    if (!reader) {
      if (refusal && !(await wasTakenByAnybody(db, issueId))) throw await stopped(refused, refusal)
      if (putOff && !isAnyTaken) throw putOff.cause
      return (await finishIssue(db, issueId)) ? 'done' : 'later'
    }
    const { email, tries } = reader
    try {
      if (await mail.send(issueLetter(issue, reader, { site, siteName }))) {
        await settleDelivery(db, issueId, email, 'sent')
        isAnyTaken = true
        refused = []
        refusal = undefined
      } else {
        await settleDelivery(db, issueId, email, 'bounced')
        refused.push(email)
      }
    } catch (cause) {
      if (!(cause instanceof ReaderRefused)) {
        // Where the line broke in the middle, nobody knows whether it came: it is not tried again.
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

  /** Nothing is held against those it refused in a row. */
  async function stopped(emails: ReadonlyArray<string>, cause: ReaderRefused | undefined): Promise<Error> {
    for (const email of emails) await settleDelivery(db, issueId, email, 'waiting')
    const said = cause ? ` It says: ${cause.message}` : ''
    return new Error(
      `The mail server refused ${emails.length} readers one after another, so sending was stopped. They stay on the list and get the letter when it goes on.${said}`,
      { cause },
    )
  }
}
