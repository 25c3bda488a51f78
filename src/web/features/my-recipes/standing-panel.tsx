import type { ReactNode } from 'react'
import type { RecipeStatus } from '../../../core/recipes/recipe.ts'
import type { MyRecipe } from '../../../core/recipes/my-recipe.ts'
import { ReasonNote } from '../moderation/reason-note.tsx'
import { StatusBadge } from '../moderation/status-badge.tsx'
import { Panel } from '../../ui/panel.tsx'
import { saidAbout } from './said-about.ts'

/** Explains each status, and what happens next, to the recipe's cook. */
const standingText: Record<RecipeStatus, string> = {
  draft: 'Only you can see it. Submit it when it is ready.',
  pending:
    'An editor reviews it before it is listed. You don’t need to do anything. Come back here to see the decision.',
  'changes-requested': 'An editor asks you to correct something. Edit it and resubmit it.',
  published: 'Everyone can find, cook and share it. Thank you for sharing it.',
  rejected: 'An editor decided not to list it.',
  withdrawn: 'Nobody else can see it anymore.',
}

interface StandingPanelProps {
  recipe: Pick<MyRecipe, 'status' | 'reason' | 'change'>
  /** The date of the status, as a heading or as a few words beside the badge. */
  since: ReactNode
  /** Buttons for the recipe. */
  children: ReactNode
}

/** Explains the status of a recipe, with an editor's reason and the available actions. */
export function StandingPanel({ recipe, since, children }: StandingPanelProps) {
  const { status, change } = recipe
  const said = saidAbout(recipe)
  return (
    <Panel aria-label="Status">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <StatusBadge status={status} />
        {since}
      </div>
      <p className="mt-3 max-w-[60ch]">{standingText[status]}</p>
      {change && (
        <p className="mt-2 max-w-[60ch]">
          {change.state === 'open'
            ? 'Your change is waiting for review. Until then the recipe stays as it was.'
            : 'An editor asks you to correct something in your change.'}
        </p>
      )}
      {said && <ReasonNote reason={said} />}
      <div className="mt-5 grid gap-2.5 sm:flex sm:flex-wrap">{children}</div>
    </Panel>
  )
}
