import type { ComponentProps } from 'react'
import { cn } from './cn.ts'

/** The checkbox's own state is the switch's state: nothing else has to be said. */
const switchRole = { type: 'checkbox', role: 'switch' } as const

/** A checkbox that acts at once. Wrap it in a label of 44 px, or give it an `aria-label`. */
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
