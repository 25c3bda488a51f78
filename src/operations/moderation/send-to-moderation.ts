import { checkRecipe } from '../../core/moderation/check-recipe.ts'
import type { JobData } from '../../db/jobs/jobs.ts'
import { findStoredRecipe } from '../../db/recipes/recipes.ts'
import { listOriginals } from '../../db/moderation/near-duplicates.ts'
import { insertRecipeItem } from '../../db/moderation/review-items.ts'
import { readContact } from '../settings/read-contact.ts'
import type { App } from '../app/app.ts'

/**
 * Puts a recipe into the moderation queue with the results of the automatic checks. Call it in the transaction that
 * changes the status.
 */
export async function queueRecipe({ db }: Pick<App, 'db'>, recipeId: string): Promise<void> {
  const stored = await findStoredRecipe(db, recipeId)
  if (!stored) throw new Error(`There is no recipe "${recipeId}" to review`)
  const { recipe, ownerId } = stored
  await insertRecipeItem(db, recipeId, checkRecipe(recipe, await listOriginals(db, recipe, ownerId)))
}

/** Notifies the operator about a recipe that waits, if there is a mail server. */
export const notifyEditors = (app: App, recipeId: string) => notify(app, 'mail-waiting-recipe', { recipeId })

/** Notifies the operator about a review or an answer that waits, if there is a mail server. */
export const notifyOfReview = (app: App, reviewId: number) => notify(app, 'mail-waiting-review', { reviewId })

/** The job counts the mails of the hour. A count in the caller's transaction would make other visitors wait for its end. */
async function notify<Name extends 'mail-waiting-recipe' | 'mail-waiting-review'>(
  app: App,
  name: Name,
  data: JobData<Name>,
): Promise<void> {
  if (app.mail === null || (await readContact(app)).email === null) return
  await app.jobs.enqueue(app.db, name, data)
}
