import { longDate } from '../../../core/reading-text.ts'
import type { RecipeStatus } from '../../../core/recipe/recipe.ts'
import type { ReviewKind, ReviewState } from '../../../core/review/review.ts'
import { Badge } from '../ui/badge.tsx'
import { kindLooks, kindNames, stateLooks, stateName } from './review-words.ts'
import { StatusBadge } from './status-badge.tsx'

interface ItemStateProps {
  item: {
    kind: ReviewKind
    state: ReviewState
    createdAt: string
    decision: { at: string; name: string | null } | null
  }
  /** Of the recipe it is about. */
  status: RecipeStatus
}

/** What it is, how it stands, since when. */
export function ItemState({ item: { kind, state, createdAt, decision }, status }: ItemStateProps) {
  return (
    <div className="mb-5 flex flex-wrap items-center gap-x-3 gap-y-2">
      <Badge variant={kindLooks[kind]}>{kindNames[kind]}</Badge>
      <Badge variant={stateLooks[state]}>{stateName(kind, state)}</Badge>
      {kind !== 'recipe' && <StatusBadge status={status} />}
      <span className="text-small text-ink-soft">
        {kind === 'report' ? 'Reported' : 'Sent'} on <time dateTime={createdAt}>{longDate(createdAt)}</time>
        {decision && (
          <>
            , decided on <time dateTime={decision.at}>{longDate(decision.at)}</time>
            {decision.name && ` by ${decision.name}`}
          </>
        )}
      </span>
    </div>
  )
}
