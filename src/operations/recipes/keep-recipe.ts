import type { RecipeStatus } from '../../core/recipe/recipe.ts'
import { insertRecipe } from '../../db/recipes.ts'
import type { App } from '../app.ts'
import { sendToDesk } from '../review/send-to-desk.ts'
import type { Sender } from './first-status.ts'
import { noteDeed } from './note-deed.ts'

type Row = Parameters<typeof insertRecipe>[1] & { status: RecipeStatus }

/**
 * Inserts a recipe; who brought it is on record, and one that waits for review lies on the desk with it: all of it, or nothing.
 * False when its address or source is taken.
 */
export async function keepRecipe(app: App, row: Row, sender: Sender): Promise<boolean> {
  return app.db.transaction(async (tx) => {
    if (!(await insertRecipe(tx, row))) return false
    if (row.status === 'pending') await sendToDesk({ ...app, db: tx }, row.id)
    const action = row.status === 'draft' ? 'save' : row.status === 'pending' ? 'send' : 'publish'
    await noteDeed(tx, sender, `recipe.${action}`, row.id)
    return true
  })
}
