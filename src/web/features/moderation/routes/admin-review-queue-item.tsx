import { ExternalLink } from 'lucide-react'
import { type RefObject, useRef, useState } from 'react'
import { data, redirect, useNavigation } from 'react-router'
import { flashCookie } from '../../../../core/forms/flash.ts'
import { reasonForm, reasonMissing } from '../../../../core/moderation/moderation-form.ts'
import { type ReviewDecision, ReviewDecisionForm, reviewEffect } from '../../../../core/reviews/moderate-review.ts'
import { longDate } from '../../../../core/text/date-text.ts'
import { formerCook } from '../../../../core/reviews/review.ts'
import { findQueuedReview, findReviewNeighbors, type QueuedReview } from '../../../../db/reviews/review-queue.ts'
import { decideReview } from '../../../../operations/reviews/decide-review.ts'
import { keepPageOffline } from '../../../forms/keep-page-offline.ts'
import { parseForm } from '../../../forms/parse-form.ts'
import { revalidateAfterConflict } from '../../../forms/revalidate-after-conflict.ts'
import { rowNumber } from '../../../forms/row-number.ts'
import { useServerForm } from '../../../forms/use-server-form.ts'
import { appContext } from '../../../shell/app-context.ts'
import { errorBoundary } from '../../../shell/error-boundary.tsx'
import { pageMeta } from '../../../shell/page-meta.ts'
import { actorOf } from '../../../shell/signed-in.ts'
import { Badge } from '../../../ui/badge.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { FormErrorPanel } from '../../../ui/form-error-panel.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { AdminHead } from '../../admin/admin-head.tsx'
import { ReviewContent } from '../../reviews/review-content.tsx'
import { DecisionForm } from '../decision-form.tsx'
import { KeysHelp } from '../keys-help.tsx'
import { effectDone, effectNames, reviewBadges } from '../moderation-text.ts'
import { NeighborLinks } from '../neighbor-links.tsx'
import { ReasonNote } from '../reason-note.tsx'
import { useDecisionKeys } from '../use-decision-keys.ts'
import { useTopOfItem } from '../use-top-of-item.ts'
import type { Route } from './+types/admin-review-queue-item'

const queue = '/admin/review/reviews'

const moderated = ({ review, answer, reports }: Pick<QueuedReview, 'review' | 'answer' | 'reports'>) => ({
  state: review.state,
  answerState: answer.answerState,
  reports: reports.length,
})

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = context.get(appContext)
  const found = await findQueuedReview(db, rowNumber(params.id))
  if (!found) throw data(null, { status: 404 })
  const { review, reports, version, answer, userId, email } = found
  const neighbors = await findReviewNeighbors(db, review.id)
  return { review, reports, version, answer, isVisitor: userId === null && email !== null, neighbors }
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const app = context.get(appContext)
  const id = rowNumber(params.id)
  const sent = await parseForm(request, ReviewDecisionForm)
  if (!sent.ok) return sent.refuse()
  const { intent: decision, reason, version } = sent.value
  const [found, next] = await Promise.all([findQueuedReview(app.db, id), findReviewNeighbors(app.db, id)])
  if (!found) throw data(null, { status: 404 })
  const effect = reviewEffect(moderated(found), decision)
  const outcome = effect
    ? await decideReview(app, actorOf(context), { id, version }, { decision, reason })
    : ('changed' as const)
  if (outcome === 'unknown') throw data(null, { status: 404 })
  if (outcome === 'reason-missing') return sent.refuse({ errors: { reason: reasonMissing } })
  if (outcome === 'changed' || !effect) return sent.refuse({ problem: changedMeanwhile, status: 409 })
  const notice = flashCookie({
    kind: 'success',
    title: effectDone[effect],
    ...(next.newer && { description: 'Here is the next review.' }),
  })
  return redirect(next.newer ? `${queue}/${next.newer}` : queue, { headers: { 'Set-Cookie': notice } })
}

const changedMeanwhile =
  'It changed since you opened it. Your decision was not saved, and nothing was overwritten. Here is the current state.'

export const clientAction = (sent: Route.ClientActionArgs) => keepPageOffline(sent)

export const shouldRevalidate = revalidateAfterConflict

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches[0], {
    title: loaderData ? `Review of “${loaderData.review.recipeTitle.slice(0, 100)}”` : 'Review not found',
    description: 'A review waiting for a decision.',
    path: null,
  })

const keys = [
  { key: 'a', does: 'Approve, or dismiss the report' },
  { key: 'r', does: 'Reject. Focuses the reason first' },
  { key: 'j', does: 'Next review' },
  { key: 'k', does: 'Previous review' },
  { key: 'Ctrl+Enter', does: 'In the reason field: send the decision' },
]
const pathOf = (id: number | null) => (id === null ? null : `${queue}/${id}`)
const intents = { a: ['approve'], r: ['reject'] }
const decisions: ReadonlyArray<ReviewDecision> = ['approve', 'reject']

