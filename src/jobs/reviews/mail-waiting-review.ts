import type { MailSite } from '../../core/mail/mail-content.ts'
import { waitingReviewMail } from '../../core/mail/mails.ts'
import type { JobData } from '../../db/jobs/jobs.ts'
import { findReview } from '../../db/reviews/reviews.ts'
import type { App } from '../../operations/app/app.ts'
import { mailContactAddress } from '../../operations/mail/mail-contact-address.ts'

/** Mails the owner about a review or an answer that waits, unless it has been decided. */
export async function mailWaitingReview(app: App, { reviewId }: JobData<'mail-waiting-review'>, signal: AbortSignal) {
  const found = await findReview(app.db, reviewId)
  if (!found) return
  const { review, answer } = found
  const isAnswer = review.state !== 'waiting'
  if (isAnswer && answer.answerState !== 'waiting') return
  const { recipeTitle, recipeId } = review
  const text = isAnswer ? (answer.answer ?? '') : review.body
  const contentFor = (site: MailSite) => waitingReviewMail({ recipeTitle, recipeId, text, isAnswer }, site)
  await mailContactAddress(app, { kind: 'mail-waiting-review', contentFor }, signal)
}
