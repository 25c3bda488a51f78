import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { isListed } from '../../../../core/recipes/visibility.ts'
import { appContext, userContext } from '../../../shell/app-context.ts'
import { errorBoundary, notLoaded } from '../../../shell/error-boundary.tsx'
import { fullScreen } from '../../../shell/full-screen.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import { amountSearch, asWritten, readAmountChoice } from '../../recipes/amount-choice.ts'
import { openRecipe } from '../../recipes/open-recipe.server.ts'
import { showRecipe } from '../../recipes/show-recipe.ts'
import { writtenLists } from '../../recipes/written-lists.server.ts'
import { CookView } from '../cook-view.tsx'
import type { Route } from './+types/cook'

export async function loader({ params, context, request }: Route.LoaderArgs) {
  const actor = context.get(userContext) ?? 'visitor'
  const app = context.get(appContext)
  const { recipe } = await openRecipe(app, {
    id: params.id,
    actor,
    url: request.url,
    below: '/cook',
  })
  const { language } = recipe
  const { ingredients, steps } = writtenLists(recipe)
  const choice = readAmountChoice(new URL(request.url).searchParams)
  const search = amountSearch(choice)
  return {
    id: recipe.id,
    title: recipe.title,
    language,
    isListed: isListed(recipe.status),
    // A visitor confirms a review with a link from a mail.
    canVisitorsRate: app.mail !== null,
    written: showRecipe({ language, ingredients, steps }, asWritten),
    opening: search === '' ? null : { search, shown: showRecipe({ language, ingredients, steps }, choice) },
  }
}

/** Moving between the steps needs no connection. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate
}

export const handle = fullScreen

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  const title = loaderData ? `Cook: ${loaderData.title}` : 'Recipe not found'
  return [
    ...pageMeta(root, { title, description: 'One step at a time.', path: null }),
    { name: 'robots', content: 'noindex' },
  ]
}

export default function CookPage({ loaderData }: Route.ComponentProps) {
  const { isListed: canRate, canVisitorsRate, ...recipe } = loaderData
  return <CookView key={recipe.id} recipe={recipe} isListed={canRate} canVisitorsRate={canVisitorsRate} />
}

export const ErrorBoundary = errorBoundary({
  any: {
    title: 'Recipe not found',
    text: 'It may have moved, or it was taken down.',
    to: '/recipes',
    label: 'Browse All Recipes',
    isPrimary: true,
  },
  fault: notLoaded('This recipe', { to: '/recipes', label: 'Browse All Recipes' }),
})
