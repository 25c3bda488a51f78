import { isAtLeast } from '../../../../core/accounts/role.ts'
import { listInbox } from '../../../../db/messages/inbox.ts'
import { appContext } from '../../../shell/app-context.ts'
import emptyPlate from '../../../art/spot-empty-plate.svg'
import { ListFilter } from '../../../ui/list-filter.tsx'
import { MessageCard } from '../message-card.tsx'
import { AdminHead } from '../../admin/admin-head.tsx'
import { DoneNotice } from '../../../ui/done-notice.tsx'
import { OlderLink } from '../../../ui/older-link.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { pageMeta } from '../../../shell/page-meta.ts'
import { rowNumber } from '../../../forms/row-number.ts'
import { actorOf } from '../../../shell/signed-in.ts'
import type { Route } from './+types/admin-messages'

const onAPage = 30
const boxes = ['open', 'closed', 'mine', 'all'] as const

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = actorOf(context)
  const query = new URL(request.url).searchParams
  const box = boxes.find((known) => known === query.get('box')) ?? 'open'
  const words = (query.get('q') ?? '').trim().slice(0, 100)
  const before = rowNumber(query.get('before')) || null
  const isAdmin = isAtLeast(actor.role, 'admin')
  const { messages, hasMore } = await listInbox(context.get(appContext).db, {
    state: box === 'open' || box === 'closed' ? box : null,
    assignedTo: box === 'mine' || !isAdmin ? actor.id : null,
    kind: null,
    words,
    before,
    limit: onAPage,
  })
  return {
    box,
    words,
    before,
    hasMore,
    isAdmin,
    messages: messages.map(({ createdAt, email: _email, assignedTo: _to, ...message }) => ({
      ...message,
      createdAt: createdAt.toISOString(),
    })),
  }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0], { title: 'Messages', description: 'Messages from visitors.', path: null })

const nothing = {
  open: { title: 'No open messages', text: 'Every message is answered or closed.' },
  closed: { title: 'No closed messages', text: 'Closed messages appear here.' },
  mine: { title: 'Nothing is assigned to you', text: 'Messages assigned to you appear here.' },
  all: { title: 'No messages yet', text: 'Messages from visitors appear here.' },
} as const

export default function AdminMessages({ loaderData }: Route.ComponentProps) {
  const { box, words, before, hasMore, isAdmin, messages } = loaderData
  const last = messages.at(-1)
  // In every box, editors see only the messages assigned to them.
  const empty = nothing[box === 'all' && !isAdmin ? 'mine' : box]
  const choices = [
    ['closed', 'Closed'],
    ...(isAdmin ? [['mine', 'Assigned to me'] as const] : []),
    ['all', 'All'],
  ] as const
  return (
    <>
      <AdminHead
        title="Messages"
        lead={isAdmin ? 'Messages from the support and contact pages.' : 'Messages assigned to you.'}
      />
      <DoneNotice words={{ replied: 'Answer queued', closed: 'Message closed' }} />
      <ListFilter
        words={words}
        label="Search messages"
        name="box"
        chosen={box === 'open' ? null : box}
        about="Which messages"
        all="Open"
        choices={choices}
      />
      {messages.length === 0 ? (
        <EmptyState picture={emptyPlate} title={words ? 'Nothing found' : empty.title}>
          {words ? 'Try another word, or search all messages.' : empty.text}
        </EmptyState>
      ) : (
        <ul className="grid gap-2.5">
          {messages.map((message) => (
            <li key={message.id}>
              <MessageCard message={message} />
            </li>
          ))}
        </ul>
      )}
      <OlderLink
        noun="messages"
        first={before === null ? null : pathOf(box, words, null)}
        next={hasMore && last ? pathOf(box, words, last.id) : null}
      />
    </>
  )
}

function pathOf(box: string, words: string, before: number | null) {
  const query = new URLSearchParams()
  if (box !== 'open') query.set('box', box)
  if (words) query.set('q', words)
  if (before !== null) query.set('before', String(before))
  return query.size > 0 ? `/admin/messages?${query}` : '/admin/messages'
}
