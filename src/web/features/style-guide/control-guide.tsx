import { LayoutGrid, List, Minus, Plus } from 'lucide-react'
import { useState } from 'react'
import { CheckboxRow } from '../../ui/checkbox.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { RadioRow } from '../../ui/radio.tsx'
import { Slider } from '../../ui/slider.tsx'
import { Stepper } from '../../ui/stepper.tsx'
import { SwitchRow } from '../../ui/switch.tsx'
import { ToggleTray } from '../../ui/toggle-tray.tsx'
import { GuideSection, Sample, Samples } from './guide-section.tsx'

const views = [
  { value: 'grid', label: 'Grid', icon: <LayoutGrid aria-hidden /> },
  { value: 'list', label: 'List', icon: <List aria-hidden /> },
] as const

export function ControlGuide() {
  const [scale, setScale] = useState(1.5)
  const [multiplier, setMultiplier] = useState(1)
  const [view, setView] = useState<'grid' | 'list'>('grid')
  return (
    <GuideSection id="controls" title="Controls" note="Every target is at least 44 px high.">
      <Samples className="items-center gap-x-6">
        <CheckboxRow label="Dinner" defaultChecked />
        <CheckboxRow label="Soup" />
        <CheckboxRow label="Sold out" disabled />
        <CheckboxRow label="Always there" disabled defaultChecked />
      </Samples>
      <Samples className="items-center gap-x-6">
        <RadioRow name="time" label="Any time" defaultChecked />
        <RadioRow name="time" label="Up to 30 min" />
        <RadioRow name="time" label="Disabled" disabled />
      </Samples>
      <Samples className="items-center gap-x-6">
        <SwitchRow label="Kitchen fractions" defaultChecked />
        <SwitchRow label="Metric" />
        <SwitchRow label="Disabled" disabled />
      </Samples>
      <div className="grid grid-cols-[44px_1fr_44px] items-start gap-4">
        <IconButton label="Less" disabled={scale <= 0.5} onClick={() => setScale(scale - 0.5)}>
          <Minus aria-hidden />
        </IconButton>
        <Slider
          label="Servings scale"
          min={0.5}
          max={10}
          step={0.5}
          value={scale}
          onValueChange={setScale}
          valueText={`${scale}x`}
          ticks={['0.5x', '2.5x', '5x', '7.5x', '10x']}
        />
        <IconButton label="More" disabled={scale >= 10} onClick={() => setScale(scale + 0.5)}>
          <Plus aria-hidden />
        </IconButton>
      </div>
      <Slider label="Disabled scale" min={0} max={10} value={4} onValueChange={setScale} disabled />
      <Samples>
        <Sample state={`stepper, slider at ${scale}x`}>
          <Stepper
            label="Ingredient multiplier"
            value={multiplier}
            min={0.5}
            step={0.5}
            format={(value) => `${value}x`}
            onValueChange={setMultiplier}
          />
        </Sample>
        <Sample state="toggle">
          <ToggleTray label="Show as" value={view} options={views} onValueChange={setView} />
        </Sample>
      </Samples>
    </GuideSection>
  )
}
