import * as Radix from 'radix-ui/scroll-area'
import type { ComponentProps } from 'react'
import { cn } from './cn.ts'

const hideDelayMs = 600

/** A box with a soft scroll bar that hides again 600 ms after the last move. Give it a `max-h-*`. */
export function ScrollArea({ className, children, ...rest }: ComponentProps<typeof Radix.Root>) {
  return (
    <Radix.Root
      type="hover"
      scrollHideDelay={hideDelayMs}
      className={cn('relative flex flex-col overflow-hidden', className)}
      {...rest}
    >
      <Radix.Viewport tabIndex={-1} className="min-h-0 w-full flex-1 rounded-[inherit]">
        {children}
      </Radix.Viewport>
      <Radix.Scrollbar orientation="vertical" className="flex w-2.5 touch-none p-0.5 select-none">
        <Radix.Thumb className="relative flex-1 rounded-pill bg-line-strong" />
      </Radix.Scrollbar>
    </Radix.Root>
  )
}
