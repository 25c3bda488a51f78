import { data } from 'react-router'
import { categoriesAt, categoryNamed, categoryPath, slugLabel } from '../../core/recipe/category.ts'
import { editCategories } from '../../core/recipe/vocabulary.ts'
import { breadcrumbList } from '../../core/structured-data/breadcrumb-list.ts'
import { recipeList } from '../../core/structured-data/item-list.ts'
import { listCategories, listCategoriesAt } from '../../db/categories.ts'
import { listRecipePage } from '../../db/recipe-pages.ts'
import { appContext } from '../app-context.ts'
import { CategoryTabs } from '../components/browse/category-tabs.tsx'
import { ListPages } from '../components/browse/list-pages.tsx'
import { NoRecipes } from '../components/browse/no-recipes.tsx'
import { RecipeGrid } from '../components/browse/recipe-grid.tsx'
import { PageHead } from '../components/reading/page-head.tsx'
import { dayOf, pageOfList, startOf, toListedPage } from '../list-address.ts'
import { pageMeta } from '../page-meta.ts'
import { structuredData } from '../structured-data.ts'
import type { Route } from './+types/categories'

const tabsShown = 40

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { db } = context.get(appContext)
  const slug = params.category ?? null
  const [{ categories, rest }, meant] = await Promise.all([
    listCategories(db, tabsShown),
    slug === null ? null : listCategoriesAt(db, slug),
  ])
  const page = await listRecipePage(
    db,
    meant ? { of: 'categories', names: meant } : { of: 'site' },
    startOf(request.url),
  )
  const shown = {
    slug,
    /** The one category the address names, where it names one. */
    named: (slug !== null && meant && categoryNamed(slug, meant)) || null,
    tabs: categories.map(({ name }) => name),
    rest,
    ...toListedPage(page),
  }
  // A tile or a link of ours may lead to a category that is still empty; any other without recipes nobody has heard of.
  const isThere = slug === null || page.recipes.length > 0 || categoriesAt(slug, editCategories).length > 0
  return data(shown, { status: isThere ? 200 : 404 })
}

export const meta: Route.MetaFunction = ({ matches: [root], loaderData: { slug, named, recipes, after } }) => {
  if (slug === null) {
    return [
      ...pageMeta(root, {
        ...pageOfList('Recipe Categories', '/categories', after),
        description: 'Every recipe by category: breakfast, quick meals, soups, main dishes, desserts and more.',
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
  const label = slugLabel(slug)
  const own = categoryPath(named ?? slug)
  const { title, path } = pageOfList(`${label}: Recipe Categories`, own, after)
  const description = `Recipes for ${label.toLowerCase()}, newest first.`
  const crumbs = [{ label: 'Home', to: '/' }, { label: 'Recipe Categories', to: '/categories' }, { label }]
  return [
    ...pageMeta(root, { title, description, path, feed: `${own}/feed.xml` }),
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
      <section aria-label={slug === null ? 'All Recipes' : slugLabel(slug)} className="mt-7">
        {recipes.length > 0 ? (
          <ListPages newer={newer} older={older}>
            <RecipeGrid recipes={recipes} />
          </ListPages>
        ) : (
          <NoRecipes>There are no recipes in this category yet.</NoRecipes>
        )}
      </section>
    </div>
  )
}
