import { deleteRecipe } from '../../db/recipes.ts'
import type { App } from '../app.ts'
import { noteDeed } from './note-deed.ts'
import { recipeIdOf } from './recipe-id-of.ts'

/** Takes a recipe away for good, by command line. `name` is its id or its address on the site; false when there is no such recipe. */
export async function removeRecipe(app: Pick<App, 'db'>, name: string): Promise<boolean> {
  const id = recipeIdOf(name)
  return app.db.transaction(async (tx) => {
    if (!(await deleteRecipe(tx, id))) return false
    await noteDeed(tx, 'owner', 'recipe.delete', id)
    return true
  })
}
