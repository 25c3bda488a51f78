import type { ReactNode } from 'react'
import { Panel } from '../../ui/panel.tsx'

interface SavedNowProps {
  /** What it says, under the labels of the form. */
  said: ReadonlyArray<readonly [label: string, text: string]>
  /** What becomes of it when one saves all the same. */
  next: string
  children?: ReactNode
}

/** What somebody else saved meanwhile, above one's own form. */
export function SavedNow({ said, next, children }: SavedNowProps) {
  return (
    <Panel variant="sunk" aria-labelledby="theirs-title" className="mb-5 grid gap-3">
      <h2 id="theirs-title" className="text-h3">
        What is saved now
      </h2>
      <dl className="grid gap-1">
        {said.map(([label, text]) => (
          <div key={label} className="flex flex-wrap gap-x-2">
            <dt className="font-semibold">{label}:</dt>
            <dd className="[overflow-wrap:anywhere] whitespace-pre-line">{text || '(empty)'}</dd>
          </div>
        ))}
      </dl>
      {children}
      <p className="text-small text-ink-soft">{next}</p>
    </Panel>
  )
}
