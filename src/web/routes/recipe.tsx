import { lazy, Suspense } from 'react'
import { data, isRouteErrorResponse, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import type { RecipeSummary } from '../../core/recipe/recipe-summary.ts'
import { listRandomActiveAffiliates } from '../../db/affiliates.ts'
import { findKeptRecipe } from '../../db/recipes.ts'
import { listRelated } from '../../db/related-recipes.ts'
import { findRedirect } from '../../db/redirects.ts'
import { readSettings } from '../../db/settings.ts'
import { groceryPartners } from '../../operations/site-keys/grocery-partners.ts'
import { maySee } from '../../operations/recipes/who-may.ts'
import { appContext, documentContext, userContext } from '../app-context.ts'
import { amountSearch, asWritten, readAmountChoice } from '../components/recipe/amount-choice.ts'
import { recipeMetaTags, recipeSummaryText } from '../components/recipe/recipe-meta-tags.ts'
import { RecipeNotFound } from '../components/recipe/recipe-not-found.tsx'
import { RecipeView } from '../components/recipe/recipe-view.tsx'
import type { RelatedRecipe } from '../components/recipe/related-recipes.tsx'
import { showRecipe } from '../components/recipe/show-recipe.ts'
import { structuredData } from '../components/recipe/structured-data.ts'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/recipe'

const relatedCount = 3

/** Few readers meet it, so it is fetched by those alone. */
const PendingNote = lazy(() => import('../components/submitting/pending-note.tsx'))

export async function loader({ params, context, request }: Route.LoaderArgs) {
  const { db, env } = context.get(appContext)
  const kept = await findKeptRecipe(db, params.id)
  if (!kept) {
    const moved = await findRedirect(db, `/recipe/${params.id}`)
    if (moved) throw redirect(moved + new URL(request.url).search, 301)
    throw data('Recipe not found', { status: 404 })
  }
  const found = kept.recipe
  const { status } = found
  if (!maySee(context.get(userContext), { ownerId: kept.ownerId, status })) {
    if (status === 'withdrawn') throw data('Recipe taken down', { status: 410 })
    throw data('Recipe not found', { status: 404 })
  }
  const isListed = status === 'published'
  const [related, [product = null], partners, { siteName }] = await Promise.all([
    listRelated(db, found, relatedCount),
    listRandomActiveAffiliates(db, 1),
    groceryPartners(context.get(appContext)),
    readSettings(db),
  ])
  if (product) context.get(documentContext).ads = [product.id]
  const { ingredients, instructions: steps, ...recipe } = found
  const { origin: ownOrigin, searchParams } = new URL(request.url)
  const origin = env.PUBLIC_URL ?? ownOrigin
  const choice = readAmountChoice(searchParams)
  const search = amountSearch(choice)
  const url = `${origin}/recipe/${encodeURIComponent(recipe.id)}`
  return {
    recipe,
    written: showRecipe({ ingredients, steps }, asWritten),
    opening: search === '' ? null : { search, shown: showRecipe({ ingredients, steps }, choice) },
    related: related.map(toRelated),
    product,
    origin,
    url,
    // What is not listed is not told to search engines either.
    structuredData: isListed ? structuredData(found, { origin, url, siteName }) : [],
    partners,
  }
}

/** A row in the side column: neighbours' descriptions stay at home. */
function toRelated({ id, title, image, categories, totalTime, difficulty }: RecipeSummary): RelatedRecipe {
  return { id, title: title.slice(0, 200), image, categories, totalTime, difficulty }
}

/** Another scale is the same recipe: nothing has to be asked. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const areOtherAmounts = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
  return areOtherAmounts ? false : defaultShouldRevalidate
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  if (!loaderData)
    return pageMeta(root, { title: 'Recipe not found', description: 'No recipe lives here.', path: null })
  const { recipe, origin, url } = loaderData
  const path = recipe.status === 'published' ? url.slice(origin.length) : null
  const page = { ...recipeSummaryText(recipe), path, picture: recipe.picture }
  return [...pageMeta(root, { ...page, type: 'article' }), ...recipeMetaTags(recipe)]
}

export default function RecipePage({ loaderData }: Route.ComponentProps) {
  const { structuredData: descriptions, ...page } = loaderData
  return (
    <>
      {descriptions.map((json) => (
        <script key={json} type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
      ))}
      {page.recipe.status !== 'published' && (
        <Suspense>
          <PendingNote status={page.recipe.status} />
        </Suspense>
      )}
      {/* Ticks and searches belong to one recipe. */}
      <RecipeView key={page.recipe.id} {...page} />
    </>
  )
}

/** What the loader answers with means that there is no recipe to show; the log has the rest. A fault of the page itself is another matter. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error)) throw error
  return <RecipeNotFound wasTakenDown={error.status === 410} />
}
