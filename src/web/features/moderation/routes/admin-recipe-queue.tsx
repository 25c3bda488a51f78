import { useRef, useState } from 'react'
import { Form, redirect, useNavigation } from 'react-router'
import { flashCookie } from '../../../../core/forms/flash.ts'
import { moderationKinds, moderationStates } from '../../../../core/moderation/moderation.ts'
import { bulkForm } from '../../../../core/moderation/moderation-form.ts'
import { countOpen } from '../../../../db/moderation/count-open.ts'
import { listQueue } from '../../../../db/moderation/queue.ts'
import { decideMany } from '../../../../operations/moderation/decide-many.ts'
import { appContext } from '../../../shell/app-context.ts'
import cocoaBath from '../../../art/spot-cocoa-bath.svg'
import { AdminHead } from '../../admin/admin-head.tsx'
import { FormErrorPanel } from '../../../ui/form-error-panel.tsx'
import { BulkBar } from '../bulk-bar.tsx'
import { KeysHelp } from '../keys-help.tsx'
import { ModerationTray } from '../moderation-tray.tsx'
import { QueueFilters } from '../queue-filters.tsx'
import { QueueList } from '../queue-list.tsx'
import { leftWords } from '../left-words.ts'
import { queueLook } from '../queue-look.ts'
import { queueKeys, useQueueKeys } from '../use-queue-keys.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { parseForm } from '../../../forms/parse-form.ts'
import { useServerForm } from '../../../forms/use-server-form.ts'
import { cursorText, readCursor } from '../../../shell/list-cursor.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import { rowNumber } from '../../../forms/row-number.ts'
import { actorOf } from '../../../shell/signed-in.ts'
import { keepPageOffline } from '../../../forms/keep-page-offline.ts'
import type { Route } from './+types/admin-recipe-queue'

export async function loader({ context, request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const asked = { kind: query.get('kind') ?? '', state: query.get('state') ?? 'open', claim: query.get('claim') ?? '' }
  const text = (query.get('q') ?? '').trim().slice(0, 100)
  const cursor = readCursor(query.get('after'))
  const { db } = context.get(appContext)
  const open = await countOpen(db)
  const { items, next } = await listQueue(
    db,
    {
      kind: moderationKinds.find((kind) => kind === asked.kind) ?? null,
      state: asked.state === 'all' ? null : (moderationStates.find((state) => state === asked.state) ?? 'open'),
      claim: asked.claim === 'mine' || asked.claim === 'nobody' ? asked.claim : null,
      text,
      editor: actorOf(context).id,
    },
    cursor && rowNumber(cursor.id) ? { at: cursor.at, id: rowNumber(cursor.id) } : null,
  )
  query.delete('after')
  return {
    open,
    items,
    filter: { ...asked, text },
    search: query.toString(),
    isFirst: !cursor,
    next: next && cursorText(next),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const sent = await parseForm(request, bulkForm)
  if (!sent.ok) return sent.refuse()
  const { intent, ticked, reason } = sent.value
  if (ticked.length === 0) return sent.refuse({ problem: 'Select items first.' })
  const { done, left } = await decideMany(context.get(appContext), actorOf(context), ticked, intent, reason)
  const word = intent === 'approve' ? 'approved' : 'rejected'
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

export const clientAction = (sent: Route.ClientActionArgs) => keepPageOffline(sent)

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0], { title: 'Moderation', description: 'Recipes waiting for review.', path: null })

export default function ModerationQueue({ loaderData, actionData }: Route.ComponentProps) {
  const { open, items, filter, search, isFirst, next } = loaderData
  const [isHelpOpen, setHelpOpen] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const { state } = useNavigation()
  const { props, fields } = useServerForm({ schema: bulkForm, answer: actionData })

  useQueueKeys(list, () => setHelpOpen(true))
  const hasBoxes = items.some((item) => item.kind !== 'report' && item.state === 'open')
  const selected = new Set([fields.ticked.initialValue].flat())
  return (
    <>
      <AdminHead
        title="Moderation"
        lead="Submissions, changes and reports, longest wait first."
        action={<KeysHelp keys={queueKeys} isOpen={isHelpOpen} onOpenChange={setHelpOpen} />}
      />
      <ModerationTray current="recipes" open={open} />
      <QueueFilters filter={filter} />
      <FormErrorPanel answer={actionData} />
      {items.length > 0 ? (
        <Form {...props} preventScrollReset className={queueLook}>
          {/* Enter presses a form's first button. This disabled button keeps Enter from making a decision. */}
          <button type="submit" disabled hidden aria-label="Nothing" />
          <QueueList items={items} selected={selected} listRef={list} />
          {hasBoxes && <BulkBar reason={fields.reason} isSending={state === 'submitting'} />}
        </Form>
      ) : (
        <EmptyState picture={cocoaBath} title={search === '' ? 'Nothing to review' : 'No matches'}>
          {search === '' ? 'All caught up. Have a cocoa.' : 'No item matches all of these filters.'}
        </EmptyState>
      )}
      {(next || !isFirst) && (
        <nav aria-label="Moderation pages" className="mt-6 flex justify-between gap-3">
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
