import type { ComponentProps } from 'react'
import { cn } from './cn.ts'
import { useUncovered } from './use-uncovered.ts'

/** The buttons of a long form, which stay at the bottom of the window and cover no field that has the focus. */
export function SaveBar({ className, ...rest }: ComponentProps<'div'>) {
  const bar = useUncovered<HTMLDivElement>()
  return (
    <div
      ref={bar}
      data-bottom-bar
      className={cn(
        'sticky bottom-[calc(.75rem+var(--timers))] z-10 flex flex-wrap items-center gap-3 rounded-lg bg-sunk px-4 py-3 shadow-float dark:shadow-edge sm:px-5',
        'max-sm:bottom-(--timers) max-sm:-mx-gutter max-sm:rounded-none max-sm:border-t max-sm:border-line max-sm:px-gutter max-sm:pb-[calc(.75rem+env(safe-area-inset-bottom))] max-sm:*:flex-1 max-sm:*:px-3 max-sm:*:whitespace-nowrap',
        className,
      )}
      {...rest}
    />
  )
}
