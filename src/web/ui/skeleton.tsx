import type { ComponentProps } from 'react'
import { cn } from './cn.ts'

/**
 * A placeholder box with the size of the content to come. Screen readers ignore the boxes, so announce "Loading …" once
 * nearby.
 */
export function Skeleton({ className, ...rest }: ComponentProps<'div'>) {
  return <div aria-hidden className={cn('shimmering h-4 rounded-sm', className)} {...rest} />
}
