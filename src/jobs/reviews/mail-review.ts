import { confirmReviewMail } from '../../core/mail/mails.ts'
import { confirmWithinDays, linkedReviewPath } from '../../core/reviews/review.ts'
import type { JobData } from '../../db/jobs/jobs.ts'
import { findReview, setReviewToken } from '../../db/reviews/reviews.ts'
import type { App } from '../../operations/app/app.ts'
import { readMailSite } from '../../operations/mail/read-mail-site.ts'
import { renderMail } from '../../operations/mail/render-mail.ts'
import { hashOf, newToken } from '../../operations/submissions/submission-token.ts'

/** Mails a visitor the link that confirms a review. Creates it here, so that no stored job contains a secret. */
export async function mailReview(app: App, { reviewId }: JobData<'mail-review'>, signal: AbortSignal) {
  const found = await findReview(app.db, reviewId)
  if (!found?.email || found.review.state !== 'unconfirmed') return
  if (!app.mail) throw new Error('SMTP_URL is no longer set')
  const token = newToken()
  await setReviewToken(app.db, reviewId, hashOf(token))
  const site = await readMailSite(app)
  const link = site.address + linkedReviewPath(token)
  const content = confirmReviewMail({ link, title: found.review.recipeTitle, days: confirmWithinDays }, site)
  const isTaken = await app.mail.send({ to: found.email, ...(await renderMail(content, site)) }, signal)
  if (!isTaken) app.log.info('An address that was left with a review doesn’t exist')
}
