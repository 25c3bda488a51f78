import { verdictMail } from '../core/review/verdict-mail.ts'
import type { JobData } from '../db/jobs.ts'
import { findVerdict } from '../db/review-verdicts.ts'
import { readSettings } from '../db/settings.ts'
import { siteAddress } from '../lib/env.ts'
import type { App } from '../operations/app.ts'
import { newFollowPath } from '../operations/submissions/new-follow-path.ts'
import { sendOnce } from '../operations/mail/send-once.ts'

/** Tells one reader what was decided about a recipe. What was decided anew in the meantime has mails of its own. */
export async function mailVerdict(app: App, { itemId, version, email }: JobData<'mail-verdict'>, signal: AbortSignal) {
  const verdict = await findVerdict(app.db, itemId)
  if (verdict?.version !== version) return
  const hasAccount = verdict.account === email
  // The account or the recipe may have gone to somebody else, or to another address.
  if (!hasAccount && !verdict.left.includes(email)) return
  if (!app.mail) throw new Error('SMTP_URL is no longer set')
  const site = siteAddress(app.env)
  const { siteName } = await readSettings(app.db)
  // The link the recipe was sent in with is known to its cook alone: a mail gets one of its own.
  const follow = hasAccount ? '/my-recipes' : await newFollowPath(app, verdict.recipeId)
  const letter = verdictMail(verdict, site + follow, site, siteName)
  if (!letter) return
  const isTaken = await sendOnce(app.mail, { to: email, ...letter }, signal)
  if (!isTaken) app.log.info('Nobody has an address that was left with a recipe')
}
