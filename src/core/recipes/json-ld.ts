import { inGroups } from './in-groups.ts'
import { toIsoDuration } from './times/iso-duration.ts'
import type { NutritionFacts, RecipeDraft, Step } from './recipe.ts'
import { formerCook } from '../reviews/review.ts'
import { totalMinutes } from './times/total-time.ts'

/** The fields for structured data, which drafts and stored recipes share. */
export type DescribedRecipe = Pick<
  RecipeDraft,
  | 'title'
  | 'description'
  | 'ingredients'
  | 'instructions'
  | 'prepTime'
  | 'cookTime'
  | 'totalTime'
  | 'servings'
  | 'yield'
  | 'categories'
  | 'cuisine'
  | 'nutritionFacts'
  | 'author'
  | 'datePublished'
  | 'language'
  | 'sourceUrl'
>

export interface Publication {
  /** Absolute URL of the recipe's page. */
  url: string
  siteName: string
  /** Absolute URLs, widest first. */
  images: ReadonlyArray<{ url: string; width: number; height: number }>
  /** Absolute URL of the author's page. */
  authorUrl?: string | null
  /** ISO date and time of the last change. */
  dateModified?: string | null
  /** The mean of the site's own reviews. */
  rating?: { average: number; count: number } | null
  /** The reviews on the page. */
  reviews?: ReadonlyArray<DescribedReview>
}

interface DescribedReview {
  /** Null for a deleted account. */
  name: string | null
  stars: number
  body: string
  at: string
}

export type JsonLd = { [key: string]: JsonLdValue }
type JsonLdValue = string | number | JsonLd | Array<JsonLdValue>

/** The site has written only recipes without a source. */
function authorOf({ author, sourceUrl }: DescribedRecipe, publisher: JsonLd, url?: string | null): JsonLd | undefined {
  if (author) return known({ '@type': 'Person', name: author, url })
  return sourceUrl ? undefined : publisher
}

/** Describes the recipe with schema.org. Unknown properties are left out, because validators report empty ones. */
export function toJsonLd(
  recipe: DescribedRecipe,
  { url, siteName, images, authorUrl, dateModified, rating, reviews = [] }: Publication,
): JsonLd {
  const publisher = { '@type': 'Organization', name: siteName }
  return known({
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    '@id': `${url}#recipe`,
    mainEntityOfPage: url,
    url,
    name: recipe.title,
    description: recipe.description,
    image: images.map((image) => ({ '@type': 'ImageObject', ...image })),
    author: authorOf(recipe, publisher, authorUrl),
    publisher,
    datePublished: recipe.datePublished,
    dateModified,
    inLanguage: recipe.language,
    isBasedOn: recipe.sourceUrl,
    ...times(recipe),
    recipeYield: yieldOf(recipe),
    recipeCategory: recipe.categories,
    recipeCuisine: recipe.cuisine,
    keywords: recipe.categories.join(', '),
    recipeIngredient: recipe.ingredients.map((ingredient) => ingredient.line.trim()).filter((line) => line !== ''),
    recipeInstructions: instructions(recipe.instructions, url),
    nutrition: nutrition(recipe.nutritionFacts),
    aggregateRating: rating && {
      '@type': 'AggregateRating',
      ratingValue: Math.round(rating.average * 100) / 100,
      ratingCount: rating.count,
      bestRating: 5,
      worstRating: 1,
    },
    review: reviews.filter(({ body }) => body !== '').map(described),
  })
}

const described = ({ name, stars, body, at }: DescribedReview): JsonLd => ({
  '@type': 'Review',
  author: { '@type': 'Person', name: name ?? formerCook },
  datePublished: at,
  reviewBody: body,
  reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: 5, worstRating: 1 },
})

/** Escapes everything that could close the script element or start a comment. */
export function serializeJsonLd(value: JsonLd): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

function known(properties: { [key: string]: JsonLdValue | null | undefined }): JsonLd {
  const stated = Object.entries(properties).filter(
    (entry): entry is [string, JsonLdValue] =>
      entry[1] !== null &&
      entry[1] !== undefined &&
      entry[1] !== '' &&
      !(Array.isArray(entry[1]) && entry[1].length === 0),
  )
  return Object.fromEntries(stated)
}

/** Formats a duration, and returns null for zero, because search engines reject PT0M. */
function duration(minutes: number | null): string | null {
  return minutes === null || minutes <= 0 ? null : toIsoDuration(minutes)
}

function times(recipe: DescribedRecipe) {
  const { prepTime, cookTime } = recipe
  return {
    prepTime: duration(prepTime),
    cookTime: duration(cookTime),
    totalTime: duration(totalMinutes(recipe)),
  }
}

/** Returns the yield with the bare number first, as search engines require. The source's words may follow. */
function yieldOf({ servings, yield: words }: DescribedRecipe): Array<string> {
  const number = servings === null ? [] : [String(servings)]
  return words === null || words === number[0] ? number : [...number, words]
}

function instructions(steps: ReadonlyArray<Step>, url: string): Array<JsonLd> {
  const written = steps.map(({ group, name, text }, index) => ({
    group,
    step: known({ '@type': 'HowToStep', name, text, url: `${url}#step-${index + 1}` }),
  }))
  return inGroups(written).flatMap(({ group, entries }) => {
    const inGroup = entries.map(({ step }) => step)
    return group === null ? inGroup : [{ '@type': 'HowToSection', name: group, itemListElement: inGroup }]
  })
}

function grams(value: number | null): string | null {
  return value === null ? null : `${value} g`
}

function nutrition(facts: NutritionFacts | null): JsonLd | null {
  if (facts === null || Object.values(facts).every((fact) => fact === null)) return null
  return known({
    '@type': 'NutritionInformation',
    calories: facts.calories === null ? null : `${facts.calories} calories`,
    proteinContent: grams(facts.protein),
    carbohydrateContent: grams(facts.carbs),
    fatContent: grams(facts.fat),
  })
}
