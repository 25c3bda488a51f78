import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { cn } from './cn.ts'

/** A link to one view of a list that has several. */
export function PillLink({
  isCurrent = false,
  className,
  ...rest
}: ComponentProps<typeof Link> & { isCurrent?: boolean }) {
  return (
    <Link
      aria-current={isCurrent ? 'true' : undefined}
      className={cn(
        'inline-flex min-h-11 items-center gap-1.5 rounded-pill px-4 text-[1rem] font-[550] text-ink no-underline shadow-edge',
        isCurrent ? 'bg-blush ring-2 ring-primary ring-inset' : 'bg-surface hover:bg-sunk',
        className,
      )}
      {...rest}
    />
  )
}
