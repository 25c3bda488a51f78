import { useDroppable } from '@dnd-kit/react'
import { Plus } from 'lucide-react'
import { entriesAt, type PlanEntry, type Slot } from '../../../core/planning/meal-plan.ts'
import { longDay } from '../../../core/planning/weeks.ts'
import { cn } from '../../ui/cn.ts'
import { IconButtonLink } from '../../ui/icon-button.tsx'
import type { KnownRecipes } from '../collections/use-known-recipes.ts'
import { PlannedEntry } from './planned-entry.tsx'

interface MealSlotProps {
  slot: Slot
  entries: ReadonlyArray<PlanEntry>
  known: KnownRecipes
  /** Missing for those who may only look. */
  on?: { add: (slot: Slot) => void; edit: (id: string) => void } | undefined
}

/** One meal of one day, with any number of dishes. */
export function MealSlot({ slot, entries, known, on }: MealSlotProps) {
  const name = `${slot.meal}, ${longDay(slot.day)}`
  const { ref, isDropTarget } = useDroppable({ id: `${slot.day} ${slot.meal}`, data: { slot, name }, disabled: !on })
  const planned = entriesAt(entries, slot)
  return (
    <section
      ref={ref}
      aria-label={name}
      className={cn(
        '-m-1.5 min-w-0 rounded-md p-1.5 max-md:flex-auto print:m-0 print:p-0',
        planned.length > 0 && 'max-md:basis-full',
        isDropTarget && 'bg-blush',
      )}
    >
      <div className="flex min-h-11 items-center justify-between gap-3 max-md:gap-1 print:min-h-0">
        <h3 className="text-small font-[550] tracking-normal text-ink-soft print:text-[8pt]">{slot.meal}</h3>
        {on && (
          <IconButtonLink
            to={`/meal-plan/add?day=${slot.day}&meal=${slot.meal}`}
            label={`Add to ${name}`}
            variant="quiet"
            onClick={(event) => {
              event.preventDefault()
              on.add(slot)
            }}
            className="text-ink-soft hover:bg-sunk print:hidden"
          >
            <Plus aria-hidden />
          </IconButtonLink>
        )}
      </div>
      <ul className="grid gap-1.5 empty:hidden print:block print:min-h-[11mm] print:empty:block">
        {planned.map((entry) => (
          <PlannedEntry
            key={entry.id}
            entry={entry}
            recipe={entry.kind === 'recipe' && entry.recipeId !== null ? known.get(entry.recipeId) : undefined}
            onEdit={on && (() => on.edit(entry.id))}
          />
        ))}
      </ul>
    </section>
  )
}
