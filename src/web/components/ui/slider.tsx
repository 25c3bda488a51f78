import * as Radix from 'radix-ui/slider'
import type { ComponentProps } from 'react'
import { cn } from './cn.ts'

interface SliderProps extends Omit<ComponentProps<typeof Radix.Root>, 'value' | 'defaultValue' | 'onValueChange'> {
  label: string
  value: number
  onValueChange: (value: number) => void
  /** How the value is spoken, such as "1.5x". */
  valueText?: string
  /** Words under the track, from its start to its end. */
  ticks?: ReadonlyArray<string>
}

/** A 14 px track under a 36 px toasted thumb, in a row tall enough for a thumb of flesh. */
export function Slider({ label, value, onValueChange, valueText, ticks, className, ...rest }: SliderProps) {
  return (
    <div className={cn('w-full', className)}>
      <Radix.Root
        value={[value]}
        onValueChange={([next = value]) => onValueChange(next)}
        className="relative flex h-11 w-full cursor-pointer touch-none items-center select-none data-disabled:cursor-not-allowed data-disabled:opacity-55"
        {...rest}
      >
        <Radix.Track className="relative h-3.5 grow overflow-hidden rounded-[9px] bg-sunk shadow-[inset_0_0_0_1px_var(--line)]">
          <Radix.Range className="absolute h-full bg-primary" />
        </Radix.Track>
        <Radix.Thumb
          aria-label={label}
          aria-valuetext={valueText}
          className="toasted block h-8.5 w-9 rounded-[38%_38%_42%_42%] shadow-thumb transition-transform duration-(--mid) ease-squish motion-safe:active:scale-x-108 motion-safe:active:scale-y-94"
        />
      </Radix.Root>
      {ticks && (
        <div aria-hidden className="-mt-1 flex justify-between text-micro text-ink-soft tabular-nums">
          {ticks.map((tick) => (
            <span key={tick}>{tick}</span>
          ))}
        </div>
      )}
    </div>
  )
}
