import { withCategories } from '../../../core/recipes/categories/category-choices.ts'
import { type FormFieldData, TextField } from '../../forms/form-field.tsx'
import { useCategoryChoices } from '../../shell/use-category-choices.ts'
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
  const offered = withCategories(useCategoryChoices(), [...saved, ...chosen])
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">Categories</legend>
      <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-3">
        {offered.map(({ name, label }) => (
          <CheckboxRow
            key={name}
            name="categories"
            value={name}
            label={label}
            defaultChecked={chosen.includes(name)}
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
