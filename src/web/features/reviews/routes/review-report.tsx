import { data, redirect } from 'react-router'
import { flashCookie } from '../../../../core/forms/flash.ts'
import { Report } from '../../../../core/moderation/report-form.ts'
import { formerCook } from '../../../../core/reviews/review.ts'
import { reportReview } from '../../../../operations/reviews/report-review.ts'
import { keepPageOffline } from '../../../forms/keep-page-offline.ts'
import { parseForm } from '../../../forms/parse-form.ts'
import { appContext, visitorContext } from '../../../shell/app-context.ts'
import { errorBoundary } from '../../../shell/error-boundary.tsx'
import { pageMeta } from '../../../shell/page-meta.ts'
import { PageHead } from '../../../ui/page-head.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { ReportForm, tooManyReports } from '../../recipes/report-form.tsx'
import { openReview } from '../open-review.server.ts'
import { ReviewContent } from '../review-content.tsx'
import type { Route } from './+types/review-report'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { review } = await openReview(context.get(appContext), params.review)
  return { review }
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const app = context.get(appContext)
  const { review } = await openReview(app, params.review)
  const sent = await parseForm(request, Report)
  const thanks = () => {
    const notice = flashCookie({ kind: 'success', title: 'Thank you. We’ll look into it.' })
    const home = `/recipe/${encodeURIComponent(review.recipeId)}#reviews`
    return redirect(home, { status: 303, headers: { 'Set-Cookie': notice } })
  }
  if (sent.isBot) return thanks()
  if (!sent.ok) return sent.refuse()
  const outcome = await reportReview(app, review.id, sent.value, context.get(visitorContext))
  if (outcome === 'unknown') throw data(null, { status: 404 })
  if (outcome === 'too-many') return sent.refuse({ problem: tooManyReports, status: 429 })
  return thanks()
}

export const clientAction = (sent: Route.ClientActionArgs) => keepPageOffline(sent)

export const headers: Route.HeadersFunction = () => ({ 'X-Robots-Tag': 'noindex' })

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches[0], {
    title: loaderData ? 'Report a review' : 'Review not found',
    description: 'Tell us what is wrong with a review.',
    path: null,
  })

export default function ReportReview({ loaderData: { review }, actionData }: Route.ComponentProps) {
  return (
    <div className="wrap max-w-180">
      <PageHead
        title="Report this review"
        lead={`Is something wrong with the review by ${review.name ?? formerCook}? Only the people who run this site will read your report.`}
      />
      <Panel variant="sunk" aria-label="The review" className="mb-5">
        <ReviewContent review={review} />
      </Panel>
      <ReportForm
        answer={actionData}
        hint="For example, what is offensive, or what it advertises."
        home={`/recipe/${encodeURIComponent(review.recipeId)}#reviews`}
      />
    </div>
  )
}

export const ErrorBoundary = errorBoundary({
  any: {
    title: 'Review not found',
    text: 'It may have been changed or deleted.',
    to: '/recipes',
    label: 'Browse All Recipes',
  },
})
