import { type ReactNode, useId } from 'react'
import { Panel } from './panel.tsx'

interface SectionProps {
  title: string
  lead?: ReactNode
  children: ReactNode
}

/** One task on the account pages. */
export function Section({ title, lead, children }: SectionProps) {
  const id = useId()
  return (
    <Panel aria-labelledby={id}>
      <h2 id={id} className="text-[1.5rem]">
        {title}
      </h2>
      {lead && <p className="mt-1.5 max-w-[60ch] text-ink-soft">{lead}</p>}
      <div className="mt-5">{children}</div>
    </Panel>
  )
}
