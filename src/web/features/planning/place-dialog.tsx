import type { Dish, Slot } from '../../../core/planning/meal-plan.ts'
import { PlaceForm } from '../../../core/planning/plan-form.ts'
import type { Day } from '../../../core/planning/weeks.ts'
import { useServerForm } from '../../forms/use-server-form.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogContent } from '../../ui/dialog.tsx'
import { SlotFields } from './slot-fields.tsx'

interface PlaceDialogProps {
  dish: Dish
  /** The day that is offered first. */
  day: Day
  onPlace: (slot: Slot) => void
  onClose: () => void
}

/** Chooses the meal for a dish, for those who don't drag it. */
export default function PlaceDialog({ dish, day, onPlace, onClose }: PlaceDialogProps) {
  const { props, fields, form } = useServerForm({
    schema: PlaceForm,
    answer: undefined,
    defaultValue: { day, meal: 'Dinner' },
    onSubmit(event) {
      event.preventDefault()
      const typed = PlaceForm.safeParse(Object.fromEntries(new FormData(event.currentTarget)))
      if (typed.success) onPlace(typed.data)
    },
  })
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title={dish.title}
        footer={
          <Button type="submit" form={form.id} variant="primary">
            Add to the plan
          </Button>
        }
      >
        <form {...props}>
          <SlotFields fields={fields} day={day} />
        </form>
      </DialogContent>
    </Dialog>
  )
}
