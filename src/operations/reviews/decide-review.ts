import { longestReason } from '../../core/moderation/moderation.ts'
import type { Actor } from '../../core/recipes/actor.ts'
import { type ReviewDecision, reviewEffect } from '../../core/reviews/moderate-review.ts'
import { closeReviewReports } from '../../db/reviews/review-queue.ts'
import { lockReview, setAnswer, setReviewState } from '../../db/reviews/reviews.ts'
import type { App } from '../app/app.ts'
import { auditReview } from './write-review.ts'

export interface DecidedReview {
  id: number
  /** The version that the editor read. */
  version: number
}

export type ReviewDecisionOutcome = 'done' | 'unknown' | 'changed' | 'reason-missing'

/**
 * Applies an editor's decision to a review, with its answer and reports: approving publishes what waits and closes the
 * reports. Rejecting takes the review down, or only an answer that waits at a published review. The reviewer gets a
 * mail when others see or no longer see the review, and the recipe's owner when an answer is decided.
 */
export async function decideReview(
  app: Pick<App, 'db' | 'jobs' | 'mail'>,
  editor: Actor,
  { id, version }: DecidedReview,
  { decision, reason: given }: { decision: ReviewDecision; reason: string },
): Promise<ReviewDecisionOutcome> {
  const reason = given.trim().slice(0, longestReason) || null
  if (decision === 'reject' && reason === null) return 'reason-missing'
  return app.db.transaction(async (tx) => {
    const locked = await lockReview(tx, id)
    if (!locked || locked.review.state === 'unconfirmed') return 'unknown'
    if (locked.version !== version) return 'changed'
    const reports = await closeReviewReports(tx, id)
    const { answer, answerState } = locked.answer
    const { state } = locked.review
    const isAboutAnswer = reviewEffect({ state, answerState, reports }, decision) === 'reject-answer'
    if (decision === 'approve') {
      await setReviewState(tx, id, { state: 'published', reason: null })
      if (answerState === 'waiting') await setAnswer(tx, id, { answer, answerState: 'published', answerReason: null })
    } else if (isAboutAnswer) await setAnswer(tx, id, { answer, answerState: 'rejected', answerReason: reason })
    else await setReviewState(tx, id, { state: 'rejected', reason })
    const details = {
      ...(reason && { reason }),
      ...(reports > 0 && { reports }),
      ...(isAboutAnswer && { of: 'answer' }),
    }
    const decided = decision === 'approve' ? 'published' : 'rejected'
    if (app.mail && !isAboutAnswer && state !== decided)
      await app.jobs.enqueue(tx, 'mail-review-decision', { reviewId: id, state: decided })
    if (app.mail && answerState === 'waiting' && (decision === 'approve' || isAboutAnswer))
      await app.jobs.enqueue(tx, 'mail-answer-decision', { reviewId: id, state: decided })
    const { recipeId } = locked.review
    await auditReview(tx, editor, { action: `recipe-review.${decision}`, id, recipeId, details })
    return 'done'
  })
}

/**
 * Makes the same decision about several reviews. A review that has changed in the meantime does not stop the others.
 */
export async function decideReviews(
  app: Pick<App, 'db' | 'jobs' | 'mail'>,
  editor: Actor,
  selected: ReadonlyArray<DecidedReview>,
  decision: { decision: ReviewDecision; reason: string },
): Promise<{ done: number; left: Array<Exclude<ReviewDecisionOutcome, 'done'>> }> {
  const left: Array<Exclude<ReviewDecisionOutcome, 'done'>> = []
  for (const one of selected) {
    const outcome = await decideReview(app, editor, one, decision)
    if (outcome !== 'done') left.push(outcome)
  }
  return { done: selected.length - left.length, left }
}
