import { answerDecisionMail, reviewDecisionMail } from '../../core/reviews/review-decision-mail.ts'
import { firstReviews, reviewSearch } from '../../core/reviews/review-list.ts'
import type { OwnReview } from '../../core/reviews/review.ts'
import type { JobData } from '../../db/jobs/jobs.ts'
import { findAnswerAddress, findReviewer } from '../../db/reviews/reviewer.ts'
import { findReview } from '../../db/reviews/reviews.ts'
import type { MailContent, MailSite } from '../../core/mail/mail-content.ts'
import type { App } from '../../operations/app/app.ts'
import { readMailSite } from '../../operations/mail/read-mail-site.ts'
import { renderMail } from '../../operations/mail/render-mail.ts'

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
  const { email, hasAccount } = reviewer
  const { recipeTitle, reason } = found.review
  const path = state === 'rejected' && hasAccount ? '/account/reviews' : pathOf(found.review)
  const content = (site: MailSite) =>
    reviewDecisionMail({ state, recipeTitle, reason, hasAccount }, site.address + path, site)
  await send(app, { to: email, content }, signal)
}

/** Mails an editor's decision about an answer to the owner of the recipe, who wrote it. */
export async function mailAnswerDecision(
  app: App,
  { reviewId, state }: JobData<'mail-answer-decision'>,
  signal: AbortSignal,
) {
  const found = await findReview(app.db, reviewId)
  if (found?.answer.answerState !== state) return
  const to = await findAnswerAddress(app.db, reviewId)
  if (to === null) return
  const { recipeTitle } = found.review
  const reason = found.answer.answerReason
  const path = state === 'published' ? pathOf(found.review) : `/review/${reviewId}/answer`
  const content = (site: MailSite) => answerDecisionMail({ state, recipeTitle, reason }, site.address + path, site)
  await send(app, { to, content }, signal)
}

interface DecisionMail {
  to: string
  content: (site: MailSite) => MailContent
}

async function send(app: App, { to, content }: DecisionMail, signal: AbortSignal) {
  if (!app.mail) throw new Error('SMTP_URL is no longer set')
  const site = await readMailSite(app)
  const isTaken = await app.mail.send({ to, ...(await renderMail(content(site), site)) }, signal)
  if (!isTaken) app.log.info('The address that a decision was sent to doesn’t exist')
}

/** Among the newest, a review that was just published is not far down. */
function pathOf({ id, recipeId, state }: OwnReview): string {
  const recipe = `/recipe/${encodeURIComponent(recipeId)}`
  return state === 'published' ? `${recipe}${reviewSearch({ ...firstReviews, sort: 'newest' })}#review-${id}` : recipe
}
