import { lazy, Suspense } from 'react'
import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { placeSettingOf } from '../../../../core/recipes/drawing/place-setting.ts'
import { canEdit } from '../../../../core/recipes/can-edit.ts'
import type { RecipeSummary } from '../../../../core/recipes/recipe-summary.ts'
import { mentionsOven } from '../../../../core/recipes/conversion/convert-oven.ts'
import { findPan } from '../../../../core/recipes/scaling/find-pan.ts'
import { canExport, isListed } from '../../../../core/recipes/visibility.ts'
import { listRandomActiveAffiliates } from '../../../../db/affiliates/affiliates.ts'
import { readReviewChoice, reviewSearch } from '../../../../core/reviews/review-list.ts'
import { listRelated } from '../../../../db/recipes/related-recipes.ts'
import { readSettings } from '../../../../db/settings/settings.ts'
import { isReviewing } from '../../../../operations/recipes/first-status.ts'
import { groceryPartners } from '../../../../operations/settings/grocery-partners.ts'
import { appContext, documentContext, userContext } from '../../../shell/app-context.ts'
import { amountSearch, asWritten, readAmountChoice } from '../amount-choice.ts'
import { withReadName } from '../../reviews/read-names.ts'
import { shownReviews } from '../../reviews/shown-reviews.server.ts'
import { openRecipe } from '../open-recipe.server.ts'
import { readScaleBy } from '../scale-by.server.ts'
import { waitingIn } from '../../../../core/recipes/times/waiting.ts'
import { recipeMetaTags, recipeSummaryText } from '../recipe-meta-tags.ts'
import { RecipeView } from '../recipe-view.tsx'
import type { RelatedRecipe } from '../related-recipes.tsx'
import { showRecipe } from '../show-recipe.ts'
import { structuredData } from '../structured-data.ts'
import { writtenLists } from '../written-lists.server.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import emptyPlate from '../../../art/spot-empty-plate.svg'
import { ErrorStatus, isCutOff } from '../../../shell/error-boundary.tsx'
import type { Route } from './+types/recipe'

const relatedCount = 3

/** Loaded on demand, because few visitors see it. */
const PendingNote = lazy(() => import('../../submissions/pending-note.tsx'))

export async function loader({ params, context, request }: Route.LoaderArgs) {
  const { db, env } = context.get(appContext)
  const user = context.get(userContext)
  const actor = user ?? 'visitor'
  const stored = await openRecipe(context.get(appContext), { id: params.id, actor, url: request.url })
  const found = stored.recipe
  const { status } = found
  const { origin: ownOrigin, searchParams } = new URL(request.url)
  const [related, [product = null], partners, { siteName, reviewRule, hiddenParts }, { list, ...shown }] =
    await Promise.all([
      listRelated(db, found, relatedCount),
      listRandomActiveAffiliates(db, 1),
      groceryPartners(context.get(appContext)),
      readSettings(db),
      shownReviews(db, stored, { user, choice: readReviewChoice(searchParams) }),
    ])
  const reviews = { ...shown, list: isReviewing({ reviewRule }, env) ? list.map(withReadName) : list }
  if (product) context.get(documentContext).ads = [product.id]
  const { ingredients: _, instructions, ...head } = found
  const recipe = { ...head, waiting: waitingIn(instructions) }
  const { ingredients, steps, left } = writtenLists(found)
  const origin = env.PUBLIC_URL ?? ownOrigin
  const choice = readAmountChoice(searchParams)
  const search = amountSearch(choice)
  const path = `/recipe/${encodeURIComponent(recipe.id)}`
  const url = origin + path
  const scaleBy = readScaleBy(searchParams, ingredients)
  if (scaleBy && 'factor' in scaleBy) throw redirect(path + amountSearch({ ...choice, scale: scaleBy.factor }))
  return {
    recipe,
    canExport: canExport(actor, { ownerId: stored.ownerId, status }),
    editPath: canEdit(actor, { ownerId: stored.ownerId, status })
      ? `/my-recipes/${encodeURIComponent(recipe.id)}/edit`
      : null,
    left,
    written: showRecipe({ language: recipe.language, ingredients, steps }, asWritten),
    opening:
      search === '' ? null : { search, shown: showRecipe({ language: recipe.language, ingredients, steps }, choice) },
    hasOven: mentionsOven(steps.map(({ text }) => text)),
    pan: findPan(steps.map(({ text }) => text)),
    scaleProblem: scaleBy?.problem ?? null,
    related: related.map(toRelated),
    reviews: isListed(status) ? reviews : null,
    product,
    origin,
    url,
    // Only listed recipes have structured data.
    structuredData: isListed(status)
      ? structuredData(
          { ...found, ingredients, instructions: steps },
          { origin, url, siteName, hasChefPages: !hiddenParts.includes('community'), reviews },
        )
      : [],
    partners,
  }
}

/** Reduces a related recipe to what its small row shows. */
function toRelated({ id, title, image, drawing, totalTime, difficulty, language }: RecipeSummary): RelatedRecipe {
  return { id, title: title.slice(0, 200), image, drawing, totalTime, difficulty, language }
}

/** Prevents a reload when only the amounts change, because the recipe is the same. A vote changes nothing else. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs) {
  const { currentUrl, nextUrl, formAction, defaultShouldRevalidate } = change
  if (formAction?.endsWith('/helpful')) return false
  const isOther = currentUrl.search !== nextUrl.search
  if (currentUrl.pathname !== nextUrl.pathname || !isOther) return defaultShouldRevalidate
  return reviewsIn(currentUrl) !== reviewsIn(nextUrl)
}

const reviewsIn = ({ searchParams }: URL) => reviewSearch(readReviewChoice(searchParams))

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  if (!loaderData)
    return pageMeta(root, { title: 'Recipe not found', description: 'There is no recipe at this address.', path: null })
  const { recipe, origin, url } = loaderData
  const path = isListed(recipe.status) ? url.slice(origin.length) : null
  const page = { ...recipeSummaryText(recipe), path, picture: recipe.picture, placeSetting: placeSettingOf(recipe) }
  return [...pageMeta(root, { ...page, type: 'article' }), ...recipeMetaTags(recipe)]
}

export default function RecipePage({ loaderData }: Route.ComponentProps) {
  const { structuredData: descriptions, ...page } = loaderData
  return (
    <>
      {descriptions.map((json) => (
        <script key={json} type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
      ))}
      {!isListed(page.recipe.status) && (
        <Suspense>
          <PendingNote status={page.recipe.status} />
        </Suspense>
      )}
      {/* The key resets ticks and searches for another recipe. */}
      <RecipeView key={page.recipe.id} {...page} />
    </>
  )
}

const notFound = {
  title: 'Recipe not found',
  text: 'Would you like to import a recipe from a website?',
  to: '/import',
  label: 'Import Recipe',
  isPrimary: true,
  picture: emptyPlate,
}

const answers = { 410: { ...notFound, text: `It was taken down. ${notFound.text}` }, any: notFound }

/** Without a connection, the site's error page says so. */
const notLoaded = () =>
  isCutOff() ? undefined : { ...notFound, text: `It did not load. ${notFound.text}`, canRetry: true }

/**
 * Without data, there is no recipe to show. The log has the details. A bug in the page itself goes
 * to the site's error page.
 */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return <ErrorStatus error={error} texts={loaderData ? answers : { ...answers, fault: notLoaded }} />
}
