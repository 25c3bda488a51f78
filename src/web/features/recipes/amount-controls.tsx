import { useId } from 'react'
import { Switch } from '../../ui/switch.tsx'
import { ToggleTray } from '../../ui/toggle-tray.tsx'
import { type AmountChoice, unitChoices } from './amount-choice.ts'

interface AmountControlsProps {
  choice: AmountChoice
  onChange: (part: Partial<AmountChoice>) => void
}

/** Switches for the units and for kitchen fractions. */
export function AmountControls({ choice, onChange }: AmountControlsProps) {
  const switchId = useId()
  return (
    <div className="mb-3 flex flex-wrap items-center justify-between gap-x-2 gap-y-1 no-script:hidden print:hidden">
      <ToggleTray
        label="Units"
        value={choice.units}
        options={unitChoices}
        onValueChange={(value) => onChange({ units: value })}
        className="max-w-full p-0.75 [&_button]:min-h-11 [&_button]:px-2 [&_button]:text-small xs:[&_button]:px-3 md:[&_button]:px-2 xl:[&_button]:px-3"
      />
      <label
        htmlFor={switchId}
        className="flex min-h-11 cursor-pointer items-center justify-between gap-2.5 text-small font-semibold max-sm:w-full max-sm:px-1"
      >
        Kitchen fractions (½ for 0.5)
        <Switch
          id={switchId}
          checked={choice.fractions}
          onChange={(event) => onChange({ fractions: event.target.checked })}
        />
      </label>
    </div>
  )
}
