import { useRef, useState } from 'react'
import { Form, redirect, useNavigation } from 'react-router'
import { flashCookie } from '../../../../core/forms/flash.ts'
import { reviewBulkForm } from '../../../../core/moderation/moderation-form.ts'
import { reviewQueueStates } from '../../../../core/reviews/moderate-review.ts'
import { countOpen } from '../../../../db/moderation/count-open.ts'
import { listListed } from '../../../../db/recipes/recipes.ts'
import { listReviewQueue } from '../../../../db/reviews/review-queue.ts'
import { decideReviews } from '../../../../operations/reviews/decide-review.ts'
import cocoaBath from '../../../art/spot-cocoa-bath.svg'
import { keepPageOffline } from '../../../forms/keep-page-offline.ts'
import { parseForm } from '../../../forms/parse-form.ts'
import { rowNumber } from '../../../forms/row-number.ts'
import { useServerForm } from '../../../forms/use-server-form.ts'
import { appContext } from '../../../shell/app-context.ts'
import { cursorText, readCursor } from '../../../shell/list-cursor.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import { actorOf } from '../../../shell/signed-in.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FormErrorPanel } from '../../../ui/form-error-panel.tsx'
import { ListFilter } from '../../../ui/list-filter.tsx'
import { OlderLink } from '../../../ui/older-link.tsx'
import { AdminHead } from '../../admin/admin-head.tsx'
import { BulkBar } from '../bulk-bar.tsx'
import { KeysHelp } from '../keys-help.tsx'
import { leftWords } from '../left-words.ts'
import { reviewQueueNames } from '../moderation-text.ts'
import { ModerationTray } from '../moderation-tray.tsx'
import { isSelectable, ReviewQueueList } from '../review-queue-list.tsx'
import { queueLook } from '../queue-look.ts'
import { queueKeys, useQueueKeys } from '../use-queue-keys.ts'
import type { Route } from './+types/admin-review-queue'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db } = context.get(appContext)
  const query = new URL(request.url).searchParams
  const state = reviewQueueStates.find((known) => known === query.get('state')) ?? 'open'
  const text = (query.get('q') ?? '').trim().slice(0, 100)
  const cursor = readCursor(query.get('after'))
  const [open, { reviews, next }] = await Promise.all([
    countOpen(db),
    listReviewQueue(db, { state, text }, cursor && { at: cursor.at, id: rowNumber(cursor.id) }),
  ])
  const recipes = await listListed(db, [...new Set(reviews.map(({ review }) => review.recipeId))])
  query.delete('after')
  return {
    open,
    // An editor doesn't see a visitor's address.
    rows: reviews.map(({ review, reports, version, answer, userId, email }) => ({
      review,
      reports,
      version,
      answer,
      recipe: recipes.find(({ id }) => id === review.recipeId) ?? null,
      isVisitor: userId === null && email !== null,
    })),
    filter: { state, text },
    search: query.toString(),
    isFirst: !cursor,
    next: next && cursorText(next),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const sent = await parseForm(request, reviewBulkForm)
  if (!sent.ok) return sent.refuse()
  const { intent: decision, ticked, reason } = sent.value
  if (ticked.length === 0) return sent.refuse({ problem: 'Select reviews first.' })
  const { done, left } = await decideReviews(context.get(appContext), actorOf(context), ticked, { decision, reason })
  const notice = flashCookie({
    kind: left.length === 0 ? 'success' : 'info',
    title: `${done} ${decision === 'approve' ? 'approved' : 'rejected'}`,
    ...(left.length > 0 && { description: leftWords(left) }),
  })
  const { pathname, search } = new URL(request.url)
  return redirect(pathname.replace(/\.data$/, '') + search, { headers: { 'Set-Cookie': notice } })
}

export const clientAction = (sent: Route.ClientActionArgs) => keepPageOffline(sent)

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0], { title: 'Reviews: Moderation', description: 'Reviews waiting for an editor.', path: null })

export default function ReviewQueue({ loaderData, actionData }: Route.ComponentProps) {
  const { open, rows, filter, search, isFirst, next } = loaderData
  const [isHelpOpen, setHelpOpen] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const { state } = useNavigation()
  const { props, fields } = useServerForm({ schema: reviewBulkForm, answer: actionData })
  useQueueKeys(list, () => setHelpOpen(true))
  const isAll = filter.state === 'open' && filter.text === ''
  const selected = new Set([fields.ticked.initialValue].flat())
  return (
    <>
      <AdminHead
        title="Reviews"
        above={[{ label: 'Moderation', to: '/admin/review' }]}
        lead="Reviews, answers and reports about them, longest wait first."
        action={<KeysHelp keys={queueKeys} isOpen={isHelpOpen} onOpenChange={setHelpOpen} />}
      />
      <ModerationTray current="reviews" open={open} />
      <ListFilter
        words={filter.text}
        label="Recipe, name or words"
        name="state"
        chosen={filter.state === 'open' ? null : filter.state}
        choices={reviewQueueStates.filter((known) => known !== 'open').map((known) => [known, reviewQueueNames[known]])}
        all={reviewQueueNames.open}
      />
      <FormErrorPanel answer={actionData} />
      {rows.length > 0 ? (
        <Form {...props} preventScrollReset className={queueLook}>
          {/* Enter presses a form's first button. This disabled button keeps Enter from making a decision. */}
          <button type="submit" disabled hidden aria-label="Nothing" />
          <ReviewQueueList rows={rows} selected={selected} listRef={list} />
          {rows.some(isSelectable) && <BulkBar reason={fields.reason} isSending={state === 'submitting'} />}
        </Form>
      ) : (
        <EmptyState picture={cocoaBath} title={isAll ? 'Nothing to review' : 'No matches'}>
          {isAll ? 'All caught up. Have a cocoa.' : 'No review matches.'}
        </EmptyState>
      )}
      <OlderLink
        noun="reviews"
        first={isFirst ? null : `?${search}`}
        next={next && `?${search}${search && '&'}after=${encodeURIComponent(next)}`}
      />
    </>
  )
}
