import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

/** An error as a sentence with an icon. Renders nothing without an error. */
export function FieldError({ id, children }: { id: string | undefined; children: ReactNode }) {
  if (!children) return null
  return (
    <p id={id} className="mt-1.5 flex items-start gap-1.5 text-small font-semibold text-danger">
      <CircleAlert aria-hidden className="mt-0.5 flex-none" />
      {children}
    </p>
  )
}
