import type { ReactNode } from 'react'
import { Panel } from './panel.tsx'

interface SavedNowProps {
  /** The saved values with the labels of the form. */
  values: ReadonlyArray<readonly [label: string, text: string]>
  /** The effect of another save. */
  next: string
  children?: ReactNode
}

/** Shows above the form what another person has just saved. */
export function SavedNow({ values, next, children }: SavedNowProps) {
  return (
    <Panel variant="sunk" aria-labelledby="theirs-title" className="mb-5 grid gap-3">
      <h2 id="theirs-title" className="text-h3">
        What is saved now
      </h2>
      <dl className="grid gap-1">
        {values.map(([label, text]) => (
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
