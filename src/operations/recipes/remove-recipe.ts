import { deleteRecipe } from '../../db/recipes.ts'
import type { App } from '../app.ts'
import { recipeIdOf } from './recipe-id-of.ts'

/** Takes a recipe away for good. `name` is its id or its address on the site; false when there is no such recipe. */
export async function removeRecipe(app: App, name: string): Promise<boolean> {
  return deleteRecipe(app.db, recipeIdOf(name))
}
