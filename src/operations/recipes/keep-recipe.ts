import { insertRecipe } from '../../db/recipes.ts'
import type { App } from '../app.ts'
import { sendToDesk } from '../review/send-to-desk.ts'

/** Inserts a recipe; one that waits for review lies on the desk with it, or is not there at all. False when its address or source is taken. */
export async function keepRecipe(app: App, row: Parameters<typeof insertRecipe>[1]): Promise<boolean> {
  if (row.status !== 'pending') return insertRecipe(app.db, row)
  return app.db.transaction(async (tx) => {
    if (!(await insertRecipe(tx, row))) return false
    await sendToDesk({ ...app, db: tx }, row.id)
    return true
  })
}
