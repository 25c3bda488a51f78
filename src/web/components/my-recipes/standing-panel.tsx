import type { ReactNode } from 'react'
import type { MyRecipe } from '../../../core/review/my-recipe.ts'
import { ReasonNote } from '../review/reason-note.tsx'
import { StatusBadge } from '../review/status-badge.tsx'
import { Panel } from '../ui/panel.tsx'
import { saidAbout } from './said-about.ts'
import { standingText } from './standing-text.ts'

interface StandingPanelProps {
  recipe: Pick<MyRecipe, 'status' | 'reason' | 'change'>
  /** Since when: a heading, or a few words beside the badge. */
  since: ReactNode
  /** What can be done with it. */
  children: ReactNode
}

/** Where a recipe stands, in plain words, what an editor said, and what can be done. */
export function StandingPanel({ recipe, since, children }: StandingPanelProps) {
  const { status, change } = recipe
  const said = saidAbout(recipe)
  return (
    <Panel aria-label="Where it stands">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <StatusBadge status={status} />
        {since}
      </div>
      <p className="mt-3 max-w-[60ch]">{standingText[status]}</p>
      {change && (
        <p className="mt-2 max-w-[60ch]">
          {change.state === 'open'
            ? 'A change of yours waits for review; until then the recipe stays as it was.'
            : 'Your change was read, and something in it should be put right.'}
        </p>
      )}
      {said && <ReasonNote reason={said} />}
      <div className="mt-5 grid gap-2.5 sm:flex sm:flex-wrap">{children}</div>
    </Panel>
  )
}
