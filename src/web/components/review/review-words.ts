import type { ReviewKind, ReviewState, Verdict } from '../../../core/review/review.ts'

export const kindNames: Record<ReviewKind, string> = { recipe: 'Recipe', revision: 'Change', report: 'Report' }

export const kindLooks = { recipe: 'plain', revision: 'info', report: 'hard' } as const

const stateNames: Record<ReviewState, string> = {
  open: 'Waiting',
  'changes-requested': 'Changes requested',
  approved: 'Approved',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
}

export function stateName(kind: ReviewKind, state: ReviewState): string {
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

export const verdictNames: Record<Verdict, string> = {
  approve: 'Approve',
  'request-changes': 'Request changes',
  reject: 'Reject',
  dismiss: 'Dismiss the report',
  withdraw: 'Withdraw the recipe',
}

/** What was done, as a toast says it. */
export const verdictDone: Record<Verdict, string> = {
  approve: 'Approved',
  'request-changes': 'Changes requested',
  reject: 'Rejected',
  dismiss: 'Report dismissed',
  withdraw: 'Recipe withdrawn',
}

/** What stands above two states of a recipe, and above each of them. */
export function comparedNames(of: 'site' | 'decided' | 'past', isUnsent: boolean) {
  if (of === 'past')
    return {
      title: isUnsent ? 'What was saved, but not sent' : 'What its cook has mended',
      before: 'Before',
      after: 'Now',
    }
  return { title: 'What the change does', before: of === 'site' ? 'On the site' : 'Before it', after: 'The change' }
}
