import { formFromRecipe } from '../../core/recipe/form-from-recipe.ts'
import { type RecipeForm, recipeFromForm } from '../../core/recipe/recipe-form.ts'
import type { SignedIn } from '../../core/signed-in.ts'
import {
  insertRevision,
  makeRevisionCurrent,
  retireCurrentRevision,
  updateRecipeContent,
} from '../../db/recipe-revisions.ts'
import type { KeptRecipe } from '../../db/recipes.ts'
import type { App } from '../app.ts'
import { recipeColumns } from './recipe-columns.ts'

interface Replacement {
  content: RecipeForm
  author: Pick<SignedIn, 'id'> | null
  /** Where the content waited already. */
  revisionId?: number
  /** What nobody but its cook has seen has no past worth keeping. */
  hasPast?: boolean
  /** A draft lays no claim to its source. */
  claimsSource?: boolean
}

/**
 * Makes the recipe say something else, and keeps what it said before. In a transaction that holds the recipe; only who
 * runs the site changes whether it is featured.
 */
export async function replaceContent(
  app: Pick<App, 'db'>,
  { recipe, ownerId, version }: KeptRecipe,
  { content, author, revisionId, hasPast = true, claimsSource = true }: Replacement,
): Promise<void> {
  const { sourceKey, featured: _, ...columns } = recipeColumns(recipeFromForm(content))
  await updateRecipeContent(app.db, recipe.id, {
    ...columns,
    imageId: content.imageId,
    sourceKey: claimsSource ? sourceKey : null,
  })
  if (!hasPast) return
  const before = { recipeId: recipe.id, baseVersion: version, content: formFromRecipe(recipe), authorId: ownerId }
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
