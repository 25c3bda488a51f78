import type { ComponentProps, ReactNode } from 'react'
import { cn } from './cn.ts'

interface RadioRowProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode
}

/** A radio button with its label, in a row of 44 px. */
export function RadioRow({ label, className, ...rest }: RadioRowProps) {
  return (
    <label className={cn('flex min-h-11 cursor-pointer items-center gap-3 has-disabled:text-ink-soft', className)}>
      <input
        type="radio"
        className={cn(
          'size-6.5 flex-none cursor-pointer appearance-none rounded-pill border-2 border-line-strong bg-surface transition-[border-color,border-width] duration-(--fast)',
          'not-disabled:hover:border-ink-soft checked:border-[8px] checked:border-primary not-disabled:hover:checked:border-primary-hover',
          'disabled:border-line disabled:bg-sunk',
        )}
        {...rest}
      />
      <span className="text-pretty">{label}</span>
    </label>
  )
}
