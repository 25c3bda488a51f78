import { useDraggable } from '@dnd-kit/react'
import { Pencil } from 'lucide-react'
import { Link } from 'react-router'
import type { PlanEntry } from '../../../core/planning/meal-plan.ts'
import { servingsText } from '../../../core/planning/calendar.ts'
import { factorFor } from '../../../core/recipes/scaling/scale.ts'
import type { RecipeSummary } from '../../../core/recipes/recipe-summary.ts'
import { DragHandle } from '../../ui/drag-handle.tsx'
import { cn } from '../../ui/cn.ts'
import { IconButtonLink } from '../../ui/icon-button.tsx'
import { amountSearch, asWritten } from '../recipes/amount-choice.ts'

interface PlannedEntryProps {
  entry: PlanEntry
  /** The recipe as it is now. Undefined while it is unknown, null if it is gone. */
  recipe: RecipeSummary | null | undefined
  /** Missing for those who may only look. */
  onEdit?: (() => void) | undefined
}

/** A dish in the week, with handle and button for the cook. */
export function PlannedEntry({ entry, recipe, onEdit }: PlannedEntryProps) {
  return onEdit ? (
    <EditableEntry entry={entry} recipe={recipe} onEdit={onEdit} />
  ) : (
    <li className="py-1">
      <EntryText entry={entry} recipe={recipe} />
    </li>
  )
}

function EditableEntry({
  entry,
  recipe,
  onEdit,
}: Required<Pick<PlannedEntryProps, 'entry' | 'recipe'>> & { onEdit: () => void }) {
  const { ref, handleRef, isDragging } = useDraggable({
    id: `entry ${entry.id}`,
    data: { entryId: entry.id, name: entry.title },
  })
  return (
    <li
      ref={ref}
      className={cn(
        'flex items-center gap-1 rounded-md bg-sunk py-1 pr-1 pl-3 xl:pl-0 print:bg-transparent print:p-0',
        isDragging && 'shadow-float',
      )}
    >
      <DragHandle ref={handleRef} name={entry.title} className="hidden w-7 xl:grid no-script:hidden print:hidden" />
      <EntryText entry={entry} recipe={recipe} />
      <IconButtonLink
        to={`/meal-plan/edit/${encodeURIComponent(entry.id)}`}
        label={`Change ${entry.title}`}
        variant="quiet"
        onClick={(event) => {
          event.preventDefault()
          onEdit()
        }}
        className="ml-auto print:hidden"
      >
        <Pencil aria-hidden />
      </IconButtonLink>
    </li>
  )
}

function EntryText({ entry, recipe }: Pick<PlannedEntryProps, 'entry' | 'recipe'>) {
  const title = recipe?.title ?? entry.title
  const isGone = entry.kind === 'recipe' && (entry.recipeId === null || recipe === null)
  const details = [
    entry.kind === 'leftovers' && 'Leftovers',
    entry.kind === 'recipe' && entry.servings !== null && servingsText(entry.servings),
    isGone && 'No longer on the site',
  ].filter(Boolean)
  return (
    <div className="min-w-0 py-1.5 [overflow-wrap:anywhere] print:py-0">
      {entry.kind === 'recipe' && entry.recipeId !== null && !isGone ? (
        <Link to={addressOf(entry.recipeId, entry.servings, recipe)} className="font-semibold text-ink">
          {title}
        </Link>
      ) : (
        <span className="font-semibold">{title}</span>
      )}
      {details.length > 0 && <p className="text-small text-ink-soft print:text-[8pt]">{details.join(', ')}</p>}
      {entry.note && <p className="text-small whitespace-pre-line text-ink-soft print:text-[8pt]">{entry.note}</p>}
    </div>
  )
}

/** Opens the recipe with the planned servings. */
function addressOf(id: string, servings: number | null, recipe: RecipeSummary | null | undefined) {
  const scale = servings !== null && recipe?.servings ? factorFor(servings, recipe.servings) : 1
  return `/recipe/${encodeURIComponent(id)}${amountSearch({ ...asWritten, scale })}`
}
