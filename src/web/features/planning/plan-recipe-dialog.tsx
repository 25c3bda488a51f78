import { useState } from 'react'
import { useNavigate } from 'react-router'
import { placeDish, type Slot } from '../../../core/planning/meal-plan.ts'
import { PlaceForm } from '../../../core/planning/plan-form.ts'
import { addDays, localDay, longDay, mondayOf, weekName } from '../../../core/planning/weeks.ts'
import { randomId } from '../../browser/random-id.ts'
import { useServerForm } from '../../forms/use-server-form.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogContent } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'
import { toast } from '../../ui/toast.ts'
import { sayNotStored } from '../collections/say-not-stored.ts'
import { exchangePlan } from './account-plan.ts'
import { SlotFields } from './slot-fields.tsx'
import { changeEntries, planEntry } from './stored-plan.ts'
import { weekPath } from './week-nav.tsx'

interface PlanRecipeDialogProps {
  recipe: { id: string; title: string }
  servings: number | null
  onClose: () => void
}

/** The weeks that are offered. Later ones are planned on the page of the plan. */
const weeksAhead = 8

/** Puts a recipe into a meal of this week or a later one, at the servings that its page shows. */
export default function PlanRecipeDialog({ recipe, servings, onClose }: PlanRecipeDialogProps) {
  const [today] = useState(() => localDay(new Date()))
  const thisMonday = mondayOf(today)
  const [monday, setMonday] = useState(thisMonday)
  const navigate = useNavigate()
  const { props, fields, form } = useServerForm({
    schema: PlaceForm,
    answer: undefined,
    defaultValue: { day: today, meal: 'Dinner' },
    onSubmit(event) {
      event.preventDefault()
      const typed = PlaceForm.safeParse(Object.fromEntries(new FormData(event.currentTarget)))
      if (typed.success) place(typed.data)
    },
  })

  function place(slot: Slot) {
    const dish = { kind: 'recipe', title: recipe.title, recipeId: recipe.id, servings } as const
    const entry = placeDish(dish, slot, randomId())
    onClose()
    if (!changeEntries((entries) => [...entries, entry])) return sayNotStored()
    const { account } = planEntry.read()
    if (account) void exchangePlan(account)
    toast.success(`Planned for ${longDay(slot.day)}`, slot.meal, {
      label: 'Open plan',
      onPress: () => void navigate(weekPath(mondayOf(slot.day))),
    })
  }

  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title="Add to the meal plan"
        description={servings === null ? recipe.title : `${recipe.title}, for ${servings} servings`}
        footer={
          <Button type="submit" form={form.id} variant="primary">
            Add to the plan
          </Button>
        }
      >
        <form {...props}>
          <Field label="Week" className="mb-4">
            <NativeSelect value={monday} onChange={({ target }) => setMonday(target.value)}>
              {Array.from({ length: weeksAhead }, (_, count) => addDays(thisMonday, count * 7)).map((week) => (
                <option key={week} value={week}>
                  {weekName(week)}
                </option>
              ))}
            </NativeSelect>
          </Field>
          {/* The key offers another week from its first day. */}
          <SlotFields key={monday} fields={fields} day={monday} />
        </form>
      </DialogContent>
    </Dialog>
  )
}
