import type { RecipeStatus } from '../../../core/recipes/recipe.ts'
import type { ModerationKind, ModerationState } from '../../../core/moderation/moderation.ts'
import { longDate } from '../../../core/text/date-text.ts'
import { Badge } from '../../ui/badge.tsx'
import { kindLooks, kindNames, stateLooks, stateName } from './moderation-text.ts'
import { StatusBadge } from './status-badge.tsx'

interface ItemStateProps {
  item: {
    kind: ModerationKind
    state: ModerationState
    createdAt: string
    decision: { at: string; name: string | null } | null
  }
  /** The status of the recipe. */
  status: RecipeStatus
}

/** The kind, state and age of a moderation item. */
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
