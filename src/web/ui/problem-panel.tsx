import { CircleAlert } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from './cn.ts'

/** Says what went wrong. Screen readers read it at once. */
export function ProblemPanel({ className, children, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      role="alert"
      className={cn(
        'flex items-start gap-2.5 rounded-md bg-berry px-5 py-3 font-semibold text-berry-ink [overflow-wrap:anywhere]',
        className,
      )}
      {...rest}
    >
      <CircleAlert aria-hidden className="mt-0.5 flex-none" />
      <p>{children}</p>
    </div>
  )
}
