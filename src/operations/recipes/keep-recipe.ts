import { countUse } from '../../db/rate-limits.ts'
import { insertRecipe } from '../../db/recipes.ts'
import type { App } from '../app.ts'

/** The mailbox of an owner should outlive a flood; `marshmallow review` lists them all. */
const mailsAnHour = 20

/** Inserts a recipe, and has its owner told by mail when it waits for review. False when its address or source is taken. */
export async function keepRecipe(app: App, row: Parameters<typeof insertRecipe>[1]): Promise<boolean> {
  const isTold = row.status === 'pending' && app.mail !== null && app.env.CONTACT_EMAIL !== undefined
  if (!isTold) return insertRecipe(app.db, row)
  return app.db.transaction(async (tx) => {
    if (!(await insertRecipe(tx, row))) return false
    if (await countUse(tx, 'mail-waiting-recipe', mailsAnHour, 3600))
      await app.jobs.enqueue(tx, 'mail-waiting-recipe', { recipeId: row.id })
    return true
  })
}
