import { Link } from 'react-router'
import type { ItemState } from '../../../core/automations/automation-items.ts'
import { shortMoment } from '../../../core/text/date-text.ts'
import { Badge } from '../../ui/badge.tsx'
import { cn } from '../../ui/cn.ts'

interface ItemListProps {
  items: ReadonlyArray<{
    id: number
    tokenName: string
    address: string | null
    title: string
    state: ItemState
    problem: string | null
    recipeId: string | null
    createdAt: string
  }>
}

const stateWords: Readonly<Record<ItemState, string>> = {
  waiting: 'Waiting',
  saved: 'Saved',
  draft: 'Draft',
  exists: 'Already here',
  refused: 'Refused',
  failed: 'Failed',
}

const stateLooks = {
  waiting: 'info',
  saved: 'ok',
  draft: 'plain',
  exists: 'plain',
  refused: 'hard',
  failed: 'hard',
} as const

/** Lists the recipes and addresses that automations sent. */
export function ItemList({ items }: ItemListProps) {
  if (items.length === 0) return <p className="text-ink-soft">Nothing yet.</p>
  return (
    <ul className="grid gap-2.5">
      {items.map(({ id, tokenName, address, title, state, problem, recipeId, createdAt }) => {
        const name = title || address || 'A recipe without a title'
        return (
          <li key={id} className="rounded-md bg-sunk px-4 py-3">
            <p className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
              <span className="min-w-0 flex-1 basis-52 font-semibold [overflow-wrap:anywhere]">
                {recipeId && state !== 'draft' ? <Link to={`/recipe/${recipeId}`}>{name}</Link> : name}
              </span>
              <Badge
                variant={stateLooks[state]}
                className={cn('mt-0.5 flex-none', stateLooks[state] === 'plain' && 'bg-surface')}
              >
                {stateWords[state]}
              </Badge>
            </p>
            {problem && <p className="mt-1 text-small">{problem}</p>}
            <p className="mt-1 text-small text-ink-soft [overflow-wrap:anywhere]">
              {tokenName},{' '}
              <time dateTime={createdAt} className="whitespace-nowrap">
                {shortMoment(createdAt)}
              </time>
            </p>
          </li>
        )
      })}
    </ul>
  )
}
