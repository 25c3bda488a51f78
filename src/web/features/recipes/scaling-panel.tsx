import { Minus, Plus } from 'lucide-react'
import { counted } from '../../../core/text/counted.ts'
import { useEffect, useRef } from 'react'
import {
  factorFor,
  factorText,
  scaleRange,
  servingsRange,
  stepDown,
  stepUp,
} from '../../../core/recipes/scaling/scale.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Slider } from '../../ui/slider.tsx'
import { Stepper } from '../../ui/stepper.tsx'
import { MoreScaling, type MoreScalingProps } from './more-scaling.tsx'

const ticks = ['0.5x', '2.5x', '5x', '7.5x', '10x']
/** The slider counts in tenths, so that its values are whole numbers. */
const tenths = 10

interface ScalingPanelProps extends MoreScalingProps {
  id: string
  scale: number
  /** Null if the recipe does not state them. */
  servings: number | null
  /** The servings of the recipe as written. */
  baseServings: number | null
  /** True after a press on Scale Recipe. The panel may be out of view, and the focus scrolls to it. */
  takesFocus: boolean
}

export default function ScalingPanel({
  id,
  scale,
  servings,
  baseServings,
  written,
  pan,
  takesFocus,
  onScaleChange,
}: ScalingPanelProps) {
  const { min, max, step } = scaleRange
  const slider = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (takesFocus) slider.current?.focus()
  }, [takesFocus])
  return (
    <section
      id={id}
      aria-label="Scale servings"
      className="mb-5 grid grid-cols-[2.75rem_1fr_2.75rem] items-center gap-x-4 gap-y-3.5 rounded-lg bg-surface p-4 shadow-card md:grid-cols-[auto_2.75rem_1fr_2.75rem] md:px-5 no-script:hidden print:hidden"
    >
      <p className="col-span-full flex items-baseline justify-between leading-[1.2] md:col-span-1 md:grid md:min-w-22">
        <output className="font-display text-[1.75rem] leading-[1.1] font-semibold text-primary">
          {factorText(scale)}
        </output>
        {servings !== null && <span className="text-small text-ink-soft">{counted(servings, 'serving')}</span>}
      </p>
      <IconButton label="Scale down" disabled={scale <= min} onClick={() => onScaleChange(stepDown(scale))}>
        <Minus aria-hidden />
      </IconButton>
      <Slider
        ref={slider}
        label="Servings scale"
        min={min * tenths}
        max={max * tenths}
        step={step * tenths}
        value={Math.min(max, Math.max(min, scale)) * tenths}
        valueText={factorText(scale)}
        ticks={ticks}
        onValueChange={(value) => onScaleChange(value / tenths)}
      />
      <IconButton label="Scale up" disabled={scale >= max} onClick={() => onScaleChange(stepUp(scale))}>
        <Plus aria-hidden />
      </IconButton>
      {servings !== null && baseServings !== null && (
        <div className="col-span-full flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line pt-3">
          <span aria-hidden className="font-display text-body font-[560]">
            Servings
          </span>
          <Stepper
            label="Servings"
            {...servingsRange}
            value={servings}
            onValueChange={(wanted) => onScaleChange(factorFor(wanted, baseServings))}
          />
        </div>
      )}
      {written.length > 0 && <MoreScaling written={written} pan={pan} onScaleChange={onScaleChange} />}
    </section>
  )
}
