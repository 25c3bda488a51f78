import type { ImportEvent } from '../../../core/importing/import-events.ts'
import type { ImportTab } from '../../../core/importing/import-tabs.ts'
import type { ServiceFields } from '../../../core/importing/service-form.ts'
import { emptyRecipeForm } from '../../../core/recipes/forms/recipe-form.ts'
import peek from '../../art/spot-strawberry.svg'
import type { FormAnswer } from '../../forms/form-answer.ts'
import { Character } from '../../ui/character.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useIsAlive } from '../../ui/use-is-alive.ts'
import { PlainForm, PlainOutcome } from './without-script.tsx'
import { useIsReviewed } from './use-is-reviewed.ts'
import { Workbench } from './workbench.tsx'

interface ImportPageProps {
  url: string
  byHand: boolean
  from: ImportTab
  canFeature: boolean
  /** The result of an import that the server ran: of a form without script, a handed-over page, or a shared file. */
  read?:
    | {
        outcome: ImportEvent | undefined
        /** What failed, if it did. */
        title: string
        url?: string
        /** The text that was pasted, if it could not be read. */
        html?: string | undefined
        canCrawl?: boolean
        typed?: ServiceFields | undefined
      }
    | undefined
  /** The answer to the editor's form without script. */
  saved?: FormAnswer | undefined
}

/** The import page. With script, dialogs show the result of an import. */
export function ImportPage({ url, byHand, from, canFeature, read, saved }: ImportPageProps) {
  const isAlive = useIsAlive()
  const isReviewed = useIsReviewed()
  const outcome = read?.outcome?.kind === 'stage' ? undefined : read?.outcome
  return (
    <div className="wrap max-w-180 pt-[clamp(2rem,5vw,4rem)]">
      <div className="flex items-end justify-between gap-4">
        <div className="pb-6">
          <h1 className="text-h1">Import Recipe</h1>
          <p className="mt-2 max-w-[46ch] text-balance text-lead text-ink-soft">
            You can edit everything before it is saved.{isReviewed && ' It is listed after review.'}
          </p>
        </div>
        <Character src={peek} width={180} height={250} className="mr-4 -mb-2.5 w-20 flex-none sm:mr-8 sm:w-28" />
      </div>
      {/* Above the other ways, because a page without script opens at its top. */}
      {((read && !isAlive) || saved) && (
        <div className="relative -mt-6 mb-gap">
          {read && !isAlive && (
            <PlainOutcome
              outcome={read.outcome}
              title={read.title}
              crawlUrl={(read.canCrawl && read.url) || null}
              canFeature={canFeature}
            />
          )}
          {saved && <PlainForm initial={emptyRecipeForm} answer={saved} canFeature={canFeature} />}
        </div>
      )}
      {byHand && !read && !saved && (
        <noscript>
          <div className="relative -mt-6 mb-gap">
            <PlainForm initial={emptyRecipeForm} canFeature={canFeature} />
          </div>
        </noscript>
      )}
      <Panel aria-label="Ways to import" className="relative">
        <Workbench
          url={url}
          byHand={byHand}
          from={from}
          canFeature={canFeature}
          outcome={outcome}
          pasted={read?.html}
          typed={read?.typed}
        />
      </Panel>
    </div>
  )
}
