import { type ModerationKind, type ModerationState, type Decision, decisions } from '../moderation/moderation.ts'
import type { Actor } from './actor.ts'
import { type ChangeEvent, changeTransition, type ChangeTransition } from './change-lifecycle.ts'
import { type Refused, transition, type Transition } from './lifecycle.ts'
import { type AuditAction, type RecipeEvent, type Standing } from './lifecycle-events.ts'
import type { RecipeStatus } from './recipe.ts'
import { isListed } from './visibility.ts'

/** An item of the moderation queue, and the recipe it is about. */
export interface JudgedItem {
  kind: ModerationKind
  state: ModerationState
  recipe: Standing & { status: RecipeStatus }
}

export type Judgment =
  | { ok: true; kind: 'recipe'; transition: Transition }
  | { ok: true; kind: 'change'; transition: ChangeTransition }
  /** The report closes, and the recipe stays as it is. */
  | { ok: true; kind: 'dismissal'; next: ModerationState; audit: AuditAction }

const recipeEvents: Record<Decision, RecipeEvent | null> = {
  approve: 'approve',
  'request-changes': 'request-changes',
  reject: 'reject',
  withdraw: 'take-down',
  dismiss: null,
}

const changeEvents: Record<Decision, ChangeEvent | null> = {
  approve: 'approve',
  'request-changes': 'request-changes',
  reject: 'reject',
  withdraw: null,
  dismiss: null,
}

const notNow: Refused = { ok: false, reason: 'not-now' }

/** Returns the event that a decision triggers. The lifecycle decides whether the event is allowed. */
export function judge(item: JudgedItem, decision: Decision, actor: Actor): Judgment | Refused {
  switch (item.kind) {
    case 'recipe': {
      const event = recipeEvents[decision]
      // A recipe that is not on the site is rejected instead.
      if (!event || (event === 'take-down' && !isListed(item.recipe.status))) return notNow
      const found = transition(item.recipe, event, actor)
      return found.ok ? { ok: true, kind: 'recipe', transition: found } : found
    }
    case 'revision': {
      const event = changeEvents[decision]
      if (!event) return notNow
      const found = changeTransition({ state: item.state, ownerId: item.recipe.ownerId }, event, actor)
      return found.ok ? { ok: true, kind: 'change', transition: found } : found
    }
    case 'report': {
      if (item.state !== 'open' || (decision !== 'withdraw' && decision !== 'dismiss')) return notNow
      const takingDown = transition(item.recipe, 'take-down', actor)
      if (!takingDown.ok) return takingDown
      return decision === 'dismiss'
        ? { ok: true, kind: 'dismissal', next: 'rejected', audit: 'review.dismiss' }
        : { ok: true, kind: 'recipe', transition: takingDown }
    }
  }
}

/** Returns the decisions that an editor may make. */
export const decisionsOn = (item: JudgedItem, actor: Actor): ReadonlyArray<Decision> =>
  decisions.filter((decision) => judge(item, decision, actor).ok)
