import { Check } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from './cn.ts'

/** The checkbox alone. `CheckboxRow` adds the label and makes a row of 44 px. */
function Checkbox({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <span className="relative inline-grid min-h-[1lh] flex-none place-items-center">
      <input
        type="checkbox"
        className={cn(
          'peer size-6.5 appearance-none rounded-[9px] border-2 border-line-strong bg-surface transition-colors duration-(--fast)',
          'cursor-pointer not-disabled:hover:border-ink-soft checked:border-primary checked:bg-primary not-disabled:hover:checked:border-primary-hover',
          'aria-invalid:border-danger disabled:border-line disabled:bg-sunk disabled:checked:bg-line-strong',
          className,
        )}
        {...rest}
      />
      <Check
        aria-hidden
        strokeWidth={3.2}
        className="pointer-events-none absolute hidden size-4.5 text-on-primary peer-checked:block"
      />
    </span>
  )
}

interface CheckboxRowProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode
}

export function CheckboxRow({ label, className, ...rest }: CheckboxRowProps) {
  return (
    <label className={cn('flex min-h-11 cursor-pointer items-center gap-3 has-disabled:text-ink-soft', className)}>
      <Checkbox {...rest} />
      <span className="text-pretty">{label}</span>
    </label>
  )
}
