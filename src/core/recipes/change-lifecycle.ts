import type { ModerationState } from '../moderation/moderation.ts'
import { type Actor, type Capacity, capacitiesOf } from './actor.ts'
import type { AuditAction } from './lifecycle-events.ts'
import type { Refused } from './lifecycle.ts'

export const changeEvents = ['approve', 'request-changes', 'reject', 'drop'] as const
export type ChangeEvent = (typeof changeEvents)[number]

export type ChangeEffect =
  /** No other recipe may come from the source address of the revision. */
  | 'claim-source'
  /** The recipe gets the content of the revision. */
  | 'apply-change'
  | 'discard-change'
  /** The moderation item stores the decision, its editor and its reason. */
  | 'record-decision'
  /** The moderation item closes without a decision. */
  | 'leave-moderation'
  | 'mark-reviewed'
  | 'notify-cook'

interface ChangeRule {
  by: Capacity
  next: ModerationState
  effects: ReadonlyArray<ChangeEffect>
  audit: AuditAction
}

/**
 * Rules for the revision of a published recipe. The recipe stays unchanged until the decision. `submit` replaces a
 * waiting revision.
 */
const changeRules: Record<ChangeEvent, ChangeRule> = {
  approve: {
    by: 'reviewer',
    next: 'approved',
    effects: ['claim-source', 'apply-change', 'record-decision', 'mark-reviewed', 'notify-cook'],
    audit: 'review.approve',
  },
  'request-changes': {
    by: 'reviewer',
    next: 'changes-requested',
    effects: ['record-decision', 'notify-cook'],
    audit: 'review.request-changes',
  },
  reject: {
    by: 'reviewer',
    next: 'rejected',
    effects: ['discard-change', 'record-decision', 'notify-cook'],
    audit: 'review.reject',
  },
  drop: {
    by: 'owner',
    next: 'withdrawn',
    effects: ['discard-change', 'leave-moderation'],
    audit: 'recipe.drop-change',
  },
}

const changeEventsIn: Record<ModerationState, ReadonlyArray<ChangeEvent>> = {
  open: ['approve', 'request-changes', 'reject', 'drop'],
  'changes-requested': ['approve', 'reject', 'drop'],
  approved: [],
  rejected: [],
  withdrawn: [],
}

/** Returns whether the revision still waits for a final decision. A recipe has at most one such revision. */
export const isOpenChange = (state: ModerationState): state is 'open' | 'changes-requested' =>
  changeEventsIn[state].length > 0

export interface ChangeTransition {
  ok: true
  next: ModerationState
  effects: ReadonlyArray<ChangeEffect>
  audit: AuditAction
}

/** Returns the effects of an event on a revision in this state. `ownerId` is the owner of the recipe. */
export function changeTransition(
  { state, ownerId }: { state: ModerationState; ownerId: string | null },
  event: ChangeEvent,
  actor: Actor,
): ChangeTransition | Refused {
  const { by, ...transitionOfChange } = changeRules[event]
  if (!capacitiesOf(actor, { ownerId }).includes(by)) return { ok: false, reason: 'not-yours' }
  if (!changeEventsIn[state].includes(event)) return { ok: false, reason: 'not-now' }
  return { ok: true, ...transitionOfChange }
}
