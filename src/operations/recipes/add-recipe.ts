import type { RecipeStatus } from '../../core/recipes/recipe.ts'
import type { Actor } from '../../core/recipes/actor.ts'
import type { Transition } from '../../core/recipes/lifecycle.ts'
import { insertRecipe } from '../../db/recipes/recipes.ts'
import type { App } from '../app/app.ts'
import { carryOut } from './carry-out.ts'

type Row = Parameters<typeof insertRecipe>[1] & { status: RecipeStatus }

/**
 * Inserts a recipe with the effects of its first transition, such as its moderation item and audit entry: all or
 * nothing. Returns false when its id or source is taken.
 */
export async function addRecipe(app: App, row: Row, transition: Transition, actor: Actor): Promise<boolean> {
  return app.db.transaction(async (tx) => {
    if (!(await insertRecipe(tx, row))) return false
    return carryOut({ ...app, db: tx }, transition, { recipeId: row.id, actor })
  })
}
