import { Button } from '../../ui/button.tsx'
import { CheckboxRow } from '../../ui/checkbox.tsx'
import { Input } from '../../ui/input.tsx'
import { Label } from '../../ui/label.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'
import { FieldError } from '../../ui/field-error.tsx'
import { ovenChoices } from '../../../core/recipes/oven.ts'
import { type Pan, panShapes } from '../../../core/recipes/pan.ts'
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
      <div>
        <Label htmlFor="amounts-oven">Oven temperatures</Label>
        <NativeSelect id="amounts-oven" name="oven" defaultValue={choice.oven}>
          {ovenChoices.map(({ value, label }) => (
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
      <div>
        <Label htmlFor={`amounts-${name}-shape`}>{whose}: shape</Label>
        <NativeSelect id={`amounts-${name}-shape`} name={`${name}-shape`} defaultValue={pan?.shape}>
          {panShapes.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </NativeSelect>
      </div>
      <div>
        <Label htmlFor={`amounts-${name}-size`}>{whose}: size</Label>
        <Input id={`amounts-${name}-size`} name={`${name}-size`} defaultValue={pan?.size} placeholder="9 in" />
      </div>
    </>
  )
}
