import type { Difference } from '../../../core/moderation/differences.ts'
import { Panel } from '../../ui/panel.tsx'
import { DifferencesTable } from './differences-table.tsx'
import { comparedNames } from './moderation-text.ts'

interface ComparedPanelProps {
  of: Parameters<typeof comparedNames>[0]
  differences: ReadonlyArray<Difference>
  isUnsent: boolean
  /** True if the recipe was changed after the revision was written. */
  isOutdated: boolean
  isOtherPicture: boolean
}

/** Compares what an editor decides about with the previous version. */
export function ComparedPanel({ of, differences, isUnsent, isOutdated, isOtherPicture }: ComparedPanelProps) {
  const { title, before, after } = comparedNames(of, isUnsent)
  return (
    <Panel aria-labelledby="compared-title">
      <h2 id="compared-title" className="mb-4 text-h3">
        {title}
      </h2>
      {isOutdated && (
        <p className="mb-4 max-w-[66ch] rounded-md bg-butter px-4 py-3 text-butter-ink">
          <strong>The recipe changed after this revision was written.</strong> Approving replaces the whole text,
          including the later change.
        </p>
      )}
      {isOtherPicture && <p className="mb-4 font-semibold">The picture is different.</p>}
      {(differences.length > 0 || !isOtherPicture) && (
        <DifferencesTable differences={differences} before={before} after={after} />
      )}
    </Panel>
  )
}
