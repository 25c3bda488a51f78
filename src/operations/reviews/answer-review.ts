import type { SignedIn } from '../../core/accounts/signed-in.ts'
import type { AnswerState } from '../../core/reviews/review.ts'
import { lockReview, setAnswer } from '../../db/reviews/reviews.ts'
import type { App } from '../app/app.ts'
import { notifyOfReview } from '../moderation/send-to-moderation.ts'
import { auditReview, isReviewedOf } from './write-review.ts'

type AnswerOutcome = { kind: 'done'; state: AnswerState | null } | { kind: 'unknown' }

/** Stores the one answer of the recipe's owner to a published review. Null removes it. */
export async function answerReview(
  app: App,
  owner: SignedIn,
  reviewId: number,
  text: string | null,
): Promise<AnswerOutcome> {
  return app.db.transaction(async (tx) => {
    const locked = await lockReview(tx, reviewId)
    if (!locked || locked.recipeOwnerId !== owner.id || locked.review.state !== 'published') return { kind: 'unknown' }
    const { answer, answerState } = locked.answer
    const isJudged = answerState === 'published' && answer === text
    // An editor reads what was rejected again on every site, also after another change or a removal.
    const isObjected = answerState === 'rejected' || answerState === 'waiting'
    const mustWait = !isJudged && (isObjected || (await isReviewedOf({ ...app, db: tx }, owner)))
    const removed = isObjected ? 'rejected' : null
    const state = text === null ? removed : mustWait ? 'waiting' : 'published'
    await setAnswer(tx, reviewId, { answer: text, answerState: state, answerReason: null })
    const action = text === null ? 'recipe-review.remove-answer' : 'recipe-review.answer'
    const { recipeId } = locked.review
    await auditReview(tx, owner, { action, id: reviewId, recipeId, details: state ? { state } : {} })
    if (state === 'waiting' && answerState !== 'waiting') await notifyOfReview({ ...app, db: tx }, reviewId)
    return { kind: 'done', state }
  })
}
