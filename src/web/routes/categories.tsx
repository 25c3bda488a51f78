import { categoriesAt, categoryNamed, categoryPath, slugLabel } from '../../core/recipe/category.ts'
import { listRecipePage } from '../../db/recipe-lists.ts'
import { listCategories } from '../../db/recipes.ts'
import { appContext } from '../app-context.ts'
import { CategoryTabs } from '../components/browse/category-tabs.tsx'
import { NoRecipes } from '../components/browse/no-recipes.tsx'
import { RecipeGrid, RecipePages } from '../components/browse/recipe-pages.tsx'
import { PageHead } from '../components/reading/page-head.tsx'
import { pageMeta } from '../page-meta.ts'
import { pageOf, pagePath } from '../paging.ts'
import type { Route } from './+types/categories'

const mostCategories = 300

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { db } = context.get(appContext)
  const slug = params.category ?? null
  const categories = (await listCategories(db, mostCategories)).map((category) => category.name)
  const filter = slug === null ? {} : { categories: categoriesAt(slug, categories) }
  return { slug, categories, ...(await listRecipePage(db, filter, pageOf(request.url))) }
}

export const meta: Route.MetaFunction = ({ matches, loaderData: { slug, categories, page, total } }) => {
  if (slug === null) {
    return pageMeta(matches[0], {
      title: 'Recipe Categories',
      description: 'Every recipe by category: breakfast, quick meals, soups, main dishes, desserts and more.',
      path: pagePath('/categories', page),
    })
  }
  const label = slugLabel(slug)
  return pageMeta(matches[0], {
    title: `${label}: Recipe Categories`,
    description: `Recipes for ${label.toLowerCase()}, newest first.`,
    path: total > 0 ? pagePath(categoryPath(categoryNamed(slug, categories) ?? slug), page) : null,
  })
}

export default function Categories({ loaderData }: Route.ComponentProps) {
  const { slug, categories, recipes, page, pageCount } = loaderData
  return (
    <div className="wrap">
      <PageHead title="Recipe Categories" />
      <CategoryTabs categories={categories} slug={slug} />
      <section aria-label={slug === null ? 'All Recipes' : slugLabel(slug)} className="mt-7">
        {recipes.length > 0 ? (
          <RecipePages page={page} pageCount={pageCount}>
            <RecipeGrid recipes={recipes} />
          </RecipePages>
        ) : (
          <NoRecipes>There are no recipes in this category yet.</NoRecipes>
        )}
      </section>
    </div>
  )
}
