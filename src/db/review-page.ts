import { formFromRecipe } from '../core/recipe/form-from-recipe.ts'
import { type RecipeForm, recipeFromForm } from '../core/recipe/recipe-form.ts'
import { type Difference, differencesBetween } from '../core/review/differences.ts'
import { verdictsOn } from '../core/review/review.ts'
import type { Db } from './connect.ts'
import { findContentAt, findRevision } from './recipe-revisions.ts'
import { findKeptRecipe } from './recipes.ts'
import { findReviewItem, type ReviewItem } from './review-items.ts'
import { listNearDuplicates } from './review-likeness.ts'
import { findNeighbours } from './review-queue.ts'

/** Everything an editor needs to decide about an item. */
export async function findReviewPage(db: Db, itemId: number) {
  const item = await findReviewItem(db, itemId)
  const kept = item && (await findKeptRecipe(db, item.recipeId))
  if (!item || !kept) return undefined
  const revision = item.revisionId === null ? undefined : await findRevision(db, item.revisionId)
  const present = formFromRecipe(kept.recipe)
  const content = revision?.content ?? present
  const shown = recipeFromForm(content)
  const { id, categories } = kept.recipe
  const [duplicates, neighbours, compared] = await Promise.all([
    item.kind === 'report' ? [] : listNearDuplicates(db, { ...shown, id, categories }),
    findNeighbours(db, itemId),
    revision
      ? { of: 'site' as const, differences: differencesBetween(present, content) }
      : sinceLastRead(db, item, kept.version, present),
  ])
  const { imageId: _, ...rest } = shown
  return {
    item,
    recipe: { id, title: kept.recipe.title, status: kept.recipe.status, ownerId: kept.ownerId },
    preview: { ...rest, difficulty: content.difficulty, imageId: content.imageId },
    /** The recipe was changed after this change of it was written. */
    isOutdated: revision?.state === 'waiting' && revision.baseVersion !== kept.version,
    isOtherPicture: revision !== undefined && present.imageId !== content.imageId,
    compared,
    duplicates,
    neighbours,
    sayable: verdictsOn(item),
  }
}

/** What its cook has mended since somebody decided about it; null where nobody has, or it is as it was. */
async function sinceLastRead(
  db: Db,
  { recipeId, lastReadVersion }: ReviewItem,
  version: number,
  present: RecipeForm,
): Promise<{ of: 'past'; differences: Array<Difference> } | null> {
  if (lastReadVersion === null || lastReadVersion === version) return null
  const before = await findContentAt(db, recipeId, lastReadVersion)
  return before ? { of: 'past', differences: differencesBetween(before, present) } : null
}
