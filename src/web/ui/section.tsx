import { type ReactNode, useId } from 'react'
import { Panel } from './panel.tsx'

interface SectionProps {
  /** The part of an address that leads here. */
  id?: string
  title: string
  lead?: ReactNode
  children: ReactNode
}

/** One task on the account pages. */
export function Section({ id, title, lead, children }: SectionProps) {
  const headingId = useId()
  return (
    <Panel id={id} aria-labelledby={headingId}>
      <h2 id={headingId} className="text-[1.5rem]">
        {title}
      </h2>
      {lead && <p className="mt-1.5 max-w-[60ch] text-ink-soft">{lead}</p>}
      <div className="mt-5">{children}</div>
    </Panel>
  )
}
