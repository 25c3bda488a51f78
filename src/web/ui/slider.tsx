import type { ComponentProps, CSSProperties } from 'react'
import { cn } from './cn.ts'

type RangeProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'min' | 'max'>

interface SliderProps extends RangeProps {
  label: string
  value: number
  min: number
  max: number
  onValueChange: (value: number) => void
  /** The value as screen readers announce it, such as "1.5x". */
  valueText?: string
  /** Labels under the track, from start to end. */
  ticks?: ReadonlyArray<string>
}

/**
 * A 14 px track that is filled up to the middle of the 36 px thumb. Each browser engine has different names for these
 * parts.
 */
const rangeLook = [
  'block h-11 w-full cursor-pointer appearance-none rounded-pill bg-transparent disabled:opacity-55',
  '[--edge:calc(18px+(100%-36px)*var(--filled))] [--fill:linear-gradient(90deg,var(--primary)_var(--edge),var(--sunk)_var(--edge))]',
  '[&::-webkit-slider-runnable-track]:h-3.5 [&::-webkit-slider-runnable-track]:rounded-[9px] [&::-webkit-slider-runnable-track]:bg-(image:--fill) [&::-webkit-slider-runnable-track]:shadow-[inset_0_0_0_1px_var(--line)]',
  '[&::-moz-range-track]:h-3.5 [&::-moz-range-track]:rounded-[9px] [&::-moz-range-track]:bg-(image:--fill) [&::-moz-range-track]:shadow-[inset_0_0_0_1px_var(--line)]',
  '[&::-webkit-slider-thumb]:-mt-2.5 [&::-webkit-slider-thumb]:h-8.5 [&::-webkit-slider-thumb]:w-9 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:toasted [&::-webkit-slider-thumb]:rounded-[38%_38%_42%_42%] [&::-webkit-slider-thumb]:shadow-thumb motion-safe:active:[&::-webkit-slider-thumb]:scale-x-108 motion-safe:active:[&::-webkit-slider-thumb]:scale-y-94',
  '[&::-moz-range-thumb]:h-8.5 [&::-moz-range-thumb]:w-9 [&::-moz-range-thumb]:border-0 [&::-moz-range-thumb]:toasted [&::-moz-range-thumb]:rounded-[38%_38%_42%_42%] [&::-moz-range-thumb]:shadow-thumb',
].join(' ')

/**
 * The browser's own range input. It works on every phone and in forms without scripts, and needs no script of our own.
 */
export function Slider({ label, value, min, max, onValueChange, valueText, ticks, className, ...rest }: SliderProps) {
  const style: CSSProperties & { '--filled': number } = { '--filled': (value - min) / (max - min) }
  return (
    <div className={cn('w-full', className)}>
      <input
        type="range"
        aria-label={label}
        aria-valuetext={valueText}
        min={min}
        max={max}
        value={value}
        onChange={(event) => onValueChange(event.target.valueAsNumber)}
        className={rangeLook}
        style={style}
        {...rest}
      />
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
