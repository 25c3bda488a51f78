import { reviewDecisionMail } from '../../core/reviews/review-decision-mail.ts'
import { firstReviews, reviewSearch } from '../../core/reviews/review-list.ts'
import type { OwnReview } from '../../core/reviews/review.ts'
import type { JobData } from '../../db/jobs/jobs.ts'
import { findReviewer } from '../../db/reviews/reviewer.ts'
import { findReview } from '../../db/reviews/reviews.ts'
import type { App } from '../../operations/app/app.ts'
import { readMailSite } from '../../operations/mail/read-mail-site.ts'
import { renderMail } from '../../operations/mail/render-mail.ts'
import { sendOnce } from '../../operations/mail/send-once.ts'

/** Mails an editor's decision to the reviewer. A later decision or change has its own mail. */
export async function mailReviewDecision(
  app: App,
  { reviewId, state }: JobData<'mail-review-decision'>,
  signal: AbortSignal,
) {
  const found = await findReview(app.db, reviewId)
  if (found?.review.state !== state) return
  const reviewer = await findReviewer(app.db, reviewId)
  if (!reviewer) return
  if (!app.mail) throw new Error('SMTP_URL is no longer set')
  const { email, hasAccount } = reviewer
  const { recipeTitle, reason } = found.review
  const site = await readMailSite(app)
  const path = state === 'rejected' && hasAccount ? '/account/reviews' : pathOf(found.review)
  const content = reviewDecisionMail({ state, recipeTitle, reason, hasAccount }, site.address + path, site)
  const isTaken = await sendOnce(app.mail, { to: email, ...(await renderMail(content, site)) }, signal)
  if (!isTaken) app.log.info('Nobody has the address of a reviewer')
}

/** Among the newest, a review that was just published is not far down. */
function pathOf({ id, recipeId, state }: OwnReview): string {
  const recipe = `/recipe/${encodeURIComponent(recipeId)}`
  return state === 'published' ? `${recipe}${reviewSearch({ ...firstReviews, sort: 'newest' })}#review-${id}` : recipe
}
