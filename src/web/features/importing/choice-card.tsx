import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Panel } from '../../ui/panel.tsx'

interface ChoiceCardProps {
  id: string
  Icon: LucideIcon
  title: string
  children: ReactNode
  action: ReactNode
}

/** One way to import or write a recipe: a description and a button. */
export function ChoiceCard({ id, Icon, title, children, action }: ChoiceCardProps) {
  return (
    <Panel aria-labelledby={id} className="flex flex-col items-start gap-3">
      <span className="grid size-14 place-items-center rounded-mallow bg-blush text-primary">
        <Icon aria-hidden className="size-7" />
      </span>
      <h2 id={id} className="text-[1.5rem]">
        {title}
      </h2>
      <p className="text-ink-soft">{children}</p>
      <div className="mt-auto pt-2">{action}</div>
    </Panel>
  )
}
