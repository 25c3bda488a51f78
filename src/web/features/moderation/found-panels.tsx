import type { ComponentProps } from 'react'
import { Panel } from '../../ui/panel.tsx'
import { NearDuplicates } from './near-duplicates.tsx'

interface FoundPanelsProps extends ComponentProps<typeof NearDuplicates> {
  findings: ReadonlyArray<{ check: string; says: string }>
}

/** The findings of the automatic checks. */
export function FoundPanels({ findings, duplicates }: FoundPanelsProps) {
  return (
    <>
      <Panel aria-labelledby="findings-title">
        <h2 id="findings-title" className="mb-3 text-h3">
          Automatic checks
        </h2>
        {findings.length === 0 ? (
          <p className="text-ink-soft">No findings.</p>
        ) : (
          <ul className="grid list-disc gap-1.5 pl-5">
            {findings.map(({ check, says }) => (
              <li key={check + says} className="[overflow-wrap:anywhere]">
                {says}
              </li>
            ))}
          </ul>
        )}
      </Panel>
      <Panel aria-labelledby="duplicates-title">
        <h2 id="duplicates-title" className="mb-3 text-h3">
          Similar recipes
        </h2>
        <NearDuplicates duplicates={duplicates} />
      </Panel>
    </>
  )
}
