import { type RecipeForm, recipeFromForm } from '../../core/recipe/recipe-form.ts'
import { checkRecipe } from '../../core/review/check-recipe.ts'
import { findPictureSize } from '../../db/pictures.ts'
import { insertRevision, refuseRevision } from '../../db/recipe-revisions.ts'
import type { KeptRecipe } from '../../db/recipes.ts'
import { putRevisionOnDesk } from '../../db/review-items.ts'
import type { App } from '../app.ts'

interface Sent {
  content: RecipeForm
  authorId: string | null
  /** The same cook's earlier change, which nobody has decided: it stays to be read, and to be gone back to. */
  replaces: number | null
}

/** Lays the change of a published recipe on the desk while the recipe stays up as it is. In a transaction that holds the recipe. */
export async function sendRevision(app: Pick<App, 'db'>, kept: KeptRecipe, { content, authorId, replaces }: Sent) {
  const recipeId = kept.recipe.id
  const baseVersion = kept.version
  const revisionId = await insertRevision(app.db, { recipeId, baseVersion, content, authorId, state: 'waiting' })
  const picture = content.imageId ? ((await findPictureSize(app.db, content.imageId)) ?? null) : null
  const findings = checkRecipe({ ...recipeFromForm(content), picture })
  await putRevisionOnDesk(app.db, { recipeId, revisionId, findings })
  if (replaces !== null) await refuseRevision(app.db, replaces)
}
