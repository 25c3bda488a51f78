import { categoriesAt, categoryKey, categoryLabel, categoryPath, slugLabel } from './category.ts'
import { suggestedCategories } from './vocabulary.ts'

/** A category that forms offer. */
export interface CategoryChoice {
  /** As recipes store it. */
  name: string
  label: string
}

/** The suggested categories alone, for a form that knows nothing about the site. */
export const usualChoices: ReadonlyArray<CategoryChoice> = Object.entries(suggestedCategories).map(([name, label]) => ({
  name,
  label,
}))

const mostOwn = 40

/**
 * Lists the categories that every form offers: the suggested ones, except those that the owner renamed or merged away,
 * then the site's own. `own` has the largest first. For names that differ only in case or number, it lists only the
 * site's largest.
 */
export function categoryChoices(own: ReadonlyArray<string>, movedPaths: ReadonlyArray<string>): Array<CategoryChoice> {
  const largest = new Map(own.toReversed().map((name) => [categoryKey(name) || name, name]))
  const suggested = usualChoices.filter(({ name }) => {
    const used = largest.get(categoryKey(name))
    return used === undefined ? !movedPaths.includes(categoryPath(name)) : used === name
  })
  const known = new Set(suggested.map(({ name }) => name))
  const others = own.filter((name) => !known.has(name) && largest.get(categoryKey(name) || name) === name)
  const sorted = others.slice(0, mostOwn).toSorted((one, other) => one.localeCompare(other, 'en'))
  return [...suggested, ...sorted.map((name) => ({ name, label: categoryLabel(name) }))]
}

/** Finds the choice that a form sent: by its name, or by the label that older pages and stored drafts contain. */
export function choiceNamed(choices: ReadonlyArray<CategoryChoice>, sent: string): CategoryChoice | undefined {
  return choices.find(({ name }) => name === sent) ?? choices.find(({ label }) => label === sent)
}

export interface CategoryLink {
  to: string
  label: string
}

/** Adds further names to what a form offers, such as the categories of the edited recipe. */
export const withCategories = (choices: ReadonlyArray<CategoryChoice>, names: ReadonlyArray<string>) => {
  const missing = new Set(names.filter((name) => name && !choices.some((choice) => choice.name === name)))
  return [...[...missing].map((name) => ({ name, label: categoryLabel(name) })), ...choices]
}

const linksShown = 5

/** The categories that the specification names, in its order. */
const tileSlugs = ['breakfast', 'quick-meals', 'soups-stews', 'main-dishes', 'desserts']
const footerSlugs = ['breakfast', 'lunch', 'dinner', 'desserts', 'vegetarian']

/** Links the named categories that have recipes, then the largest others until there are five. */
function linksTo(slugs: ReadonlyArray<string>, own: ReadonlyArray<string>): Array<CategoryLink> {
  const named = slugs.filter((slug) => categoriesAt(slug, own).length > 0)
  const covered = new Set(named.flatMap((slug) => categoriesAt(slug, own)))
  const others = new Map(own.filter((name) => !covered.has(name)).map((name) => [categoryPath(name), name]))
  return [
    ...named.map((slug) => ({ to: `/categories/${slug}`, label: slugLabel(slug) })),
    ...[...others].map(([to, name]) => ({ to, label: categoryLabel(name) })),
  ].slice(0, linksShown)
}

/** The tiles of the home page. `own` has the largest first. */
export const categoryTiles = (own: ReadonlyArray<string>) => linksTo(tileSlugs, own)

/** The category links of the footer. `own` has the largest first. */
export const footerCategories = (own: ReadonlyArray<string>) => linksTo(footerSlugs, own)

const usual = (slugs: ReadonlyArray<string>): ReadonlyArray<CategoryLink> =>
  slugs.map((slug) => ({ to: `/categories/${slug}`, label: slugLabel(slug) }))

/** The links while the site's categories are unknown. */
export const usualTiles = usual(tileSlugs)
export const usualFooterCategories = usual(footerSlugs)
