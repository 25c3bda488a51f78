import { type FormEvent, type ReactNode, useState } from 'react'
import { parsedLine } from '../../../core/ingredients/shown-line.ts'
import { factorForPan } from '../../../core/recipes/scaling/pan-size.ts'
import { type Pan, panShapes, readPanShape } from '../../../core/recipes/scaling/pan.ts'
import {
  factorForIngredient,
  type FoundFactor,
  isComparable,
} from '../../../core/recipes/scaling/scale-by-ingredient.ts'
import { factorText } from '../../../core/recipes/scaling/scale.ts'
import { Button } from '../../ui/button.tsx'
import { cn } from '../../ui/cn.ts'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'
import { lineText } from './line-text.ts'
import type { MoreScalingProps } from './more-scaling.tsx'

export function IngredientAtHand({ written, onScaleChange }: MoreScalingProps) {
  const lines = written.filter((line) => isComparable(parsedLine(line)))
  if (lines.length === 0) return <p className="text-ink-soft">No ingredient of this recipe has an amount.</p>
  return (
    <ScaleForm
      label="Scale by an ingredient"
      find={(fields) => {
        const line = lines[Number(fields.get('of'))]
        return line
          ? factorForIngredient(parsedLine(line), String(fields.get('have')))
          : { problem: 'Choose an ingredient.' }
      }}
      onScaleChange={onScaleChange}
      className="sm:grid-cols-[10rem_minmax(0,1fr)_auto]"
    >
      <Field label="I have">
        <Input name="have" placeholder="350 g" autoComplete="off" required />
      </Field>
      <Field label="Of">
        <NativeSelect name="of">
          {[...lines.entries()].map(([place, line]) => (
            <option key={place} value={place}>
              {lineText(line)}
            </option>
          ))}
        </NativeSelect>
      </Field>
    </ScaleForm>
  )
}

export function OtherPan({ pan, onScaleChange }: MoreScalingProps) {
  return (
    <ScaleForm
      label="Scale by pan size"
      find={(fields) => factorForPan(panIn(fields, 'from'), panIn(fields, 'to'))}
      onScaleChange={onScaleChange}
      note="For the same depth. A larger or fuller pan may bake longer."
      className="lg:grid-cols-[1fr_1fr_auto]"
    >
      <PanFields legend="The recipe’s pan" name="from" pan={pan} />
      <PanFields legend="Your pan" name="to" pan={null} />
    </ScaleForm>
  )
}

function PanFields({ legend, name, pan }: { legend: string; name: string; pan: Pan | null }) {
  return (
    <fieldset className="grid min-w-0 grid-cols-[minmax(0,4fr)_minmax(0,3fr)] gap-2">
      <legend className="mb-1.5 font-semibold">{legend}</legend>
      <Field label={`Shape of ${legend.toLowerCase()}`} hideLabel>
        <NativeSelect name={`${name}-shape`} defaultValue={pan?.shape}>
          {panShapes.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Field label={`Size of ${legend.toLowerCase()}`} hideLabel>
        <Input name={`${name}-size`} defaultValue={pan?.size} placeholder="9 in" autoComplete="off" required />
      </Field>
    </fieldset>
  )
}

const panIn = (fields: FormData, name: string): Pan => ({
  shape: readPanShape(String(fields.get(`${name}-shape`))),
  size: String(fields.get(`${name}-size`)),
})

interface ScaleFormProps {
  label: string
  find: (fields: FormData) => FoundFactor
  onScaleChange: (scale: number) => void
  note?: string
  className: string
  children: ReactNode
}

function ScaleForm({ label, find, onScaleChange, note, className, children }: ScaleFormProps) {
  const [found, setFound] = useState<FoundFactor | null>(null)

  function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const next = find(new FormData(event.currentTarget))
    setFound(next)
    if ('factor' in next) onScaleChange(next.factor)
  }

  const isProblem = found !== null && 'problem' in found
  return (
    <form aria-label={label} onSubmit={apply} className="py-1">
      <div className={cn('grid items-end gap-3', className)}>
        {children}
        <Button type="submit" variant="primary" className="min-h-13">
          Scale
        </Button>
      </div>
      <output className={cn('block text-small', found && 'mt-1.5', isProblem && 'font-semibold text-danger')}>
        {isProblem ? found.problem : found && `The amounts are now ${factorText(found.factor)}.`}
      </output>
      {note && <p className="mt-1.5 text-small text-ink-soft">{note}</p>}
    </form>
  )
}
