import { type ImportStage, importStages } from '../../../core/importing/import-events.ts'
import { Button } from '../../ui/button.tsx'
import { Progress } from '../../ui/progress.tsx'

interface RunningImportProps {
  stage: ImportStage | null
  /** Missing in a dialog, which has its own button. */
  onCancel: (() => void) | undefined
}

/** Announces the stage of the running import. Renders nothing while there is none. */
export function RunningImport({ stage, onCancel }: RunningImportProps) {
  return (
    <div aria-live="polite">
      {stage && (
        <div className="mt-5 flex items-end gap-3">
          <Progress className="flex-1" label={importStages[stage].label} value={importStages[stage].progress} />
          {onCancel && (
            <Button variant="ghost" onClick={onCancel}>
              Cancel
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
