import { type Actor, type Capacity, capacitiesOf, isTrusted } from './actor.ts'
import { type AuditAction, type Effect, type RecipeEvent, recipeStatuses, type Standing } from './lifecycle-events.ts'
import { lifecycleRules, type Refusal, type Rule } from './lifecycle-rules.ts'
import type { RecipeStatus } from './recipe.ts'
import { canView } from './visibility.ts'

export interface Transition {
  ok: true
  from: Standing['status']
  next: RecipeStatus | 'deleted'
  effects: ReadonlyArray<Effect>
  audit: AuditAction
}

export interface Refused {
  ok: false
  /**
   * `unknown`: the actor must not learn that the recipe exists. `not-yours`: no status allows this actor to do this.
   * `not-now`: the current status does not allow this. `not-sent`: the owner is still making the requested changes.
   * `taken-back`: the owner withdrew the recipe.
   */
  reason: 'unknown' | 'not-yours' | 'not-now' | 'not-sent' | 'taken-back'
}

/**
 * Returns what an event does to the recipe, or why it is refused. `siteReviews` is true if the site reviews recipes of
 * untrusted cooks.
 */
export function transition(
  recipe: Standing,
  event: RecipeEvent,
  actor: Actor,
  siteReviews = true,
): Transition | Refused {
  const capacities = capacitiesOf(actor, recipe, recipe.status === 'new')
  const isTheirs = ({ by }: Rule | Refusal) => by.some((capacity) => capacities.includes(capacity))
  const holds = {
    'needs-review': needsReview(recipe, actor, siteReviews),
    unsent: recipe.isUnsent,
    'withdrawn-by-owner': recipe.isWithdrawnByOwner,
  }
  const rule = lifecycleRules[recipe.status][event].find(
    (known) => isTheirs(known) && (!known.when || holds[known.when]),
  )
  if (!rule) {
    if (recipe.status !== 'new' && !canView(actor, { ...recipe, status: recipe.status }))
      return { ok: false, reason: 'unknown' }
    const isEverTheirs = recipeStatuses.some((status) => lifecycleRules[status][event].some(isTheirs))
    return { ok: false, reason: isEverTheirs ? 'not-now' : 'not-yours' }
  }
  if ('refusal' in rule) return { ok: false, reason: rule.refusal }
  const { next, effects, audit } = rule
  return { ok: true, from: recipe.status, next, effects, audit }
}

/**
 * Returns whether a submission needs review. A recipe that editors took down is always reviewed again. A recipe with an
 * objection is reviewed again unless its owner is trusted, also on a site that lists new recipes at once.
 */
function needsReview({ status, objection }: Standing, actor: Actor, siteReviews: boolean): boolean {
  if (objection === 'taken-down') return true
  if (isTrusted(actor)) return false
  return siteReviews || objection === 'questioned' || status === 'pending' || status === 'changes-requested'
}

/**
 * Returns whether a rule of this status allows the event. `transition` also checks the recipe's history and may refuse
 * it.
 */
export const allows = (status: RecipeStatus, event: RecipeEvent, capacity: Capacity): boolean =>
  lifecycleRules[status][event].some((rule) => 'next' in rule && rule.by.includes(capacity))
