import { data, redirect } from 'react-router'
import { flashCookie } from '../../../../core/forms/flash.ts'
import { isListed } from '../../../../core/recipes/visibility.ts'
import { Report } from '../../../../core/moderation/report-form.ts'
import { findRecipe } from '../../../../db/recipes/recipes.ts'
import { reportRecipe } from '../../../../operations/moderation/report-recipe.ts'
import { appContext, visitorContext } from '../../../shell/app-context.ts'
import { PageHead } from '../../../ui/page-head.tsx'
import { parseForm } from '../../../forms/parse-form.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import { keepPageOffline } from '../../../forms/keep-page-offline.ts'
import { errorBoundary } from '../../../shell/error-boundary.tsx'
import { ReportForm, tooManyReports } from '../report-form.tsx'
import type { Route } from './+types/recipe-report'

export async function loader({ params, context }: Route.LoaderArgs) {
  const recipe = await findRecipe(context.get(appContext).db, params.id)
  if (!recipe || !isListed(recipe.status)) throw data(null, { status: 404 })
  return { id: recipe.id, title: recipe.title }
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const sent = await parseForm(request, Report)
  const thanks = () => {
    const notice = flashCookie({ kind: 'success', title: 'Thank you. We’ll look into it.' })
    return redirect(`/recipe/${encodeURIComponent(params.id)}`, { status: 303, headers: { 'Set-Cookie': notice } })
  }
  if (sent.isBot) return thanks()
  if (!sent.ok) return sent.refuse()
  const outcome = await reportRecipe(context.get(appContext), params.id, sent.value, context.get(visitorContext))
  if (outcome === 'unknown') throw data(null, { status: 404 })
  if (outcome === 'too-many') return sent.refuse({ problem: tooManyReports, status: 429 })
  return thanks()
}

export const clientAction = (sent: Route.ClientActionArgs) => keepPageOffline(sent)

export const headers: Route.HeadersFunction = () => ({ 'X-Robots-Tag': 'noindex' })

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches[0], {
    title: loaderData ? `Report “${loaderData.title.slice(0, 100)}”` : 'Recipe not found',
    description: 'Tell us what is wrong with a recipe.',
    path: null,
  })

export default function ReportRecipe({ loaderData: { id, title }, actionData }: Route.ComponentProps) {
  return (
    <div className="wrap max-w-180">
      <PageHead
        title="Report this recipe"
        lead={`Is something wrong with “${title}”? Only the people who run this site will read your report.`}
      />
      <ReportForm
        answer={actionData}
        hint="For example, where it was copied from, or which step is dangerous."
        home={`/recipe/${encodeURIComponent(id)}`}
      />
    </div>
  )
}

export const ErrorBoundary = errorBoundary({
  any: {
    title: 'Recipe not found',
    text: 'There is no recipe at this address.',
    to: '/recipes',
    label: 'Browse All Recipes',
  },
})
