import { Link } from 'react-router'
import type { MessageKind } from '../../../core/messages/message.ts'
import { shortMoment } from '../../../core/text/date-text.ts'
import { Badge } from '../../ui/badge.tsx'

export interface ShownMessage {
  id: number
  kind: MessageKind
  name: string
  message: string
  state: 'open' | 'closed'
  assignedName: string | null
  replies: number
  /** An ISO date. */
  createdAt: string
}

/** A message in the list. The whole card is a link. */
export function MessageCard({ message }: { message: ShownMessage }) {
  const { id, kind, name, state, assignedName, replies, createdAt } = message
  return (
    <article className="relative rounded-md bg-surface px-5 py-4 shadow-edge focus-within:shadow-card-lift hover:shadow-card-lift">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <h2 className="font-display text-[1.125rem] font-[560] tracking-normal">
          <Link
            to={`/admin/messages/${id}`}
            className="[overflow-wrap:anywhere] text-ink no-underline after:absolute after:inset-0 after:rounded-md focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-3 focus-visible:after:outline-focus"
          >
            {name}
          </Link>
        </h2>
        <Badge variant={kind === 'support' ? 'info' : 'plain'}>{kind === 'support' ? 'Support' : 'Contact'}</Badge>
        {state === 'closed' ? (
          <Badge>Closed</Badge>
        ) : replies === 0 ? (
          <Badge variant="medium">Unanswered</Badge>
        ) : (
          <Badge variant="ok">Answered</Badge>
        )}
        {assignedName && <Badge>For {assignedName}</Badge>}
        <time dateTime={createdAt} className="text-small text-ink-soft max-sm:basis-full sm:ml-auto">
          {shortMoment(createdAt)}
        </time>
      </div>
      <p className="mt-1.5 line-clamp-2 text-ink-soft [overflow-wrap:anywhere]">{message.message}</p>
    </article>
  )
}
