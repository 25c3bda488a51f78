import { Button } from '../../ui/button.tsx'
import { CheckboxRow } from '../../ui/checkbox.tsx'
import { Input } from '../../ui/input.tsx'
import { Label } from '../../ui/label.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'
import { type AmountChoice, unitChoices } from './amount-choice.ts'

/** The choices of amounts for browsers without script. The choices are in the address, and the server applies them. */
export function AmountsForm({ choice }: { choice: AmountChoice }) {
  return (
    <form
      method="get"
      aria-label="Amounts"
      className="mb-5 grid gap-4 rounded-lg bg-surface p-5 shadow-card sm:grid-cols-2 print:hidden"
    >
      <div>
        <Label htmlFor="amounts-scale">Servings scale</Label>
        <Input
          id="amounts-scale"
          name="scale"
          type="number"
          min="0.01"
          max="100"
          step="any"
          defaultValue={choice.scale}
        />
      </div>
      <div>
        <Label htmlFor="amounts-units">Units</Label>
        <NativeSelect id="amounts-units" name="units" defaultValue={choice.units}>
          {unitChoices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </NativeSelect>
      </div>
      <CheckboxRow
        name="amounts"
        value="fractions"
        defaultChecked={choice.fractions}
        label="Kitchen fractions (½ for 0.5)"
        className="sm:self-end sm:pb-1"
      />
      <Button type="submit" className="sm:col-span-2 sm:justify-self-start">
        Scale Recipe
      </Button>
    </form>
  )
}
