import { contentFromRecipe, type RecipeContent } from '../../core/recipes/recipe-content.ts'
import type { SignedIn } from '../../core/accounts/signed-in.ts'
import {
  insertRevision,
  makeRevisionCurrent,
  retireCurrentRevision,
  updateRecipeContent,
} from '../../db/recipes/recipe-revisions.ts'
import type { StoredRecipe } from '../../db/recipes/recipes.ts'
import type { App } from '../app/app.ts'
import { recipeColumns } from './recipe-columns.ts'

interface Replacement {
  content: RecipeContent
  author: Pick<SignedIn, 'id'> | null
  /** The revision that contains the content already. */
  revisionId?: number
  /** False for content that only its cook has seen, which needs no history. */
  hasPast?: boolean
  /** A draft does not claim its source. */
  claimsSource?: boolean
}

/**
 * Replaces a recipe's content and stores the old one as a revision. Lock the recipe first. Does not change whether it
 * is featured.
 */
export async function replaceContent(
  app: Pick<App, 'db'>,
  { recipe, ownerId, version }: StoredRecipe,
  { content, author, revisionId, hasPast = true, claimsSource = true }: Replacement,
): Promise<void> {
  const { sourceKey, featured: _, ...columns } = recipeColumns({ ...content, datePublished: null })
  await updateRecipeContent(app.db, recipe.id, {
    ...columns,
    imageId: content.imageId,
    sourceKey: claimsSource ? sourceKey : null,
  })
  if (!hasPast) return
  const before = { recipeId: recipe.id, baseVersion: version, content: contentFromRecipe(recipe), authorId: ownerId }
  if (!(await retireCurrentRevision(app.db, recipe.id)))
    await insertRevision(app.db, { ...before, version, state: 'past' })
  if (revisionId !== undefined) return makeRevisionCurrent(app.db, revisionId, version + 1)
  await insertRevision(app.db, {
    ...before,
    version: version + 1,
    content,
    authorId: author?.id ?? null,
    state: 'current',
  })
}
