import { z } from 'zod'
import { optionalReason } from '../moderation/moderation-form.ts'
import { rowNumberField } from '../forms/form-fields.ts'
import type { AnswerState, ReviewState } from './review.ts'

/** The parts of the list of reviews. `open` has those that an editor decides about. */
export const reviewQueueStates = ['open', 'published', 'rejected'] as const
export type ReviewQueueState = (typeof reviewQueueStates)[number]

/** An editor's decisions about a review. */
const reviewDecisions = ['approve', 'reject'] as const
export type ReviewDecision = (typeof reviewDecisions)[number]

/** An editor's decision about a review in the version that the page showed. */
export const ReviewDecisionForm = z.object({
  intent: z.enum(reviewDecisions),
  reason: optionalReason,
  version: rowNumberField,
})

/** Does what a decision changes: `publish` and `reject` a review or its answer, `keep` one that was reported. */
export type ReviewEffect = 'publish' | 'publish-answer' | 'keep' | 'reject' | 'reject-answer' | 'take-down'

export interface ModeratedReview {
  state: ReviewState
  answerState: AnswerState | null
  /** The number of open reports. */
  reports: number
}

/** Returns what a decision about a review changes. Null if it changes nothing. */
export function reviewEffect(
  { state, answerState, reports }: ModeratedReview,
  decision: ReviewDecision,
): ReviewEffect | null {
  if (state === 'unconfirmed') return null
  const isAnswerWaiting = answerState === 'waiting'
  if (decision === 'approve') {
    if (state !== 'published') return 'publish'
    return reports > 0 ? 'keep' : isAnswerWaiting ? 'publish-answer' : null
  }
  if (state === 'rejected') return null
  if (state === 'waiting') return 'reject'
  return isAnswerWaiting && reports === 0 ? 'reject-answer' : 'take-down'
}
