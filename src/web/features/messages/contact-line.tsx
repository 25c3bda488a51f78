import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

interface ContactLineProps {
  Icon: LucideIcon
  title: string
  children: ReactNode
}

/** One contact detail with its icon. */
export function ContactLine({ Icon, title, children }: ContactLineProps) {
  return (
    <li className="flex items-start gap-4">
      <span className="grid size-12 flex-none place-items-center rounded-mallow bg-blush text-primary">
        <Icon aria-hidden />
      </span>
      <div className="min-w-0">
        <h3>{title}</h3>
        <div className="text-ink-soft [overflow-wrap:anywhere]">{children}</div>
      </div>
    </li>
  )
}
