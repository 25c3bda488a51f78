import type { ImportEvent } from '../../../core/importing/import-events.ts'
import { Panel } from '../../ui/panel.tsx'

export type FileReport = Extract<ImportEvent, { kind: 'drafts' }>

const recipes = (count: number) => `${count} ${count === 1 ? 'recipe' : 'recipes'}`

/** Reports what was read from a file, and what was not. */
export function FileOutcome({ drafts, problems, left, isLimited }: FileReport) {
  return (
    <Panel variant="tint" className="mt-5">
      <output>
        <strong className="font-display font-[560]">{recipes(drafts.length)} read from the file.</strong>{' '}
        {drafts.length > 0 && 'Open each one below, check it, and save it.'}
      </output>
      {left > 0 && (
        <p className="mt-2">
          {isLimited ? (
            `The file has ${recipes(left)} more. You’ve imported a lot of recipes this hour. Try again later.`
          ) : (
            <>
              The file has {recipes(left)} more than we can read at once. Export fewer at a time, or ask whoever runs
              this site to import the file with <code>bin/marshmallow import</code>.
            </>
          )}
        </p>
      )}
      {problems.length > 0 && (
        <>
          <p className="mt-3">Not read:</p>
          <ul className="mt-1 list-disc pl-5 text-small [overflow-wrap:anywhere]">
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  )
}
