import type { Report } from '../../core/moderation/report-form.ts'
import { countUse } from '../../db/limits/rate-limits.ts'
import { findReview, isShown } from '../../db/reviews/reviews.ts'
import { insertReviewReport } from '../../db/reviews/review-queue.ts'
import type { App } from '../app/app.ts'
import { auditReview } from './write-review.ts'

const perVisitorAnHour = 5
/** More reports of one review would only fill the queue, because an editor looks at it anyway. */
const perReviewADay = 20

/** Puts a visitor's report about a published review into moderation. */
export async function reportReview(
  app: Pick<App, 'db'>,
  reviewId: number,
  { reason, words }: Report,
  visitor: string,
): Promise<'sent' | 'too-many' | 'unknown'> {
  if (!(await countUse(app.db, `report:${visitor}`, perVisitorAnHour, 3600))) return 'too-many'
  return app.db.transaction(async (tx) => {
    const found = await findReview(tx, reviewId)
    if (!found || !isShown(found)) return 'unknown'
    if (!(await countUse(tx, `report-of-review:${reviewId}`, perReviewADay, 86_400))) return 'sent'
    await insertReviewReport(tx, reviewId, `${reason}\n\n${words}`)
    const { recipeId } = found.review
    await auditReview(tx, 'visitor', { action: 'recipe-review.report', id: reviewId, recipeId })
    return 'sent'
  })
}
