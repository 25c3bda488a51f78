import { editCategories } from '../../../core/recipes/vocabulary.ts'
import { type FormFieldData, TextField } from '../../forms/form-field.tsx'
import { CheckboxRow } from '../../ui/checkbox.tsx'

interface CategoryChecksProps {
  saved: ReadonlyArray<string>
  chosen: ReadonlyArray<string>
  /** The error about the chosen categories. */
  error: string | undefined
  more: FormFieldData
}

/** Categories as checkboxes, which work without script. */
export function CategoryChecks({ saved, chosen, error, more }: CategoryChecksProps) {
  const offered = [...new Set([...saved, ...chosen, ...editCategories])]
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">Categories</legend>
      <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-3">
        {offered.map((category) => (
          <CheckboxRow
            key={category}
            name="categories"
            value={category}
            label={withCapitals(category)}
            defaultChecked={chosen.includes(category)}
            className="[&>span:last-child]:[overflow-wrap:anywhere]"
          />
        ))}
      </div>
      <div className="mt-2">
        <TextField
          field={error ? { ...more, errors: [error] } : more}
          label="Other categories"
          hint="Separate them with commas."
        />
      </div>
    </fieldset>
  )
}

/** Writes "quick meals" as "Quick Meals", as the submission form does. */
const withCapitals = (name: string) => name.replaceAll(/(?<=^|[ -])\p{L}/gu, (letter) => letter.toUpperCase())
