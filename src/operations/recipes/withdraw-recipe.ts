import { type Actor, isOwner } from '../../core/recipes/actor.ts'
import { transition } from '../../core/recipes/lifecycle.ts'
import { type RecipeEvent } from '../../core/recipes/lifecycle-events.ts'
import { lockStanding } from '../../db/recipes/recipe-standing.ts'
import type { App } from '../app/app.ts'
import { carryOut } from './carry-out.ts'

type Outcome = 'done' | 'unknown' | 'not-yours' | 'not-now'

/** Withdraws the owner's recipe from the site or the moderation queue. */
export const withdrawRecipe = (app: App, actor: Actor, id: string) => change(app, actor, id, 'withdraw')

/** Deletes a recipe for its owner. */
export const deleteOwnRecipe = (app: App, actor: Actor, id: string) => change(app, actor, id, 'delete', 'owner')

/** Deletes a recipe that the site rejected or took down, for an administrator. */
export const deleteRecipe = (app: App, actor: Actor, id: string) => change(app, actor, id, 'delete')

async function change(app: App, actor: Actor, recipeId: string, event: RecipeEvent, as?: 'owner'): Promise<Outcome> {
  return app.db.transaction(async (tx): Promise<Outcome> => {
    const standing = await lockStanding(tx, recipeId)
    if (!standing) return 'unknown'
    if (as === 'owner' && !isOwner(actor, standing)) return 'not-yours'
    const found = transition(standing, event, actor)
    if (!found.ok) return found.reason === 'unknown' || found.reason === 'not-yours' ? found.reason : 'not-now'
    const details = found.next === 'deleted' ? { was: found.from } : {}
    const isDone = await carryOut({ ...app, db: tx }, found, { recipeId, actor, details })
    return isDone ? 'done' : 'not-now'
  })
}
