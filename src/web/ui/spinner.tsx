import { LoaderCircle } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from './cn.ts'

/** Shows that something is loading. Screen readers announce the `label`. */
export function Spinner({ label, className, ...rest }: ComponentProps<'output'> & { label: string }) {
  return (
    <output className={cn('flex items-center justify-center gap-2.5 text-ink-soft', className)} {...rest}>
      <LoaderCircle aria-hidden className="animate-spin text-primary" />
      {label}
    </output>
  )
}
