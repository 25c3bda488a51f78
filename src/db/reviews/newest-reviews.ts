import { eq, sql } from 'drizzle-orm'
import type { RecipeSummary } from '../../core/recipes/recipe-summary.ts'
import type { Review } from '../../core/reviews/review.ts'
import type { Db } from '../connection/connect.ts'
import { type ListPlace, momentText } from '../paging/list-place.ts'
import { pictureColumns, toPicture } from '../pictures/pictures.ts'
import { isListed } from '../recipes/recipe-visibility.ts'
import { images } from '../schema/pictures.ts'
import { recipes } from '../schema/recipes.ts'
import { reviews } from '../schema/reviews.ts'
import { photosOfReview, toReview } from './reviews.ts'

/** A review with the recipe it is about. */
export interface CommunityReview {
  review: Review
  recipe: Pick<RecipeSummary, 'id' | 'title' | 'image' | 'drawing'>
}

/** The conditions of the two indexes, in the text of the query, because PostgreSQL uses a partial index only then. */
const hasContent = sql`${reviews.state} = 'published' and (${reviews.body} <> '' or ${reviews.changed} <> '' or ${reviews.photoCount} > 0)`
const hasPhotos = sql`${reviews.state} = 'published' and ${reviews.photoCount} > 0`

/** Lists the newest published reviews of the site with something to read or to see. */
export async function listNewestReviews(
  db: Db,
  { withPhotos, after, limit }: { withPhotos: boolean; after: ListPlace<number> | null; limit: number },
): Promise<{ reviews: Array<CommunityReview>; next: ListPlace<number> | null }> {
  const { createdAt, id } = reviews
  const beyond = after ? sql` and (${createdAt}, ${id}) < (${after.at}::timestamptz, ${after.id})` : sql``
  const rows = await db
    .select({
      row: reviews,
      photos: photosOfReview,
      at: momentText(createdAt),
      recipe: { id: recipes.id, title: recipes.title, drawing: recipes.drawing },
      image: pictureColumns,
    })
    .from(reviews)
    .innerJoin(recipes, eq(recipes.id, reviews.recipeId))
    .leftJoin(images, eq(images.id, recipes.imageId))
    .where(sql`${withPhotos ? hasPhotos : hasContent} and ${isListed}${beyond}`)
    .orderBy(sql`${createdAt} desc, ${id} desc`)
    .limit(limit + 1)
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return {
    reviews: shown.map(({ row, photos, recipe, image }) => ({
      review: toReview(row, photos),
      recipe: { ...recipe, image: toPicture(image, recipe.title) },
    })),
    next: last ? { at: last.at, id: last.row.id } : null,
  }
}
