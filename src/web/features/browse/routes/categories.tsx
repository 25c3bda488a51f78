import { data } from 'react-router'
import { categoriesAt, categoryNamed, categoryPath, slugLabel } from '../../../../core/recipes/categories/category.ts'
import { suggestedCategories } from '../../../../core/recipes/categories/vocabulary.ts'
import { breadcrumbList } from '../../../../core/seo/breadcrumb-list.ts'
import { categoryFeed } from '../../../../core/seo/site-feeds.ts'
import { recipeList } from '../../../../core/seo/item-list.ts'
import { listCategories, listCategoriesAt } from '../../../../db/recipes/categories.ts'
import { listRecipePage } from '../../../../db/recipes/recipe-pages.ts'
import { appContext } from '../../../shell/app-context.ts'
import { readSoftly } from '../../../shell/read-softly.server.ts'
import { CategoryTabs } from '../category-tabs.tsx'
import { ListPages } from '../list-pages.tsx'
import { NoRecipes } from '../../recipes/no-recipes.tsx'
import { RecipeGrid } from '../../recipes/recipe-grid.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { PageHead } from '../../../ui/page-head.tsx'
import { dayOf, pageOfList, startOf, emptyPage, toListedPage } from '../../../shell/list-address.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import { redirectIfMoved } from '../../../shell/redirect-if-moved.server.ts'
import { structuredData } from '../../../shell/structured-data.ts'
import type { Route } from './+types/categories'

const tabsShown = 40

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { db } = context.get(appContext)
  const slug = params.category ?? null
  const empty = { slug, named: null, tabs: [] as Array<string>, rest: 0, ...emptyPage }
  const shown = await readSoftly(context, empty, async () => {
    const [{ categories, rest }, meant] = await Promise.all([
      listCategories(db, tabsShown),
      slug === null ? null : listCategoriesAt(db, slug),
    ])
    const page = await listRecipePage(
      db,
      meant ? { of: 'categories', names: meant } : { of: 'site' },
      startOf(request.url),
    )
    if (slug !== null && page.recipes.length === 0) await redirectIfMoved(db, `/categories/${slug}`)
    return {
      slug,
      /** The single category of the address. Null if the address matches several categories, or no category. */
      named: (slug !== null && meant && categoryNamed(slug, meant)) || null,
      tabs: categories.map(({ name }) => name),
      rest,
      ...toListedPage(page),
    }
  })
  // Our own tiles and links may lead to an empty category. Any other category without recipes is not found.
  const isThere =
    slug === null || shown.recipes.length > 0 || categoriesAt(slug, Object.keys(suggestedCategories)).length > 0
  return data(shown, { status: isThere ? 200 : 404 })
}

export const meta: Route.MetaFunction = ({ matches: [root], loaderData: { slug, named, recipes, after } }) => {
  if (slug === null) {
    return [
      ...pageMeta(root, {
        ...pageOfList('Recipe Categories', '/categories', after),
        description: 'Recipes by category: breakfast, quick meals, soups, main dishes, desserts and more.',
      }),
      ...structuredData(root, (origin) => [recipeList('Recipe Categories', recipes, origin)]),
    ]
  }
  if (recipes.length === 0) {
    return pageMeta(root, {
      title: 'No recipes found',
      description: 'There are no recipes in this category yet.',
      path: null,
    })
  }
  const label = slugLabel(slug, named)
  const own = categoryPath(named ?? slug)
  const { title, path } = pageOfList(`${label}: Recipe Categories`, own, after)
  const description = `Recipes for ${label.toLowerCase()}, newest first.`
  const crumbs = [{ label: 'Home', to: '/' }, { label: 'Recipe Categories', to: '/categories' }, { label }]
  return [
    ...pageMeta(root, { title, description, path, feed: categoryFeed(named ?? slug, label) }),
    ...structuredData(root, (origin) => [
      recipeList(label, recipes, origin),
      breadcrumbList(crumbs, { origin, url: origin + path }),
    ]),
  ]
}

export default function Categories({ loaderData }: Route.ComponentProps) {
  const { slug, named, tabs, rest, recipes, after, newer, older } = loaderData
  return (
    <div className="wrap">
      <PageHead title="Recipe Categories" lead={after && `Until ${dayOf(after)}.`} />
      <CategoryTabs categories={tabs} rest={rest} slug={slug} named={named} />
      <section aria-label={slug === null ? 'All Recipes' : slugLabel(slug, named)} className="mt-7">
        {recipes.length > 0 ? (
          <ListPages newer={newer} older={older}>
            <RecipeGrid recipes={recipes} />
          </ListPages>
        ) : (
          <NoRecipes
            actions={
              tabs.length > 0 && (
                <>
                  <ButtonLink to="/recipes" variant="primary">
                    Browse All Recipes
                  </ButtonLink>
                  <ButtonLink to="/submit-recipe">Submit Recipe</ButtonLink>
                </>
              )
            }
          >
            There are no recipes in this category yet.
          </NoRecipes>
        )}
      </section>
    </div>
  )
}
