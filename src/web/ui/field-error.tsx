import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from './cn.ts'

interface FieldErrorProps {
  id?: string | undefined
  /** For an error that no control refers to. */
  role?: 'alert'
  className?: string
  children: ReactNode
}

/** An error as a sentence with an icon. Renders nothing without an error. */
export function FieldError({ id, role, className, children }: FieldErrorProps) {
  if (!children) return null
  return (
    <p
      id={id}
      role={role}
      className={cn('mt-1.5 flex items-start gap-1.5 text-small font-semibold text-pretty text-danger', className)}
    >
      <CircleAlert aria-hidden className="mt-0.5 flex-none" />
      {children}
    </p>
  )
}
