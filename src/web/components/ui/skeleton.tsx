import type { ComponentProps } from 'react'
import { cn } from './cn.ts'

/** A box of the size of what is coming. Say "Loading …" once nearby; the boxes themselves are silent. */
export function Skeleton({ className, ...rest }: ComponentProps<'div'>) {
  return <div aria-hidden className={cn('shimmering h-4 rounded-sm', className)} {...rest} />
}
