/** Kinds of moderation items. A revision is a change to a published recipe. */
export const moderationKinds = ['recipe', 'revision', 'report'] as const
export type ModerationKind = (typeof moderationKinds)[number]

export const moderationStates = ['open', 'changes-requested', 'approved', 'rejected', 'withdrawn'] as const
export type ModerationState = (typeof moderationStates)[number]

/** An editor's decisions. `dismiss` closes a report. `withdraw` takes a reported or approved recipe down. */
export const decisions = ['approve', 'request-changes', 'reject', 'dismiss', 'withdraw'] as const
export type Decision = (typeof decisions)[number]

/** The site's latest objection to a recipe. Only publishing clears it. */
export type Objection = 'questioned' | 'taken-down'

/** Returns whether the decision needs a reason. The cook reads the reason. */
export const needsReason = (decision: Decision) =>
  decision === 'request-changes' || decision === 'reject' || decision === 'withdraw'

export const longestReason = 2_000

/** Claims expire so that an absent editor doesn't block the queue. */
export const claimMinutes = 30

/** A result of an automatic check. Findings only inform the editor. */
export interface Finding {
  check: string
  says: string
}
