import type { Actor } from '../../core/recipes/actor.ts'
import { transition, type Transition } from '../../core/recipes/lifecycle.ts'
import { lockStanding } from '../../db/recipes/recipe-standing.ts'
import { findRecipe } from '../../db/recipes/recipes.ts'
import type { App } from '../app/app.ts'
import { carryOut } from './carry-out.ts'
import { claimSource } from './is-source-taken.ts'
import { recipeIdOf } from './recipe-id-of.ts'

export type OwnersDecision = 'published' | 'withdrawn'

/**
 * `taken-back`: the cook withdrew it, so only the cook can publish it again. `not-sent`: the cook has not submitted the
 * requested changes yet.
 */
type ReviewOutcome = { kind: 'done' | 'already' | 'unknown' | 'taken-back' | 'not-sent' | 'source-taken'; id: string }

const ownersReason = 'Taken down by the owner of this site.'

/** Publishes a recipe or takes it down. Each undoes the other. */
export async function reviewRecipe(
  app: App,
  name: string,
  decision: OwnersDecision,
  actor: Actor = 'command-line',
  /** Why it is taken down, shown to the cook. */
  reason = ownersReason,
): Promise<ReviewOutcome> {
  const id = recipeIdOf(name)
  return app.db.transaction(async (tx): Promise<ReviewOutcome> => {
    const standing = await lockStanding(tx, id)
    if (!standing) return { kind: 'unknown', id }
    if (standing.status === decision) return { kind: 'already', id }
    const found = transition(standing, decision === 'published' ? 'approve' : 'take-down', actor)
    if (!found.ok) {
      const { reason: refusal } = found
      return { kind: refusal === 'taken-back' || refusal === 'not-sent' ? refusal : 'unknown', id }
    }
    const inside = { ...app, db: tx }
    if (!(await isSourceFree(inside, found, id))) return { kind: 'source-taken', id }
    const said = decision === 'withdrawn' ? reason : null
    return { kind: (await carryOut(inside, found, { recipeId: id, actor, reason: said })) ? 'done' : 'already', id }
  })
}

async function isSourceFree({ db }: App, { effects }: Transition, id: string): Promise<boolean> {
  if (!effects.includes('claim-source')) return true
  return claimSource(db, id, (await findRecipe(db, id))?.sourceUrl ?? null)
}
