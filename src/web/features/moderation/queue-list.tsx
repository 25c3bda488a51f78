import { TriangleAlert, UserRound } from 'lucide-react'
import type { RefObject } from 'react'
import { Link } from 'react-router'
import { longDate } from '../../../core/content/post-text.ts'
import type { Finding, ModerationKind, ModerationState } from '../../../core/moderation/moderation.ts'
import { Badge } from '../../ui/badge.tsx'
import { CheckboxRow } from '../../ui/checkbox.tsx'
import { kindLooks, kindNames, stateLooks, stateName } from './moderation-text.ts'

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
        <li
          key={item.id}
          className="relative grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3 hover:shadow-card-lift rounded-md bg-surface py-2.5 pr-4 pl-3 shadow-card focus-within:shadow-float"
        >
          {item.kind !== 'report' && item.state === 'open' ? (
            <CheckboxRow
              name="ticked"
              value={`${item.id}:${item.version}:${item.recipeVersion}`}
              label={<span className="sr-only">Tick {item.title}</span>}
              className="relative z-1 justify-center gap-0 px-1"
            />
          ) : (
            <span className="w-8.5" />
          )}
          <div className="min-w-0 py-1.5">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
              <Link
                to={`/admin/review/${item.id}`}
                data-item
                className="font-display text-[1.125rem] font-[560] [overflow-wrap:anywhere] after:absolute after:inset-0 after:rounded-md"
              >
                {item.title}
              </Link>
              <Badge variant={kindLooks[item.kind]}>{kindNames[item.kind]}</Badge>
              {item.state !== 'open' && (
                <Badge variant={stateLooks[item.state]}>{stateName(item.kind, item.state)}</Badge>
              )}
            </div>
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
          </div>
        </li>
      ))}
    </ul>
  )
}
