import { checkRecipe } from '../../core/review/check-recipe.ts'
import { countUse } from '../../db/rate-limits.ts'
import { findRecipe } from '../../db/recipes.ts'
import { putRecipeOnDesk } from '../../db/review-items.ts'
import type { App } from '../app.ts'

/** The mailbox of an owner should outlive a flood; the desk lists them all. */
const mailsAnHour = 20

/**
 * Lays a recipe that waits on the desk, with what the machine noticed, and has the owner of the site told by mail. In the
 * transaction that makes it wait: no recipe waits where nobody looks.
 */
export async function sendToDesk(app: App, recipeId: string): Promise<void> {
  const recipe = await findRecipe(app.db, recipeId)
  if (!recipe) throw new Error(`There is no recipe "${recipeId}" to review`)
  await putRecipeOnDesk(app.db, recipeId, checkRecipe(recipe))
  if (app.mail === null || app.env.CONTACT_EMAIL === undefined) return
  if (await countUse(app.db, 'mail-waiting-recipe', mailsAnHour, 3600))
    await app.jobs.enqueue(app.db, 'mail-waiting-recipe', { recipeId })
}
