import type { ComponentProps, ReactNode } from 'react'
import { cn } from './cn.ts'

/** A switch has the state of its checkbox, so it needs no `aria-checked`. */
const switchRole = { type: 'checkbox', role: 'switch' } as const

/** A checkbox that takes effect at once. `SwitchRow` adds its label. */
export function Switch({ className, ...rest }: Omit<ComponentProps<'input'>, 'type' | 'role'>) {
  return (
    <input
      {...switchRole}
      className={cn(
        'relative h-8 w-13 flex-none cursor-pointer appearance-none rounded-pill bg-line-strong transition-colors duration-(--mid) checked:bg-mint-ink disabled:opacity-55',
        'after:absolute after:top-1 after:left-1 after:size-6 after:rounded-[40%_40%_44%_44%] after:bg-knob after:shadow-knob after:transition-[translate] after:duration-(--mid) after:ease-squish checked:after:translate-x-5 checked:after:bg-knob-on',
        className,
      )}
      {...rest}
    />
  )
}

interface SwitchRowProps extends Omit<ComponentProps<'input'>, 'type' | 'role'> {
  label: ReactNode
  /** Hides the label if the page already shows it. Screen readers still announce it. */
  hideLabel?: boolean
}

export function SwitchRow({ label, hideLabel = false, className, ...rest }: SwitchRowProps) {
  return (
    <label
      className={cn('inline-flex min-h-11 cursor-pointer items-center gap-3 has-disabled:text-ink-soft', className)}
    >
      <Switch {...rest} />
      <span className={cn(hideLabel && 'sr-only')}>{label}</span>
    </label>
  )
}
