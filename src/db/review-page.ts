import { formFromRecipe } from '../core/recipe/form-from-recipe.ts'
import { type RecipeForm, recipeFromForm } from '../core/recipe/recipe-form.ts'
import { type Difference, differencesBetween } from '../core/review/differences.ts'
import { verdictsOn } from '../core/review/review.ts'
import type { Db } from './connect.ts'
import { findContentAt, findRevision, type Revision } from './recipe-revisions.ts'
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
  const before = revision && (await contentBefore(db, revision, kept.version, present))
  const shown = recipeFromForm(content)
  const { id, categories } = kept.recipe
  const [duplicates, neighbours, compared] = await Promise.all([
    item.kind === 'report' ? [] : listNearDuplicates(db, { ...shown, id, categories }),
    findNeighbours(db, itemId),
    before
      ? {
          of: revision?.state === 'waiting' ? ('site' as const) : ('decided' as const),
          differences: differencesBetween(before, content),
        }
      : sinceLastRead(db, item, kept.version, present),
  ])
  const { imageId: _, ...rest } = shown
  return {
    item,
    recipe: { id, title: kept.recipe.title, status: kept.recipe.status, ownerId: kept.ownerId },
    preview: { ...rest, difficulty: content.difficulty, imageId: content.imageId },
    /** The recipe was changed after this change of it was written. */
    isOutdated: revision?.state === 'waiting' && revision.baseVersion !== kept.version,
    isOtherPicture: before !== undefined && before.imageId !== content.imageId,
    compared,
    duplicates,
    neighbours,
    sayable: verdictsOn(item),
  }
}

/** What a change is compared with: of one that was decided, what the recipe said then, so that it can be seen what was approved. */
async function contentBefore(
  db: Db,
  { recipeId, state, version, baseVersion }: Revision,
  presentVersion: number,
  present: RecipeForm,
): Promise<RecipeForm | undefined> {
  if (state === 'waiting') return present
  const before = version === null ? baseVersion : version - 1
  return before === presentVersion ? present : findContentAt(db, recipeId, before)
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
