import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Panel } from '../../ui/panel.tsx'

interface WayProps {
  id: string
  Icon?: LucideIcon
  title: string
  children: ReactNode
}

/** One way to import the page in front of the cook, with instructions. */
export function Way({ id, Icon, title, children }: WayProps) {
  return (
    <Panel aria-labelledby={`${id}-title`} id={id} className="grid grid-cols-1 gap-4 [overflow-wrap:anywhere]">
      <h2 id={`${id}-title`} className="flex items-center gap-3 text-h3">
        {Icon && (
          <span className="grid size-11 flex-none place-items-center rounded-mallow bg-blush text-primary">
            <Icon aria-hidden />
          </span>
        )}
        {title}
      </h2>
      {children}
    </Panel>
  )
}

export function Steps({ children }: { children: ReactNode }) {
  return <ol className="grid list-decimal gap-1.5 pl-6 marker:text-primary">{children}</ol>
}

export function Step({ children }: { children: ReactNode }) {
  return <li className="pl-1">{children}</li>
}
