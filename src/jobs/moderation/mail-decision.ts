import { decisionMail } from '../../core/moderation/decision-mail.ts'
import type { JobData } from '../../db/jobs/jobs.ts'
import { findDecision } from '../../db/moderation/decisions.ts'
import type { App } from '../../operations/app/app.ts'
import { readMailSite } from '../../operations/mail/read-mail-site.ts'
import { renderMail } from '../../operations/mail/render-mail.ts'
import { newFollowPath } from '../../operations/submissions/new-follow-path.ts'

/** Mails a decision about a recipe to one address. A later decision has its own mails. */
export async function mailDecision(app: App, { itemId, version, email }: JobData<'mail-verdict'>, signal: AbortSignal) {
  const decision = await findDecision(app.db, itemId)
  if (decision?.version !== version) return
  const hasAccount = decision.account === email
  // The account or the recipe may have a new owner or address.
  if (!hasAccount && !decision.left.includes(email)) return
  if (!app.mail) throw new Error('SMTP_URL is no longer set')
  const site = await readMailSite(app)
  // Only the sender knows the original link, so the mail gets its own.
  const follow = hasAccount ? '/my-recipes' : await newFollowPath(app, decision.recipeId)
  const content = decisionMail(decision, site.address + follow, site)
  if (!content) return
  const isTaken = await app.mail.send({ to: email, ...(await renderMail(content, site)) }, signal)
  if (!isTaken) app.log.info('An address that was left with a recipe doesn’t exist')
}
