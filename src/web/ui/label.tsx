import type { ComponentProps } from 'react'
import { cn } from './cn.ts'

export function Label({ className, children, ...rest }: ComponentProps<'label'> & { htmlFor: string }) {
  return (
    <label className={cn('mb-1.5 block font-semibold', className)} {...rest}>
      {children}
    </label>
  )
}
