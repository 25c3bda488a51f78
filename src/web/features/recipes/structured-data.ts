import { serializeJsonLd, toJsonLd } from '../../../core/recipes/json-ld.ts'
import type { Recipe } from '../../../core/recipes/recipe.ts'
import { ratingOf, type Review, type StarCounts } from '../../../core/reviews/review.ts'
import { breadcrumbList } from '../../../core/seo/breadcrumb-list.ts'
import { recipeCrumbs } from './recipe-crumbs.ts'

interface PublishedAt {
  origin: string
  /** The absolute address, without a choice of amounts. */
  url: string
  siteName: string
  reviews: { counts: StarCounts; list: ReadonlyArray<Review> }
}

/**
 * Returns the recipe as written and its breadcrumbs, as JSON-LD for search engines. Each text is safe inside a script
 * element. Only what was written here counts: sample ratings are left out.
 */
export function structuredData(recipe: Recipe, { origin, url, siteName, reviews }: PublishedAt): Array<string> {
  const published = toJsonLd(recipe, {
    url,
    siteName,
    images: imagesOf(recipe, origin),
    rating: ratingOf(reviews.counts),
    reviews: reviews.list,
  })
  return [published, breadcrumbList(recipeCrumbs(recipe), { origin, url })].map(serializeJsonLd)
}

function imagesOf({ picture }: Recipe, origin: string) {
  if (!picture) return []
  return picture.widths.toReversed().map((width) => ({
    url: `${origin}/images/${picture.id}/${width}.webp`,
    width,
    height: Math.round((width * picture.height) / picture.width),
  }))
}
