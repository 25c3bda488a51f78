import { chefPath } from '../../../core/chefs/chef-rating.ts'
import { placeSettingOf, previewPath, previewSize } from '../../../core/recipes/drawing/place-setting.ts'
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
  hasChefPages: boolean
  reviews: { counts: StarCounts; list: ReadonlyArray<Review> }
}

/**
 * Returns the recipe as written and its breadcrumbs, as JSON-LD for search engines. Each text is safe inside a script
 * element. Only what was written here counts: sample ratings are left out.
 */
export function structuredData(
  recipe: Recipe,
  { origin, url, siteName, hasChefPages, reviews }: PublishedAt,
): Array<string> {
  const published = toJsonLd(recipe, {
    url,
    siteName,
    images: imagesOf(recipe, origin),
    authorUrl: hasChefPages && recipe.chef ? origin + chefPath(recipe.chef.id) : null,
    dateModified: recipe.updatedAt,
    rating: ratingOf(reviews.counts),
    reviews: reviews.list,
  })
  return [published, breadcrumbList(recipeCrumbs(recipe), { origin, url })].map(serializeJsonLd)
}

/** Search engines show no recipe without a picture, so the drawing stands in for one. */
function imagesOf({ id, picture, drawing }: Recipe, origin: string) {
  if (!picture) return [{ url: origin + previewPath(placeSettingOf({ id, drawing })), ...previewSize }]
  return picture.widths.toReversed().map((width) => ({
    url: `${origin}/images/${picture.id}/${width}.webp`,
    width,
    height: Math.round((width * picture.height) / picture.width),
  }))
}
