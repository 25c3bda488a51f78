import type { ModeratedReview, ReviewEffect, ReviewQueueState } from '../../../core/reviews/moderate-review.ts'
import type { ModerationKind, ModerationState, Decision } from '../../../core/moderation/moderation.ts'

export const kindNames: Record<ModerationKind, string> = { recipe: 'Recipe', revision: 'Change', report: 'Report' }

export const kindLooks = { recipe: 'plain', revision: 'info', report: 'hard' } as const

const stateNames: Record<ModerationState, string> = {
  open: 'Waiting',
  'changes-requested': 'Changes requested',
  approved: 'Approved',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
}

export function stateName(kind: ModerationKind, state: ModerationState): string {
  if (kind !== 'report') return stateNames[state]
  return { ...stateNames, approved: 'Recipe withdrawn', rejected: 'Dismissed' }[state]
}

export const stateLooks = {
  open: 'medium',
  'changes-requested': 'info',
  approved: 'ok',
  rejected: 'hard',
  withdrawn: 'plain',
} as const

export const decisionNames: Record<Decision, string> = {
  approve: 'Approve',
  'request-changes': 'Request changes',
  reject: 'Reject',
  dismiss: 'Dismiss the report',
  withdraw: 'Withdraw the recipe',
}

/** The toasts after a decision. */
export const decisionDone: Record<Decision, string> = {
  approve: 'Approved',
  'request-changes': 'Changes requested',
  reject: 'Rejected',
  dismiss: 'Report dismissed',
  withdraw: 'Recipe withdrawn',
}

/** Returns the headings of a comparison and of its two versions. */
export function comparedNames(of: 'site' | 'decided' | 'past', isUnsent: boolean) {
  if (of === 'past')
    return {
      title: isUnsent ? 'Saved but not submitted' : 'Changes by the author',
      before: 'Before',
      after: 'Now',
    }
  return { title: 'Changes', before: of === 'site' ? 'Published' : 'Before', after: 'The change' }
}

export const reviewQueueNames: Record<ReviewQueueState, string> = {
  open: 'Waiting',
  published: 'Published',
  rejected: 'Rejected',
}

export const effectNames: Record<ReviewEffect, string> = {
  publish: 'Approve',
  'publish-answer': 'Approve the answer',
  keep: 'Keep the review',
  reject: 'Reject',
  'reject-answer': 'Reject the answer',
  'take-down': 'Take the review down',
}

/** The toasts after a decision about a review. */
export const effectDone: Record<ReviewEffect, string> = {
  publish: 'Approved',
  'publish-answer': 'Answer approved',
  keep: 'Report dismissed',
  reject: 'Rejected',
  'reject-answer': 'Answer rejected',
  'take-down': 'Review taken down',
}

/** Returns badges that say why an editor sees a review. */
export function reviewBadges({ state, answerState, reports }: ModeratedReview, isEdited: boolean) {
  const isRejected = state === 'rejected'
  return [
    ...(reports > 0 ? [{ look: 'hard' as const, text: reports === 1 ? 'Reported' : `${reports} reports` }] : []),
    ...(state === 'waiting' ? [{ look: 'medium' as const, text: isEdited ? 'Edited, waiting' : 'Waiting' }] : []),
    ...(state === 'published' ? [{ look: 'ok' as const, text: 'Published' }] : []),
    ...(isRejected ? [{ look: 'hard' as const, text: 'Rejected' }] : []),
    ...(answerState === 'waiting' && !isRejected ? [{ look: 'medium' as const, text: 'Answer waiting' }] : []),
  ]
}
