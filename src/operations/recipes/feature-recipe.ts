import type { SignedIn } from '../../core/accounts/signed-in.ts'
import { writeAudit } from '../../db/audit/audit-log.ts'
import { setFeatured } from '../../db/recipes/managed-recipes.ts'
import type { App } from '../app/app.ts'

/** Sets whether a recipe is featured. Returns false when it is unknown or nothing changes. */
export async function featureRecipe(
  app: Pick<App, 'db'>,
  actor: SignedIn,
  id: string,
  featured: boolean,
): Promise<boolean> {
  return app.db.transaction(async (tx) => {
    if (!(await setFeatured(tx, id, featured))) return false
    await writeAudit(tx, { actor, action: featured ? 'recipe.feature' : 'recipe.unfeature', subject: ['recipe', id] })
    return true
  })
}
