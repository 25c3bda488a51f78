import type { SignedIn } from '../../core/signed-in.ts'
import { writeAudit } from '../../db/audit-log.ts'
import { setFeatured } from '../../db/managed-recipes.ts'
import type { App } from '../app.ts'

/** Puts a recipe among the featured ones, or takes it from there. False when there is none, or it stands so already. */
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
