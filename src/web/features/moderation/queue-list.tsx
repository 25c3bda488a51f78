import { TriangleAlert, UserRound } from 'lucide-react'
import type { RefObject } from 'react'
import { longDate } from '../../../core/content/post-text.ts'
import type { Finding, ModerationKind, ModerationState } from '../../../core/moderation/moderation.ts'
import { Badge } from '../../ui/badge.tsx'
import { kindLooks, kindNames, stateLooks, stateName } from './moderation-text.ts'
import { QueueRow } from './queue-row.tsx'

interface QueueEntry {
  id: number
  kind: ModerationKind
  state: ModerationState
  title: string
  author: string | null
  findings: ReadonlyArray<Finding>
  claimedBy: string | null
  version: number
  recipeVersion: number
  createdAt: string
}

interface QueueListProps {
  items: ReadonlyArray<QueueEntry>
  listRef: RefObject<HTMLUListElement | null>
}

/** The queue, oldest first. Items that can be decided without opening them have a checkbox. */
export function QueueList({ items, listRef }: QueueListProps) {
  return (
    <ul ref={listRef} className="grid gap-2.5">
      {items.map((item) => (
        <QueueRow
          key={item.id}
          to={`/admin/review/${item.id}`}
          title={item.title}
          ticked={
            item.kind !== 'report' && item.state === 'open' ? `${item.id}:${item.version}:${item.recipeVersion}` : null
          }
          badges={
            <>
              <Badge variant={kindLooks[item.kind]}>{kindNames[item.kind]}</Badge>
              {item.state !== 'open' && (
                <Badge variant={stateLooks[item.state]}>{stateName(item.kind, item.state)}</Badge>
              )}
            </>
          }
        >
          <p className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-small text-ink-soft">
            <span>
              {item.kind === 'report' && 'Reported on '}
              <time dateTime={item.createdAt}>{longDate(item.createdAt)}</time>
              {item.author && item.kind !== 'report' && ` by ${item.author}`}
            </span>
            {item.findings.length > 0 && (
              <span className="inline-flex items-center gap-1.5">
                <TriangleAlert aria-hidden className="size-4" />
                {item.findings.length === 1 ? '1 finding' : `${item.findings.length} findings`}
              </span>
            )}
            {item.claimedBy !== null && (
              <span className="inline-flex items-center gap-1.5">
                <UserRound aria-hidden className="size-4" />
                Claimed by {item.claimedBy}
              </span>
            )}
          </p>
        </QueueRow>
      ))}
    </ul>
  )
}
