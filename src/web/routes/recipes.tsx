import { X } from 'lucide-react'
import { findChefName, listRecipePage } from '../../db/recipe-lists.ts'
import { countRecipes, listCategories } from '../../db/recipes.ts'
import { appContext } from '../app-context.ts'
import { CategoryList } from '../components/browse/category-list.tsx'
import { NoRecipes } from '../components/browse/no-recipes.tsx'
import { RecipeGrid, RecipePages } from '../components/browse/recipe-pages.tsx'
import { RecipeRows } from '../components/browse/recipe-row.tsx'
import { totalText } from '../components/browse/total-text.ts'
import { useAddress } from '../components/browse/use-address.ts'
import { ViewToggle } from '../components/browse/view-toggle.tsx'
import { PageHead } from '../components/reading/page-head.tsx'
import { ButtonLink } from '../components/ui/button.tsx'
import { ImportButton } from '../importing/import-button.tsx'
import { pageMeta } from '../page-meta.ts'
import { pageOf, pagePath } from '../paging.ts'
import type { Route } from './+types/recipes'

const mostCategories = 300
const badges = { limit: 2, countRest: true }

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(appContext)
  const query = new URL(request.url).searchParams
  const category = query.get('category') || null
  const chefId = query.get('chef') || undefined
  const [listed, categories, everything, chefName] = await Promise.all([
    listRecipePage(db, { chefId, categories: category === null ? undefined : [category] }, pageOf(request.url)),
    listCategories(db, mostCategories),
    countRecipes(db),
    chefId === undefined ? undefined : findChefName(db, chefId),
  ])
  const view = query.get('view') === 'list' ? ('list' as const) : ('grid' as const)
  return { ...listed, categories, everything, category, view, chef: chefId === undefined ? null : (chefName ?? chefId) }
}

export const meta: Route.MetaFunction = ({ matches, loaderData: { chef, category, page } }) =>
  pageMeta(matches[0], {
    title: chef ? `${chef} Recipes` : 'Recipe Browser',
    description: chef ? `All recipes by ${chef}.` : 'Leaf through all recipes, by category, as cards or as a list.',
    path: chef || category ? null : pagePath('/recipes', page),
  })

export default function RecipeBrowser({ loaderData }: Route.ComponentProps) {
  const { recipes, total, hasMore, page, pageCount, categories, everything, category, view, chef } = loaderData
  return (
    <div className="wrap">
      <PageHead
        title={chef ? `${chef} Recipes` : 'Recipe Browser'}
        lead={chef ? 'Browse all recipes by the chef' : 'Everything in the kitchen, a shelf at a time.'}
        action={<ImportButton variant="primary">Import Recipe</ImportButton>}
      />
      <div className="grid items-start gap-x-[clamp(1.25rem,2.6vw,2.25rem)] gap-y-5 xl:grid-cols-[232px_minmax(0,1fr)]">
        <CategoryList categories={categories} total={everything} chosen={category} />
        <section aria-labelledby="count">
          <div className="mb-4.5 flex flex-wrap items-center justify-between gap-3">
            <h2 id="count" className="text-[1.5rem]">
              {totalText({ total, hasMore })} {total === 1 ? 'recipe' : 'recipes'}
            </h2>
            <div className="flex items-center gap-3">
              {chef && <ForgetChef />}
              <ViewToggle view={view} />
            </div>
          </div>
          {recipes.length > 0 ? (
            <RecipePages page={page} pageCount={pageCount}>
              {view === 'list' ? (
                <RecipeRows recipes={recipes} badges={badges} />
              ) : (
                <RecipeGrid recipes={recipes} headingLevel={3} badges={badges} />
              )}
            </RecipePages>
          ) : (
            <NoRecipes>
              {chef ? 'No recipes found for the chef' : 'There are no recipes in this category yet.'}
            </NoRecipes>
          )}
        </section>
      </div>
    </div>
  )
}

function ForgetChef() {
  const address = useAddress()
  return (
    <ButtonLink to={address({ chef: null, page: null })} variant="ghost">
      All chefs
      <X aria-hidden />
    </ButtonLink>
  )
}
