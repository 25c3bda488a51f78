import type { ReactNode } from 'react'
import { Panel } from '../../ui/panel.tsx'

interface SidePanelProps {
  /** The id of the panel's heading. */
  id: string
  title: string
  icon?: ReactNode
  children: ReactNode
}

export function SidePanel({ id, title, icon, children }: SidePanelProps) {
  return (
    <Panel aria-labelledby={id} className="min-w-0 p-5">
      <h2
        id={id}
        className="mb-2 flex items-center gap-2 text-[1.1875rem] font-[560] tracking-normal [&_.lucide]:text-primary"
      >
        {icon}
        {title}
      </h2>
      {children}
    </Panel>
  )
}
