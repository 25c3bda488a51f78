import { shownLists } from '../../core/recipes/fit-recipe.ts'
import { contentFromRecipe, formFromContent, type RecipeContent } from '../../core/recipes/recipe-content.ts'
import { drawnDishOf } from '../../core/recipes/drawing/drawing-of.ts'
import { placeSettingOf } from '../../core/recipes/drawing/place-setting.ts'
import { type Difference, differencesBetween } from '../../core/moderation/differences.ts'
import type { Db } from '../connection/connect.ts'
import { findContentAt, findRevision, type Revision } from '../recipes/recipe-revisions.ts'
import { findStoredRecipe } from '../recipes/recipes.ts'
import { findStanding } from '../recipes/recipe-standing.ts'
import { listEarlierDecisions } from './earlier-decisions.ts'
import { findReviewItem, type ReviewItem } from './review-items.ts'
import { listNearDuplicates } from './near-duplicates.ts'
import { findNeighbors } from './queue.ts'

/** Finds all the data an editor needs to decide about a moderation item. */
export async function findReviewPage(db: Db, itemId: number) {
  const item = await findReviewItem(db, itemId)
  const stored = item && (await findStoredRecipe(db, item.recipeId))
  const standing = item && (await findStanding(db, item.recipeId))
  if (!item || !stored || !standing) return undefined
  const revision = item.revisionId === null ? undefined : await findRevision(db, item.revisionId)
  const present = contentFromRecipe(stored.recipe)
  const content = revision?.content ?? present
  const before = revision && (await contentBefore(db, revision, stored.version, present))
  const { id, categories } = stored.recipe
  const [duplicates, neighbors, earlier, compared] = await Promise.all([
    item.kind === 'report' ? [] : listNearDuplicates(db, { ...content, id, categories }),
    findNeighbors(db, itemId),
    listEarlierDecisions(db, item),
    before
      ? {
          of: revision?.state === 'waiting' ? ('site' as const) : ('decided' as const),
          ...contentDifferences(before, content),
        }
      : sinceLastDecision(db, item, stored.version, present),
  ])
  return {
    item,
    recipe: { id, title: stored.recipe.title },
    standing,
    preview: {
      ...content,
      ...shownLists(content),
      /** Visitors see this drawing if there is no photo. */
      placeSetting: placeSettingOf({ id, drawing: drawnDishOf(content) }),
    },
    /** True if the recipe changed after this revision was written. */
    isOutdated: revision?.state === 'waiting' && revision.baseVersion !== stored.version,
    compared,
    earlier,
    duplicates,
    neighbors,
  }
}

/**
 * Returns the content to compare a revision with. For a decided revision, this is the content at that time, to show
 * what the editor approved.
 */
async function contentBefore(
  db: Db,
  { recipeId, state, version, baseVersion }: Revision,
  presentVersion: number,
  present: RecipeContent,
): Promise<RecipeContent | undefined> {
  if (state === 'waiting') return present
  const before = version === null ? baseVersion : version - 1
  return before === presentVersion ? present : pastContent(db, recipeId, before, present)
}

/** Returns the content of a version. What renamed a category is no change of the cook. */
async function pastContent(
  db: Db,
  recipeId: string,
  version: number,
  { categories }: RecipeContent,
): Promise<RecipeContent | undefined> {
  const past = await findContentAt(db, recipeId, version)
  return past && (past.isExact ? past.content : { ...past.content, categories })
}

/** Compares with the version of the last decision. Returns null if there was no decision or nothing changed. */
async function sinceLastDecision(
  db: Db,
  { recipeId, lastReadVersion }: ReviewItem,
  version: number,
  present: RecipeContent,
): Promise<({ of: 'past' } & ContentDifferences) | null> {
  if (lastReadVersion === null || lastReadVersion === version) return null
  const before = await pastContent(db, recipeId, lastReadVersion, present)
  return before ? { of: 'past', ...contentDifferences(before, present) } : null
}

interface ContentDifferences {
  differences: Array<Difference>
  isOtherPicture: boolean
}

const contentDifferences = (before: RecipeContent, after: RecipeContent): ContentDifferences => ({
  differences: differencesBetween(formFromContent(before), formFromContent(after)),
  isOtherPicture: before.imageId !== after.imageId,
})
