import { useRef, useState } from 'react'
import { data, Form, redirect, useNavigation } from 'react-router'
import { flashCookie } from '../../../core/flash.ts'
import { longestReason, reviewKinds, reviewStates } from '../../../core/review/review.ts'
import { listQueue } from '../../../db/review-queue.ts'
import { decideMany } from '../../../operations/review/decide-many.ts'
import { appContext } from '../../app-context.ts'
import cocoaBath from '../../art/spot-cocoa-bath.svg'
import { AdminHead } from '../../components/admin/shell/admin-head.tsx'
import { FormProblem } from '../../components/admin/articles/form-problem.tsx'
import { BulkBar } from '../../components/review/bulk-bar.tsx'
import { KeysHelp } from '../../components/review/keys-help.tsx'
import { QueueFilters } from '../../components/review/queue-filters.tsx'
import { QueueList } from '../../components/review/queue-list.tsx'
import { leftWords } from '../../review/left-words.ts'
import { useDeskKeys } from '../../components/review/use-desk-keys.ts'
import { ButtonLink } from '../../components/ui/button.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { formText } from '../../form-text.ts'
import { cursorText, readCursor } from '../../list-cursor.ts'
import { pageMeta } from '../../page-meta.ts'
import { rowNumber } from '../../row-number.ts'
import { actorOf } from '../../signed-in.ts'
import { keepTyped } from '../../keep-typed.ts'
import type { Route } from './+types/review'

export async function loader({ context, request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const asked = { kind: query.get('kind') ?? '', state: query.get('state') ?? 'open', claim: query.get('claim') ?? '' }
  const text = (query.get('q') ?? '').trim().slice(0, 100)
  const cursor = readCursor(query.get('after'))
  const { items, next } = await listQueue(
    context.get(appContext).db,
    {
      kind: reviewKinds.find((kind) => kind === asked.kind) ?? null,
      state: asked.state === 'all' ? null : (reviewStates.find((state) => state === asked.state) ?? 'open'),
      claim: asked.claim === 'mine' || asked.claim === 'nobody' ? asked.claim : null,
      text,
      editor: actorOf(context).id,
    },
    cursor && rowNumber(cursor.id) ? { at: cursor.at, id: rowNumber(cursor.id) } : null,
  )
  query.delete('after')
  return {
    items,
    filter: { ...asked, text },
    search: query.toString(),
    isFirst: !cursor,
    next: next && cursorText(next),
  }
}

const mostTicked = 100
const ticked = /^(\d{1,9}):(\d{1,9}):(\d{1,9})$/

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const verdict = (['approve', 'reject'] as const).find((word) => word === formText(form, 'intent'))
  const reason = formText(form, 'reason').trim().slice(0, longestReason)
  const chosen = form.getAll('ticked').flatMap((value) => {
    const [, id, version, recipeVersion] = ticked.exec(String(value)) ?? []
    return id ? [{ id: Number(id), version: Number(version), recipeVersion: Number(recipeVersion) }] : []
  })
  const refuse = (problem: string | null, errors: { reason?: string }) =>
    data({ problem, errors, reason }, { status: 422 })
  if (!verdict) return refuse('The form did not say what to do.', {})
  if (chosen.length === 0) return refuse('Tick what it is about first.', {})
  if (verdict === 'reject' && reason === '') return refuse(null, { reason: 'Say why: their cooks read it' })
  const { done, left } = await decideMany(
    context.get(appContext),
    actorOf(context),
    chosen.slice(0, mostTicked),
    verdict,
    reason,
  )
  const word = verdict === 'approve' ? 'approved' : 'rejected'
  const notice = flashCookie({
    kind: left.length === 0 ? 'success' : 'info',
    title: `${done} ${word}`,
    ...(left.length > 0 && {
      description: leftWords(left.map(({ because }) => because)),
    }),
  })
  const { pathname, search } = new URL(request.url)
  return redirect(pathname.replace(/\.data$/, '') + search, { headers: { 'Set-Cookie': notice } })
}

export const clientAction = (sent: Route.ClientActionArgs) => keepTyped(sent)

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0], { title: 'Review desk', description: 'What waits for somebody to look at it.', path: null })

const keys = [
  { key: 'j', does: 'The next in the list' },
  { key: 'k', does: 'The one before' },
  { key: 'x', does: 'Tick it, or take the tick away' },
  { key: 'Enter', does: 'Open it' },
]

export default function ReviewDesk({ loaderData, actionData }: Route.ComponentProps) {
  const { items, filter, search, isFirst, next } = loaderData
  const [isHelpOpen, setHelpOpen] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const { state } = useNavigation()

  function move(by: 1 | -1) {
    const links = [...(list.current?.querySelectorAll<HTMLAnchorElement>('a[data-item]') ?? [])]
    const own = links.findIndex((link) => link.closest('li')?.contains(document.activeElement))
    const to = own < 0 ? 0 : Math.min(links.length - 1, Math.max(0, own + by))
    links[to]?.focus()
  }

  function tick() {
    const row = document.activeElement?.closest('li')
    if (row && list.current?.contains(row)) row.querySelector<HTMLInputElement>('input[type=checkbox]')?.click()
  }

  useDeskKeys({ j: () => move(1), k: () => move(-1), x: tick, '?': () => setHelpOpen(true) })
  const hasBoxes = items.some((item) => item.kind !== 'report' && item.state === 'open')
  return (
    <>
      <AdminHead
        title="Review desk"
        lead="What was sent in, changed or reported, the longest waiting first."
        action={<KeysHelp keys={keys} isOpen={isHelpOpen} onOpenChange={setHelpOpen} />}
      />
      <QueueFilters filter={filter} />
      <FormProblem answer={actionData} />
      {items.length > 0 ? (
        <Form method="post" preventScrollReset>
          {/* Enter presses a form's first button: of those below none is meant by it. */}
          <button type="submit" disabled hidden aria-label="Nothing" />
          <QueueList items={items} listRef={list} />
          {hasBoxes && (
            <BulkBar
              reason={actionData?.reason ?? ''}
              reasonError={actionData?.errors.reason}
              isSending={state === 'submitting'}
            />
          )}
        </Form>
      ) : (
        <EmptyState picture={cocoaBath} title={search === '' ? 'The desk is empty' : 'Nothing fits'}>
          {search === '' ? 'Nothing waits for anybody. Have a cocoa.' : 'No item fits all of these filters.'}
        </EmptyState>
      )}
      {(next || !isFirst) && (
        <nav aria-label="Pages of the desk" className="mt-6 flex justify-between gap-3">
          {isFirst ? <span /> : <ButtonLink to={`?${search}`}>Oldest first</ButtonLink>}
          {next && (
            <ButtonLink to={`?${search}${search && '&'}after=${encodeURIComponent(next)}`} rel="next">
              Next
            </ButtonLink>
          )}
        </nav>
      )}
    </>
  )
}
