import { categoryKey, categoryLabel, categoryPath } from '../../../../core/recipes/categories/category.ts'
import { breadcrumbList } from '../../../../core/seo/breadcrumb-list.ts'
import { listCategories } from '../../../../db/recipes/categories.ts'
import { appContext } from '../../../shell/app-context.ts'
import { CategoryIndex, type Entry } from '../category-index.tsx'
import { NoRecipes } from '../../recipes/no-recipes.tsx'
import { PageHead } from '../../../ui/page-head.tsx'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import { pageMeta } from '../../../shell/page-meta.ts'
import { structuredData } from '../../../shell/structured-data.ts'
import { readSoftly } from '../../../shell/read-softly.server.ts'
import type { Route } from './+types/all-categories'

/** A longer list would be unreadable. Search finds the other categories. */
const categoriesShown = 1000

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(appContext)
  const { categories, rest, ...part } = await readSoftly(context, { categories: [], rest: 0 }, () =>
    listCategories(db, categoriesShown),
  )
  const entries = withoutTwins(
    categories.map(({ name, count }) => ({ label: categoryLabel(name), path: categoryPath(name), count })),
  )
  const groups = [...Map.groupBy(entries, ({ label }) => initialOf(label))].map(([initial, own]) => ({
    initial,
    entries: own.toSorted((left, right) => left.label.localeCompare(right.label, 'en')),
  }))
  return { groups: groups.toSorted((left, right) => left.initial.localeCompare(right.initial, 'en')), rest, ...part }
}

/**
 * Merges categories that share a page, such as "gluten free" and "gluten-free", or "appetizer" and "appetizers", into one
 * entry with the name that most recipes use.
 */
function withoutTwins(entries: ReadonlyArray<Entry>): Array<Entry> {
  return [...Map.groupBy(entries, ({ label }) => categoryKey(label)).values()].flatMap((twins) => {
    const [largest] = twins.toSorted((left, right) => right.count - left.count)
    return largest ? [{ ...largest, count: twins.reduce((sum, { count }) => sum + count, 0) }] : []
  })
}

/** Returns the heading of a category: "E" for "É", and "#" for anything but letters. */
function initialOf(label: string) {
  const [first = ''] = label.normalize('NFD').toUpperCase()
  return /\p{L}/u.test(first) ? first : '#'
}

export const meta: Route.MetaFunction = ({ matches: [root] }) => [
  ...pageMeta(root, {
    title: 'All Categories',
    description: 'Every category of recipes from A to Z, with the number of recipes in each.',
    path: '/all-categories',
  }),
  ...structuredData(root, (origin) => [breadcrumbList(crumbs, { origin, url: `${origin}/all-categories` })]),
]

const crumbs = [{ label: 'Home', to: '/' }, { label: 'Categories', to: '/categories' }, { label: 'All Categories' }]

export default function AllCategories({ loaderData: { groups, rest } }: Route.ComponentProps) {
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={crumbs} />
      <PageHead title="All Categories" lead="From A to Z, with the number of recipes in each." className="pt-2" />
      {groups.length > 0 ? (
        <CategoryIndex groups={groups} rest={rest} />
      ) : (
        <NoRecipes>There are no recipes yet. Import the first one.</NoRecipes>
      )}
    </div>
  )
}
