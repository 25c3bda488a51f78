import { transition } from '../../core/recipes/lifecycle.ts'
import { lockStanding } from '../../db/recipes/recipe-standing.ts'
import type { App } from '../app/app.ts'
import { carryOut } from './carry-out.ts'
import { recipeIdOf } from './recipe-id-of.ts'

/** Deletes a recipe from the command line. `name` is an id or an address. Returns false for an unknown recipe. */
export async function removeRecipe(app: App, name: string): Promise<boolean> {
  const recipeId = recipeIdOf(name)
  return app.db.transaction(async (tx) => {
    const standing = await lockStanding(tx, recipeId)
    const deletion = standing && transition(standing, 'delete', 'command-line')
    if (!deletion?.ok) return false
    return carryOut({ ...app, db: tx }, deletion, { recipeId, actor: 'command-line' })
  })
}
