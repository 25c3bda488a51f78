/** Tiles and footer links that stand for several of the categories recipes really have. */
const wide: Readonly<Record<string, { label: string; members: ReadonlyArray<string> }>> = {
  'quick-meals': { label: 'Quick Meals', members: ['quick', 'quick and easy', '30-minute meals', 'weeknight'] },
  'soups-stews': { label: 'Soups & Stews', members: ['soup', 'stew', 'chowder', 'chili', 'broth'] },
  'main-dishes': {
    label: 'Main Dishes',
    members: ['main', 'main course', 'dinner', 'supper', 'entree', 'pasta', 'pizza', 'curry', 'casserole'],
  },
  desserts: { label: 'Desserts', members: ['cookies', 'cake', 'pie', 'sweets'] },
}

/** "cookies" and "cookie", "Soups & Stews" and "soup-stew" are the same words: the key under which they meet. */
function keyOf(words: string) {
  return words
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word && word !== 'and')
    .map((word) => singular(word))
    .join('-')
}

/** So many letters of a word are the same in singular and plural. */
const unchanging = 2

function singular(word: string) {
  if (word.length < 4 || /(?:ss|us)$/.test(word)) return word
  return word.replace(/(?<=ss|ch|sh|x)es$|s$/, '').replace(/(?<=..)ie$/, 'y')
}

const wideByKey = new Map(Object.entries(wide).map(([slug, group]) => [keyOf(slug), group]))

/** The last part of a category's address. */
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

/** "quick meals" as it is shown: "Quick meals". */
export function categoryLabel(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** What an address calls itself where no recipe has such a category: `main-dishes` is "Main Dishes". */
export function slugLabel(slug: string): string {
  const known = wideByKey.get(keyOf(slug))
  return known ? known.label : categoryLabel(slug.replace(/-+/g, ' ').trim().slice(0, 60))
}

/** Those of the known categories an address means: the one of that name, in singular or plural, and those it stands for. */
export function categoriesAt(slug: string, known: ReadonlyArray<string>): Array<string> {
  const key = keyOf(slug)
  const keys = new Set([key, ...(wideByKey.get(key)?.members ?? []).map(keyOf)])
  return known.filter((name) => name === slug || (key !== '' && keys.has(keyOf(name))))
}

/** How the name of every category begins that an address may mean, letters and digits in small: where to look for them. */
export function categoryBeginnings(slug: string): Array<string> {
  const key = keyOf(slug)
  const keys = [key, ...(wideByKey.get(key)?.members ?? []).map(keyOf), slug.toLowerCase()]
  return [...new Set(keys.map((each) => each.slice(0, unchanging)).filter(Boolean))]
}

/** The one category an address names, as opposed to those it stands for. */
export function categoryNamed(slug: string, known: ReadonlyArray<string>): string | undefined {
  const key = keyOf(slug)
  return known.find((name) => name === slug || (key !== '' && keyOf(name) === key))
}
