import { type ReactNode, useEffect, useRef } from 'react'
import type { ImportKind } from '../../../core/importing/collecting.ts'
import { counted } from '../../../core/text/counted.ts'
import { numberText } from '../../../core/text/number-text.ts'
import { type ImportProgress, percentDone } from '../../../core/importing/imports.ts'
import { Panel } from '../../ui/panel.tsx'
import { CollectingActions, CollectingStatus } from './collecting-status.tsx'
import { partOf } from './part-of.ts'
import { Progress } from '../../ui/progress.tsx'
import { toast } from '../../ui/toast.ts'
import { useFocusFallback } from '../../ui/use-focus-fallback.ts'

interface ImportStatusProps {
  kind: ImportKind
  progress: ImportProgress
  /** True if editors review the recipes before they are listed. */
  isReviewed: boolean
  /** True if its secret address is the only way back to the import. */
  isAnonymous: boolean
  /** The actions that the state allows. */
  children: ReactNode
}

/** Says what an import has done, what it does now, or what it waits for. */
export function ImportStatus({ kind, progress, isReviewed, isAnonymous, children }: ImportStatusProps) {
  const { state, rows } = progress
  useImportedToast(progress, isReviewed)
  const panel = useRef<HTMLElement>(null)
  useFocusFallback(panel)
  const { collecting } = progress
  const isWorking = state === 'running' || state === 'undoing'
  const total = rows.queued + rows.saved + rows.failed
  return (
    <Panel ref={panel} tabIndex={-1} variant={state === 'finished' ? 'tint' : 'sunk'} aria-label="Status">
      {state === 'preview' && rows.ready === 0 && (
        <p>
          <strong className="font-display font-[560]">No new recipes found.</strong>
          {rows.known + rows.unreadable === 0 && ' Check the address, or import one recipe by itself.'}
        </p>
      )}
      {state === 'preview' && rows.ready > 0 && (
        <p>
          <strong className="font-display font-[560]">{counted(rows.ready, 'recipe')} found.</strong> Nothing is saved
          yet. Choose what to import.{isReviewed && ' An editor looks at the recipes before they are listed.'}
        </p>
      )}
      {isWorking && (
        <>
          <Progress
            label={
              state === 'undoing'
                ? `Undoing: ${counted(rows.saved, 'recipe')} left`
                : `Importing: ${numberText(rows.saved + rows.failed)} of ${counted(total, 'recipe')}`
            }
            value={percentDone(progress)}
          />
          <p className="mt-3 text-small text-ink-soft">
            You can leave this page. The work continues, even if the site restarts.
          </p>
          <noscript>
            <meta httpEquiv="refresh" content="5" />
          </noscript>
        </>
      )}
      {state === 'finished' && (
        <output>
          <strong className="font-display font-[560]">{finishedText(progress)}</strong>
          {rows.saved > 0 && isReviewed && ' They are listed after review.'}
          {progress.chosen > 0 &&
            ` ${counted(progress.chosen, 'recipe')} ${progress.chosen === 1 ? 'waits' : 'wait'}. Import the rest below. After a lot of recipes in an hour, you may have to wait for the next one.`}
        </output>
      )}
      {collecting && <CollectingStatus kind={kind} progress={progress} collecting={collecting} />}
      {!isWorking && state !== 'collecting' && (rows.failed > 0 || rows.unreadable > 0) && (
        <p className="mt-2 text-small">
          {[
            rows.failed > 0 && `${counted(rows.failed, 'recipe')} could not be saved.`,
            rows.unreadable > 0 && `${counted(rows.unreadable, partOf[kind])} could not be read.`,
          ]
            .filter(Boolean)
            .join(' ')}{' '}
          “With problems” shows the reasons.
        </p>
      )}
      {isAnonymous && (
        <p className="mt-2 hidden text-small no-script:block">
          Bookmark this page. Without an account, its address is the only way back to your import.
        </p>
      )}
      <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2 not-has-[button]:hidden">
        <CollectingActions progress={progress} />
        {children}
      </div>
    </Panel>
  )
}

function finishedText({ rows, chosen }: ImportProgress) {
  if (rows.saved === 0 && rows.undone > 0) return 'The import was undone.'
  const undone = rows.undone > 0 ? `, ${numberText(rows.undone)} undone` : ''
  const left = rows.ready > chosen ? `, ${numberText(rows.ready - chosen)} not chosen` : ''
  return `${counted(rows.saved, 'recipe')} imported${undone}${left}.`
}

/** Shows a toast when recipes were imported while the page was open. */
function useImportedToast({ state, rows: { saved } }: ImportProgress, isReviewed: boolean) {
  const before = useRef(saved)
  useEffect(() => {
    if (state === 'running') return
    const added = saved - before.current
    before.current = saved
    if (state === 'finished' && added > 0)
      toast.success(
        `${counted(added, 'recipe')} imported successfully!`,
        isReviewed ? 'They are listed after review.' : undefined,
      )
  }, [state, saved, isReviewed])
}
