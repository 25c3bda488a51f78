import { TriangleAlert, UserRound } from 'lucide-react'
import type { RefObject } from 'react'
import type { Picture } from '../../../core/pictures/picture.ts'
import type { DrawnDish } from '../../../core/recipes/drawing/drawing.ts'
import { counted } from '../../../core/text/counted.ts'
import { longDate } from '../../../core/text/date-text.ts'
import type { Finding, ModerationKind, ModerationState } from '../../../core/moderation/moderation.ts'
import { Badge } from '../../ui/badge.tsx'
import { kindLooks, kindNames, stateLooks, stateName } from './moderation-text.ts'
import { QueuePicture } from './queue-picture.tsx'
import { QueueRow } from './queue-row.tsx'

interface QueueEntry {
  id: number
  recipeId: string
  picture: Picture | null
  drawing: DrawnDish | null
  kind: ModerationKind
  state: ModerationState
  title: string
  author: string | null
  owner: string | null
  findings: ReadonlyArray<Finding>
  claimedBy: string | null
  version: number
  recipeVersion: number
  createdAt: string
}

interface QueueListProps {
  items: ReadonlyArray<QueueEntry>
  /** Values of checkboxes that an answer to the form had. */
  selected: ReadonlySet<unknown>
  listRef: RefObject<HTMLUListElement | null>
}

/** The queue, oldest first. Items that can be decided without opening them have a checkbox. */
export function QueueList({ items, selected, listRef }: QueueListProps) {
  return (
    <ul ref={listRef} className="grid gap-2.5">
      {items.map((item) => {
        const value = valueOf(item)
        return (
          <QueueRow
            key={item.id}
            to={`/admin/review/${item.id}`}
            title={item.title}
            picture={<QueuePicture recipe={{ id: item.recipeId, drawing: item.drawing }} picture={item.picture} />}
            ticked={value}
            isTicked={selected.has(value)}
            badges={
              <>
                <Badge variant={kindLooks[item.kind]}>{kindNames[item.kind]}</Badge>
                {item.findings.some(({ check }) => check === 'copy') && <Badge variant="hard">Possible copy</Badge>}
                {item.state !== 'open' && (
                  <Badge variant={stateLooks[item.state]}>{stateName(item.kind, item.state)}</Badge>
                )}
              </>
            }
          >
            <p className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-small text-ink-soft">
              <span className="[overflow-wrap:anywhere]">by {authorsOf(item)}</span>
              <span>
                {item.kind === 'report' && 'Reported on '}
                <time dateTime={item.createdAt}>{longDate(item.createdAt)}</time>
              </span>
              {item.kind === 'recipe' && item.picture === null && <span>No photo</span>}
              {item.findings.length > 0 && (
                <span className="inline-flex items-center gap-1.5">
                  <TriangleAlert aria-hidden className="size-4" />
                  {counted(item.findings.length, 'finding')}
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
        )
      })}
    </ul>
  )
}

/** Reports are decided on their own page. */
const valueOf = ({ id, kind, state, version, recipeVersion }: QueueEntry) =>
  kind !== 'report' && state === 'open' ? `${id}:${version}:${recipeVersion}` : null

/** An imported recipe names the author of its source, and belongs to the account that imported it. */
function authorsOf({ author, owner }: QueueEntry): string {
  if (author === null || author === owner) return owner ?? 'a visitor'
  return owner === null ? author : `${author}, sent by ${owner}`
}
