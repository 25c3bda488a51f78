import type { RecipeContent } from '../../core/recipes/recipe-content.ts'
import { checkRecipe } from '../../core/moderation/check-recipe.ts'
import { findPictureSize } from '../../db/pictures/pictures.ts'
import { insertRevision, refuseRevision } from '../../db/recipes/recipe-revisions.ts'
import type { StoredRecipe } from '../../db/recipes/recipes.ts'
import { listOriginals } from '../../db/moderation/near-duplicates.ts'
import { insertRevisionItem } from '../../db/moderation/review-items.ts'
import type { App } from '../app/app.ts'

interface Sent {
  content: RecipeContent
  authorId: string | null
  /** The owner's earlier revision without a decision. It stays in the history. */
  replaces: number | null
}

/** Puts a revision of a published recipe into the moderation queue. Lock the recipe first. */
export async function sendRevision(app: Pick<App, 'db'>, stored: StoredRecipe, { content, authorId, replaces }: Sent) {
  const recipeId = stored.recipe.id
  const baseVersion = stored.version
  const revisionId = await insertRevision(app.db, { recipeId, baseVersion, content, authorId, state: 'waiting' })
  const picture = content.imageId ? ((await findPictureSize(app.db, content.imageId)) ?? null) : null
  const similar = await listOriginals(app.db, { ...content, id: recipeId }, stored.ownerId)
  const findings = checkRecipe({ ...content, picture }, similar)
  await insertRevisionItem(app.db, { recipeId, revisionId, findings })
  if (replaces !== null) await refuseRevision(app.db, replaces)
}
