import { Check, CircleAlert, Pencil } from 'lucide-react'
import { Link, useFetcher } from 'react-router'
import type { RowChoice, RowState } from '../../../core/importing/imports.ts'
import type { Picture } from '../../../core/pictures/picture.ts'
import type { PlaceSetting } from '../../../core/recipes/drawing/place-setting.ts'
import { Badge } from '../../ui/badge.tsx'
import { CardPicture } from '../../ui/card.tsx'
import { cn } from '../../ui/cn.ts'
import { Picture as StoredPicture } from '../../ui/picture.tsx'
import { trayItemLook, trayLook } from '../../ui/tray-look.ts'

export interface ShownRow {
  position: number
  at: string
  title: string
  /** Tells recipes with the same title apart. */
  place: string | null
  /** A short text such as "8 ingredients, 5 steps". */
  contents: string
  /** The drawing for a recipe without a picture. */
  setting: PlaceSetting
  hasPicture: boolean
  /** The picture of the recipe that was saved. */
  savedPicture: Picture | null
  problem: string | null
  choice: RowChoice
  state: RowState
  /** The recipe that was saved or replaced. */
  recipeId: string | null
  duplicate: { id: string; title: string } | null
}

interface ImportRowCardProps {
  importId: string
  row: ShownRow
  /** False without an account. Only its cook or an editor can replace a recipe. */
  canReplace: boolean
}

const stateNames: Record<RowState, string | null> = {
  unreadable: 'Not read',
  known: 'Already here',
  ready: null,
  queued: 'Waiting',
  saved: 'Saved',
  failed: 'Not saved',
  undone: 'Undone',
}

/** One recipe of an import: what was read, what is wrong, and the cook's choice. */
export function ImportRowCard({ importId, row, canReplace }: ImportRowCardProps) {
  const fetcher = useFetcher()
  const sent = fetcher.formData?.get('choice')
  const choice = typeof sent === 'string' ? (sent as RowChoice) : row.choice
  const { state, title, problem, duplicate } = row
  const isFailed = state === 'failed'
  const isOpen = state === 'ready' || (isFailed && fetcher.formData !== undefined)
  const isChosen = isOpen ? choice !== 'skip' : state === 'saved' || state === 'queued'
  const stateName = stateNames[state]
  const linked = state === 'saved' ? row.recipeId : state === 'known' ? duplicate?.id : null
  return (
    <li className="flex min-w-0 gap-1 rounded-lg bg-surface p-2.5 shadow-card sm:flex-col">
      {state !== 'unreadable' && state !== 'known' && (
        <CardPicture
          className={cn(
            'max-sm:aspect-square max-sm:w-26 max-sm:flex-none max-sm:self-start',
            !isChosen && 'grayscale',
          )}
        >
          {row.hasPicture ? (
            <img src={`/api/imports/${importId}/pictures/${row.position}`} alt="" loading="lazy" className="food" />
          ) : (
            <StoredPicture
              picture={row.savedPicture}
              alt=""
              sizes="(min-width: 640px) 21rem, 6.5rem"
              placeSetting={row.setting}
            />
          )}
          {isChosen && (
            <span className="absolute top-1.5 right-1.5 grid size-7 sm:top-2.5 sm:right-2.5 sm:size-8 place-items-center rounded-pill bg-mint text-mint-ink shadow-card">
              <Check aria-hidden className="size-5" strokeWidth={3} />
            </span>
          )}
        </CardPicture>
      )}
      <div className="flex min-w-0 flex-1 flex-col gap-2 px-2 pt-1 pb-1 sm:pt-3 sm:pb-2 [overflow-wrap:anywhere]">
        <h3 className="text-[1.0625rem] leading-snug font-[560]">
          {linked ? <Link to={`/recipe/${linked}`}>{title}</Link> : title || row.at}
        </h3>
        {row.place && <p className="text-small text-ink-soft">{row.place}</p>}
        {row.contents && <p className="text-small text-ink-soft">{row.contents}</p>}
        {stateName && (
          <p>
            <Badge variant={state === 'saved' ? 'ok' : 'plain'}>{stateName}</Badge>
          </p>
        )}
        {problem && (
          <p className="flex gap-2 text-small">
            <CircleAlert aria-hidden className="mt-0.5 size-4 flex-none text-danger" />
            <span>
              <span className="sr-only">Problem: </span>
              {problem}
              {title && row.at && state === 'failed' && <span className="text-ink-soft"> ({row.at})</span>}
            </span>
          </p>
        )}
        {(isOpen || isFailed) && duplicate && (
          <p className="text-small">
            Nearly the same as <Link to={`/recipe/${duplicate.id}`}>{duplicate.title}</Link>, which is already here.
          </p>
        )}
        {(isOpen || isFailed) && (
          <div className="mt-auto flex flex-wrap items-center justify-between gap-2 pt-1">
            <fetcher.Form method="post" aria-label={`What to do with ${title}`} className={cn(trayLook, 'w-fit')}>
              <input type="hidden" name="intent" value="choose" />
              <input type="hidden" name="position" value={row.position} />
              {(duplicate ? duplicateChoices.filter(([value]) => canReplace || value !== 'replace') : choices).map(
                ([value, label]) => (
                  <button
                    key={value}
                    type="submit"
                    name="choice"
                    value={value}
                    aria-pressed={isOpen && value === choice}
                    className={trayItemLook()}
                  >
                    {label}
                  </button>
                ),
              )}
            </fetcher.Form>
            <Link
              to={`/imports/${importId}/${row.position}`}
              aria-label={`Edit ${title}`}
              className="-mx-2 inline-flex min-h-11 items-center gap-1.5 px-2 text-small font-semibold"
            >
              <Pencil aria-hidden className="size-4" />
              Edit
            </Link>
          </div>
        )}
      </div>
    </li>
  )
}

const choices = [
  ['import', 'Import'],
  ['skip', 'Skip'],
] as const

const duplicateChoices = [
  ['skip', 'Skip'],
  ['replace', 'Replace'],
  ['import', 'Keep both'],
] as const
