import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

/** What is wrong, as a sentence with a sign; nothing where nothing is. */
export function FieldError({ id, children }: { id: string | undefined; children: ReactNode }) {
  if (!children) return null
  return (
    <p id={id} className="mt-1.5 flex items-start gap-1.5 text-small font-semibold text-danger">
      <CircleAlert aria-hidden className="mt-0.5 flex-none" />
      {children}
    </p>
  )
}
