import { suggestedCategories } from './vocabulary.ts'

/** Category groups: tiles and footer links that cover several of the recipes' categories. */
const groups: Readonly<Record<string, { label: string; members: ReadonlyArray<string> }>> = {
  'quick-meals': { label: 'Quick Meals', members: ['quick', 'quick and easy', '30-minute meals', 'weeknight'] },
  'soups-stews': { label: 'Soups & Stews', members: ['soup', 'stew', 'chowder', 'chili', 'broth'] },
  'main-dishes': {
    label: 'Main Dishes',
    members: ['main', 'main course', 'dinner', 'supper', 'entree', 'pasta', 'pizza', 'curry', 'casserole'],
  },
  desserts: { label: 'Desserts', members: ['cookies', 'cake', 'pie', 'sweets'] },
}

/** Normalizes a name, so that "cookies" equals "cookie" and "Soups & Stews" equals "soup-stew". */
export function categoryKey(words: string): string {
  return words
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word && word !== 'and')
    .map((word) => singular(word))
    .join('-')
}

/** The number of first letters that singular and plural share. */
const stableLetters = 2

function singular(word: string) {
  if (word.length < 4 || /(?:ss|us)$/.test(word)) return word
  return word.replace(/(?<=ss|ch|sh|x)es$|s$/, '').replace(/(?<=..)ie$/, 'y')
}

const groupsByKey = new Map(Object.entries(groups).map(([slug, group]) => [categoryKey(slug), group]))

export function categorySlug(name: string): string {
  const slug = name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
  return slug || name
}

export function categoryPath(name: string): string {
  return `/categories/${encodeURIComponent(categorySlug(name))}`
}

/** Written in capitals in any text. */
const abbreviations = /(?<![\p{L}\p{N}])(?:bbq|blt|tv|uk|usa)(?![\p{L}\p{N}])/giu

/** The name with a capital, as the specification wants it in the tabs of the category page. */
export const capitalizedCategory = (name: string): string =>
  (name.charAt(0).toUpperCase() + name.slice(1)).replace(abbreviations, (word) => word.toUpperCase())

const suggestedLabels: ReadonlyMap<string, string> = new Map(Object.entries(suggestedCategories))

/** Returns what pages call a category. The forms' labels of suggested categories are the names on all pages. */
export const categoryLabel = (name: string): string =>
  suggestedLabels.get(name.toLowerCase()) ?? capitalizedCategory(name)

/**
 * Returns the label of an address: of its group, such as "Main Dishes", or else of the single category it matches. A slug
 * alone has lost its punctuation.
 */
export function slugLabel(slug: string, named?: string | null): string {
  const known = groupsByKey.get(categoryKey(slug))
  return known ? known.label : categoryLabel(named ?? slug.replace(/-+/g, ' ').trim().slice(0, 60))
}

/** Returns the known categories that a slug matches: its own name, singular or plural, and the members of its group. */
export function categoriesAt(slug: string, known: ReadonlyArray<string>): Array<string> {
  const key = categoryKey(slug)
  const keys = new Set([key, ...(groupsByKey.get(key)?.members ?? []).map(categoryKey)])
  return known.filter((name) => name === slug || (key !== '' && keys.has(categoryKey(name))))
}

/** Returns lowercase prefixes of all category names that a slug may match, to narrow the database query. */
export function categoryBeginnings(slug: string): Array<string> {
  const key = categoryKey(slug)
  const keys = [key, ...(groupsByKey.get(key)?.members ?? []).map(categoryKey), slug.toLowerCase()]
  return [...new Set(keys.map((each) => each.slice(0, stableLetters)).filter(Boolean))]
}

/** Returns the category with the slug's own name, ignoring groups. */
export function categoryNamed(slug: string, known: ReadonlyArray<string>): string | undefined {
  const key = categoryKey(slug)
  return known.find((name) => name === slug || (key !== '' && categoryKey(name) === key))
}

/** Endings of plurals in German, Dutch, French and Italian, and of their singulars. English and Spanish add an "s". */
const plurals: ReadonlyArray<readonly [plural: RegExp, singulars: ReadonlyArray<string>]> = [
  [/(?<=.{4})en$/, ['e', '']],
  [/(?<=.{2})eaux$/, ['eau']],
  [/(?<=.{3})aux$/, ['al']],
  [/(?<=.{4})i$/, ['o', 'e']],
  [/(?<=.{4})e$/, ['a']],
]

/** Returns what a key may be the plural of. These are guesses: they only suggest which categories are one. */
function singularKeys(key: string): Array<string> {
  const words = key.split('-')
  if (words.length > 3) return []
  return words.reduce<Array<string>>(
    (begun, word) => {
      const forms = plurals.flatMap(([plural, endings]) =>
        plural.test(word) ? endings.map((ending) => word.replace(plural, ending)) : [],
      )
      return begun.flatMap((before) => [word, ...forms].map((form) => (before ? `${before}-${form}` : form)))
    },
    [''],
  )
}

/**
 * Groups categories that differ only in case, punctuation or number, the one with the most recipes first. Plurals count
 * if their singular is a category too.
 */
export function categoryTwins<Category extends { name: string; count: number }>(
  categories: ReadonlyArray<Category>,
): Array<Array<Category>> {
  const keys = new Set(categories.map(({ name }) => categoryKey(name)))
  const homeOf = (key: string) => singularKeys(key).find((other) => other !== key && keys.has(other)) ?? key
  const byKey = Map.groupBy(categories, ({ name }) => homeOf(categoryKey(name)))
  return [...byKey]
    .filter(([key, group]) => key !== '' && group.length > 1)
    .map(([, group]) => group.toSorted((one, other) => other.count - one.count))
}
