import { meals } from '../../../core/planning/meal-plan.ts'
import { type Day, daysOfWeek, longDay, mondayOf } from '../../../core/planning/weeks.ts'
import { type FormFieldData, SelectField } from '../../forms/form-field.tsx'

/** Chooses a day and a meal in the week of the given day. */
export function SlotFields({ fields, day }: { fields: { day: FormFieldData; meal: FormFieldData }; day: Day }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField field={fields.day} label="Day">
        {daysOfWeek(mondayOf(day)).map((one) => (
          <option key={one} value={one}>
            {longDay(one)}
          </option>
        ))}
      </SelectField>
      <SelectField field={fields.meal} label="Meal">
        {meals.map((meal) => (
          <option key={meal}>{meal}</option>
        ))}
      </SelectField>
    </div>
  )
}
