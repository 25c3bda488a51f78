import * as Radix from 'radix-ui/scroll-area'
import type { ComponentProps } from 'react'
import { cn } from './cn.ts'

const hideDelayMs = 600

interface ScrollAreaProps extends ComponentProps<typeof Radix.Root> {
  /** Required if nothing inside can take the focus. The box itself then becomes focusable and gets this name. */
  label?: string
}

/** A box whose scroll bar disappears 600 ms after the last movement. Give it a `max-h-*`. */
export function ScrollArea({ label, className, children, ...rest }: ScrollAreaProps) {
  return (
    <Radix.Root
      type="hover"
      scrollHideDelay={hideDelayMs}
      className={cn('relative flex flex-col overflow-hidden', className)}
      {...rest}
    >
      <Radix.Viewport
        {...(label ? { role: 'group', 'aria-label': label, tabIndex: 0 } : {})}
        className="min-h-0 w-full flex-1 rounded-[inherit] focus-visible:-outline-offset-3"
      >
        {children}
      </Radix.Viewport>
      <Radix.Scrollbar orientation="vertical" className="flex w-2.5 touch-none p-0.5 select-none">
        <Radix.Thumb className="relative flex-1 rounded-pill bg-line-strong" />
      </Radix.Scrollbar>
    </Radix.Root>
  )
}
