import { longestNote, longestTitle, mostServings, type PlanEntry } from '../../../core/planning/meal-plan.ts'
import { type FormFieldData, TextareaField, TextField } from '../../forms/form-field.tsx'
import { SlotFields } from './slot-fields.tsx'

type Name = 'day' | 'meal' | 'title' | 'servings' | 'note'

/** The fields of a planned dish that can be changed. Only texts have a title of their own. */
export function EntryFields({ fields, entry }: { fields: Record<Name, FormFieldData>; entry: PlanEntry }) {
  return (
    <div className="grid gap-4">
      {entry.kind === 'text' && <TextField field={fields.title} label="Dish" maxLength={longestTitle} />}
      <SlotFields fields={fields} day={entry.day} />
      {entry.kind === 'recipe' && (
        <TextField
          field={fields.servings}
          label="Servings"
          hint="The shopping list and the recipe use this number. Leave it empty to cook the recipe as written."
          type="number"
          inputMode="numeric"
          min={1}
          max={mostServings}
        />
      )}
      <TextareaField field={fields.note} label="Note" rows={3} maxLength={longestNote} />
    </div>
  )
}

export const typedOf = (entry: PlanEntry) => ({
  day: entry.day,
  meal: entry.meal,
  title: entry.title,
  servings: entry.kind === 'recipe' ? String(entry.servings ?? '') : '',
  note: entry.note,
})
