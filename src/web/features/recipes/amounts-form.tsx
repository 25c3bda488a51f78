import { Button } from '../../ui/button.tsx'
import { CheckboxRow } from '../../ui/checkbox.tsx'
import { Input } from '../../ui/input.tsx'
import { Label } from '../../ui/label.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'
import { FieldError } from '../../ui/field-error.tsx'
import { ovenChoices } from '../../../core/recipes/conversion/oven.ts'
import { type Pan, panShapes } from '../../../core/recipes/scaling/pan.ts'
import { type AmountChoice, unitChoices } from './amount-choice.ts'
import { lineText } from './line-text.ts'
import type { ShownIngredient } from './show-recipe.ts'

interface AmountsFormProps {
  choice: AmountChoice
  /** The ingredients as written. */
  written: ReadonlyArray<ShownIngredient>
  pan: Pan | null
  problem: string | null
}

/** The choices of amounts for browsers without script. The choices are in the address, and the server applies them. */
export function AmountsForm({ choice, ...scaleBy }: AmountsFormProps) {
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
      <ChoiceField name="units" label="Units" choices={unitChoices} chosen={choice.units} />
      <ChoiceField name="oven" label="Oven temperatures" choices={ovenChoices} chosen={choice.oven} />
      <CheckboxRow
        name="amounts"
        value="fractions"
        defaultChecked={choice.fractions}
        label="Kitchen fractions (½ for 0.5)"
        className="sm:self-end sm:pb-1"
      />
      <ScaleByFields {...scaleBy} />
      <Button type="submit" className="sm:col-span-2 sm:justify-self-start">
        Scale Recipe
      </Button>
    </form>
  )
}

/** An amount at hand or another pan, instead of a factor. */
function ScaleByFields({ written, pan, problem }: Omit<AmountsFormProps, 'choice'>) {
  const lines = [...written.entries()].filter(([, { amount }]) => amount !== '')
  return (
    <details open={problem !== null} className="sm:col-span-2">
      <summary className="flex min-h-11 items-center font-semibold text-link">By an ingredient or a pan</summary>
      <FieldError id={undefined}>{problem}</FieldError>
      <div className="mt-2 grid gap-4 sm:grid-cols-2">
        <div>
          <Label htmlFor="amounts-have">I have</Label>
          <Input id="amounts-have" name="have" placeholder="350 g" />
        </div>
        <div>
          <Label htmlFor="amounts-of">Of</Label>
          <NativeSelect id="amounts-of" name="of">
            {lines.map(([place, line]) => (
              <option key={place} value={place}>
                {lineText(line)}
              </option>
            ))}
          </NativeSelect>
        </div>
        {(['from', 'to'] as const).map((name) => (
          <PanFields
            key={name}
            name={name}
            whose={name === 'from' ? 'The recipe’s pan' : 'Your pan'}
            pan={name === 'from' ? pan : null}
          />
        ))}
      </div>
    </details>
  )
}

function PanFields({ name, whose, pan }: { name: string; whose: string; pan: Pan | null }) {
  return (
    <>
      <ChoiceField name={`${name}-shape`} label={`${whose}: shape`} choices={panShapes} chosen={pan?.shape} />
      <div>
        <Label htmlFor={`amounts-${name}-size`}>{whose}: size</Label>
        <Input id={`amounts-${name}-size`} name={`${name}-size`} defaultValue={pan?.size} placeholder="9 in" />
      </div>
    </>
  )
}

interface ChoiceFieldProps {
  name: string
  label: string
  choices: ReadonlyArray<{ value: string; label: string }>
  chosen: string | undefined
}

function ChoiceField({ name, label: title, choices, chosen }: ChoiceFieldProps) {
  const id = `amounts-${name}`
  return (
    <div>
      <Label htmlFor={id}>{title}</Label>
      <NativeSelect id={id} name={name} defaultValue={chosen}>
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </NativeSelect>
    </div>
  )
}
