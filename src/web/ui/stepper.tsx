import { Minus, Plus } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from './cn.ts'
import { IconButton } from './icon-button.tsx'

interface StepperProps extends Omit<ComponentProps<'fieldset'>, 'onChange'> {
  label: string
  value: number
  min?: number
  max?: number
  step?: number
  /** Formats the number, such as `1.5x`. */
  format?: (value: number) => string
  onValueChange: (value: number) => void
}

/** A number between a minus and a plus button. */
export function Stepper({
  label,
  value,
  min = -Infinity,
  max = Infinity,
  step = 1,
  format = String,
  onValueChange,
  className,
  ...rest
}: StepperProps) {
  return (
    <fieldset
      aria-label={label}
      className={cn('inline-flex items-center rounded-pill bg-sunk p-0.75', className)}
      {...rest}
    >
      <IconButton
        variant="pillow"
        label="Less"
        disabled={value <= min}
        onClick={() => onValueChange(Math.max(min, value - step))}
      >
        <Minus aria-hidden />
      </IconButton>
      <output className="min-w-14 text-center font-display text-body leading-none font-semibold">
        {format(value)}
      </output>
      <IconButton
        variant="pillow"
        label="More"
        disabled={value >= max}
        onClick={() => onValueChange(Math.min(max, value + step))}
      >
        <Plus aria-hidden />
      </IconButton>
    </fieldset>
  )
}
