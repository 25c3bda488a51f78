import { checkRecipe } from '../../core/moderation/check-recipe.ts'
import { countUse } from '../../db/limits/rate-limits.ts'
import { findRecipe } from '../../db/recipes/recipes.ts'
import { insertRecipeItem } from '../../db/moderation/review-items.ts'
import { readContact } from '../settings/read-contact.ts'
import type { App } from '../app/app.ts'

/** A flood of recipes must not flood the operator's mailbox. The queue lists them all. */
const mailsAnHour = 20

/**
 * Puts a recipe into the moderation queue with the results of the automatic checks. Call it in the transaction that
 * changes the status.
 */
export async function queueRecipe({ db }: Pick<App, 'db'>, recipeId: string): Promise<void> {
  const recipe = await findRecipe(db, recipeId)
  if (!recipe) throw new Error(`There is no recipe "${recipeId}" to review`)
  await insertRecipeItem(db, recipeId, checkRecipe(recipe))
}

/** Notifies the operator about a recipe that waits, if there is a mail server. */
export async function notifyEditors(app: App, recipeId: string): Promise<void> {
  if (app.mail === null || (await readContact(app)).email === null) return
  if (await countUse(app.db, 'mail-waiting-recipe', mailsAnHour, 3600))
    await app.jobs.enqueue(app.db, 'mail-waiting-recipe', { recipeId })
}
