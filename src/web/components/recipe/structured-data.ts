import { type JsonLd, serializeJsonLd, toJsonLd } from '../../../core/recipe/json-ld.ts'
import type { Recipe } from '../../../core/recipe/recipe.ts'
import { recipeCrumbs } from './recipe-crumbs.ts'

interface PublishedAt {
  origin: string
  /** Absolute, without a choice of amounts. */
  url: string
}

/** What search engines read: the recipe as it was written, and the way to it. Each is safe inside a script element. */
export function structuredData(recipe: Recipe, { origin, url }: PublishedAt): Array<string> {
  const published = toJsonLd(recipe, {
    url,
    siteName: 'Marshmallow Kitchen',
    images: imagesOf(recipe, origin),
    rating: recipe.ratings && { value: recipe.ratings.average, count: recipe.ratings.count },
  })
  return [published, breadcrumbs(recipe, { origin, url })].map(serializeJsonLd)
}

function imagesOf({ picture }: Recipe, origin: string) {
  if (!picture) return []
  return picture.widths.toReversed().map((width) => ({
    url: `${origin}/images/${picture.id}/${width}.webp`,
    width,
    height: Math.round((width * picture.height) / picture.width),
  }))
}

function breadcrumbs(recipe: Recipe, { origin, url }: PublishedAt): JsonLd {
  const crumbs = recipeCrumbs(recipe).map(({ label, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: to === undefined ? url : origin + to,
  }))
  return { '@context': 'https://schema.org', '@type': 'BreadcrumbList', itemListElement: crumbs }
}
