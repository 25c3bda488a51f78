import { editCategories } from '../../../core/recipe/vocabulary.ts'
import { CheckboxRow } from '../ui/checkbox.tsx'
import { Field } from '../ui/field.tsx'
import { Input } from '../ui/input.tsx'

/** Categories as boxes to tick, which need no script. */
export function CategoryChecks({ chosen, error }: { chosen: ReadonlyArray<string>; error?: string | undefined }) {
  const offered = [...new Set([...chosen, ...editCategories])]
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
      <Field label="Other categories" error={error} hint="With commas between them." className="mt-2">
        <Input name="moreCategories" />
      </Field>
    </fieldset>
  )
}

/** "quick meals" as the form that sends recipes in writes it: "Quick Meals". */
const withCapitals = (name: string) => name.replaceAll(/(?<=^|[ -])\p{L}/gu, (letter) => letter.toUpperCase())
