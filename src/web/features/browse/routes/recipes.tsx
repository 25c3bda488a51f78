import { counted } from '../../../../core/text/counted.ts'
import { recipeList } from '../../../../core/seo/item-list.ts'
import { latestFeed } from '../../../../core/seo/site-feeds.ts'
import { type Categories, countInCategory, listCategories } from '../../../../db/recipes/categories.ts'
import { listRecipePage } from '../../../../db/recipes/recipe-pages.ts'
import { countRecipes } from '../../../../db/recipes/recipes.ts'
import { appContext } from '../../../shell/app-context.ts'
import { readSoftly } from '../../../shell/read-softly.server.ts'
import { CategoryList } from '../category-list.tsx'
import { ListPages } from '../list-pages.tsx'
import { NoRecipes } from '../../recipes/no-recipes.tsx'
import { RecipeGrid } from '../../recipes/recipe-grid.tsx'
import { RecipeRows } from '../recipe-row.tsx'
import { ViewToggle } from '../view-toggle.tsx'
import { PageHead } from '../../../ui/page-head.tsx'
import { ImportButton } from '../../importing/import-button.tsx'
import { dayOf, pageOfList, startOf, emptyPage, toListedPage } from '../../../shell/list-address.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import { structuredData } from '../../../shell/structured-data.ts'
import type { Route } from './+types/recipes'

const categoriesShown = 60
const badges = { limit: 2, countRest: true }

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(appContext)
  const query = new URL(request.url).searchParams
  const category = query.get('category') || null
  const view = query.get('view') === 'list' ? ('list' as const) : ('grid' as const)
  const empty = { ...emptyPage, categories: [], rest: 0, everything: 0, category, total: 0, view }
  return readSoftly(context, empty, async () => {
    const [page, listed, everything, inCategory] = await Promise.all([
      listRecipePage(
        db,
        category === null ? { of: 'site' } : { of: 'categories', names: [category] },
        startOf(request.url),
      ),
      listCategories(db, categoriesShown),
      countRecipes(db),
      category === null ? null : countInCategory(db, category),
    ])
    const shelf = inCategory ? withChosen(listed, { name: category ?? '', count: inCategory }) : listed
    return { ...toListedPage(page), ...shelf, everything, category, total: inCategory ?? everything, view }
  })
}

/** Adds the chosen category to the side list, which shows only the largest. */
function withChosen({ categories, rest }: Categories, chosen: Categories['categories'][number]): Categories {
  if (categories.some(({ name }) => name === chosen.name)) return { categories, rest }
  return { categories: [chosen, ...categories], rest: rest - 1 }
}

export const meta: Route.MetaFunction = ({ matches: [root], loaderData: { recipes, category, after } }) => {
  const { title, path } = pageOfList('Recipe Browser', '/recipes', after)
  return [
    ...pageMeta(root, {
      title,
      description: 'Browse all recipes by category, as cards or as a list.',
      path: category === null ? path : null,
      feed: latestFeed,
    }),
    ...structuredData(root, (origin) => [recipeList('Recipe Browser', recipes, origin)]),
  ]
}

export default function RecipeBrowser({ loaderData }: Route.ComponentProps) {
  const { recipes, after, newer, older, total, categories, rest, everything, category, view } = loaderData
  return (
    <div className="wrap">
      <PageHead
        title="Recipe Browser"
        lead={after ? `Until ${dayOf(after)}.` : 'All recipes, one category at a time.'}
        action={<ImportButton variant="primary">Import Recipe</ImportButton>}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-[clamp(1.25rem,2.6vw,2.25rem)] gap-y-5 xl:grid-cols-[232px_minmax(0,1fr)]">
        <CategoryList categories={categories} rest={rest} total={everything} chosen={category} />
        <section aria-labelledby="count">
          <div className="mb-4.5 flex flex-wrap items-center justify-between gap-3">
            <h2 id="count" className="text-[1.5rem]">
              {counted(total, 'recipe')}
            </h2>
            <ViewToggle view={view} />
          </div>
          {recipes.length > 0 ? (
            <ListPages newer={newer} older={older}>
              {view === 'list' ? (
                <RecipeRows recipes={recipes} badges={badges} />
              ) : (
                <RecipeGrid recipes={recipes} headingLevel={3} badges={badges} />
              )}
            </ListPages>
          ) : (
            <NoRecipes>There are no recipes in this category yet.</NoRecipes>
          )}
        </section>
      </div>
    </div>
  )
}
