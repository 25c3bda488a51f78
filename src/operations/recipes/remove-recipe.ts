import { deleteRecipe } from '../../db/recipes.ts'
import type { App } from '../app.ts'

/** Takes a recipe away for good. `name` is its id or its address on the site; false when there is no such recipe. */
export async function removeRecipe(app: App, name: string): Promise<boolean> {
  const id =
    name
      .replace(/[?#].*$/, '')
      .replace(/\/+$/, '')
      .split('/')
      .at(-1) ?? ''
  return deleteRecipe(app.db, decodeURIComponent(id))
}
