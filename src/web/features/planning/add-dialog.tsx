import { type Dish, leftoverSources, type PlanEntry, type Slot } from '../../../core/planning/meal-plan.ts'
import { longDay } from '../../../core/planning/weeks.ts'
import { Dialog, DialogContent } from '../../ui/dialog.tsx'
import { type DishSources, PickDish } from './pick-dish.tsx'

interface AddDialogProps extends DishSources {
  slot: Slot
  entries: ReadonlyArray<PlanEntry>
  onChoose: (dish: Dish) => void
  onClose: () => void
}

/** A cook rarely eats older leftovers. */
const mostLeftovers = 6

/** Chooses a dish for a meal. */
export default function AddDialog({ slot, entries, onChoose, onClose, ...sources }: AddDialogProps) {
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent title={slot.meal} description={longDay(slot.day)} isPage>
        <PickDish {...sources} leftovers={leftoverSources(entries, slot).slice(0, mostLeftovers)} onChoose={onChoose} />
      </DialogContent>
    </Dialog>
  )
}
