import { type Oven, ovenChoices } from '../../../core/recipes/conversion/oven.ts'
import { NativeSelect } from '../../ui/native-select.tsx'

interface OvenChoiceProps {
  oven: Oven
  onChange: (oven: Oven) => void
}

/** How oven temperatures are shown: a fan oven and gas marks have their own numbers. */
export function OvenChoice({ oven, onChange }: OvenChoiceProps) {
  return (
    <label className="flex items-center gap-2 text-small no-script:hidden print:hidden">
      <span className="font-display font-[560]">Oven</span>
      <NativeSelect
        value={oven}
        onChange={({ target }) => onChange(ovenChoices.find(({ value }) => value === target.value)?.value ?? oven)}
        className="min-h-11 rounded-pill py-1.5 pl-4"
      >
        {ovenChoices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </NativeSelect>
    </label>
  )
}