export default function ModeratedReviewPage({ loaderData, actionData }: Route.ComponentProps) {
  const { review, reports, answer, isVisitor, neighbors } = loaderData
  const [isHelpOpen, setHelpOpen] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useTopOfItem(review.id)
  const [newer, older] = [pathOf(neighbors.newer), pathOf(neighbors.older)]
  const send = useDecisionKeys({ form, intents, newer, older, showHelp: () => setHelpOpen(true) })
  return (
    <>
      <AdminHead
        title={review.recipeTitle}
        above={[
          { label: 'Moderation', to: '/admin/review' },
          { label: 'Reviews', to: queue },
        ]}
        action={<KeysHelp keys={keys} isOpen={isHelpOpen} onOpenChange={setHelpOpen} />}
      />
      <div className="mb-5 flex flex-wrap items-center gap-x-3 gap-y-2">
        {reviewBadges(moderated(loaderData), review.editedAt !== null).map(({ look, text }) => (
          <Badge key={text} variant={look}>
            {text}
          </Badge>
        ))}
        <span className="text-small [overflow-wrap:anywhere] text-ink-soft">
          {review.name ?? formerCook}
          {isVisitor && ' (visitor)'}, <time dateTime={review.at}>{longDate(review.at)}</time>
          {review.editedAt && (
            <>
              , edited on <time dateTime={review.editedAt}>{longDate(review.editedAt)}</time>
            </>
          )}
        </span>
      </div>
      <FormErrorPanel answer={actionData} />
      <div className="grid items-start gap-gap xl:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="grid min-w-0 gap-gap">
          {reports.length > 0 && (
            <Panel aria-labelledby="reports-title">
              <h2 id="reports-title" className="text-h3">
                {reports.length === 1 ? 'Report' : 'Reports'}
              </h2>
              {[...reports.entries()].map(([at, report]) => (
                <ReasonNote key={at} reason={report} label="Details" />
              ))}
            </Panel>
          )}
          <Panel aria-labelledby="review-title">
            <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
              <h2 id="review-title" className="text-h3">
                Review
              </h2>
              <ButtonLink to={`/recipe/${encodeURIComponent(review.recipeId)}#reviews`} target="_blank">
                <ExternalLink aria-hidden />
                Recipe
              </ButtonLink>
            </div>
            <ReviewContent review={review} />
            {answer.answer && <ReasonNote reason={answer.answer} label="Answer by the recipe’s author" />}
          </Panel>
        </div>
        <div className="grid gap-gap xl:sticky xl:top-4">
          <DecideReview key={review.id} page={loaderData} answer={actionData} formRef={form} onSend={send} />
        </div>
      </div>
      <NeighborLinks newer={newer} older={older} />
    </>
  )
}

interface DecideReviewProps {
  page: Route.ComponentProps['loaderData']
  answer: Route.ComponentProps['actionData']
  formRef: RefObject<HTMLFormElement | null>
  onSend: () => void
}

function DecideReview({ page, answer, formRef, onSend }: DecideReviewProps) {
  const { props, fields } = useServerForm({ schema: reasonForm, answer })
  const { state: sending } = useNavigation()
  const { review, version } = page
  const buttons = decisions.flatMap((value) => {
    const effect = reviewEffect(moderated(page), value)
    return effect ? [{ value, label: effectNames[effect], look: looks[value] }] : []
  })
  const isRejectable = buttons.some(({ value }) => value === 'reject')
  return (
    <Panel aria-labelledby="decision-title" className="xl:order-first">
      <h2 id="decision-title" className="mb-4 text-h3">
        Decision
      </h2>
      {review.reason && <ReasonNote reason={review.reason} label="Earlier decision" />}
      {page.answer.answerReason && <ReasonNote reason={page.answer.answerReason} label="Why the answer was rejected" />}
      <div className="mt-4">
        <DecisionForm
          formProps={props}
          formRef={formRef}
          buttons={buttons}
          versions={{ version }}
          reason={isRejectable ? { field: fields.reason, hint: 'The author will see it. Required to reject.' } : null}
          isSending={sending === 'submitting'}
          onSend={onSend}
        />
      </div>
    </Panel>
  )
}

const looks = { approve: 'primary', reject: 'danger' } as const

export const ErrorBoundary = errorBoundary({
  any: {
    title: 'Review not found',
    text: 'There is no review at this address. Its author may have deleted it.',
    to: queue,
    label: 'Reviews',
  },
})
