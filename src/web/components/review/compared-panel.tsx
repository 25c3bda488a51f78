import type { Difference } from '../../../core/review/differences.ts'
import { Panel } from '../ui/panel.tsx'
import { DifferencesTable } from './differences-table.tsx'
import { comparedNames } from './review-words.ts'

interface ComparedPanelProps {
  of: Parameters<typeof comparedNames>[0]
  differences: ReadonlyArray<Difference>
  isUnsent: boolean
  /** The recipe was changed after this was written. */
  isOutdated: boolean
  isOtherPicture: boolean
}

/** What an editor decides about, beside what there was. */
export function ComparedPanel({ of, differences, isUnsent, isOutdated, isOtherPicture }: ComparedPanelProps) {
  const { title, before, after } = comparedNames(of, isUnsent)
  return (
    <Panel aria-labelledby="compared-title">
      <h2 id="compared-title" className="mb-4 text-h3">
        {title}
      </h2>
      {isOutdated && (
        <p className="mb-4 max-w-[66ch] rounded-md bg-butter px-4 py-3 text-butter-ink">
          <strong>The recipe was changed after this was written.</strong> Approving puts all of this text in its place,
          also where what differs is the later change.
        </p>
      )}
      {isOtherPicture && <p className="mb-4 font-semibold">It has another picture.</p>}
      <DifferencesTable differences={differences} before={before} after={after} />
    </Panel>
  )
}
