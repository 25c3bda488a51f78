import { CalendarDays, FolderPlus, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import type { RecipeSummary } from '../../../core/recipes/recipe-summary.ts'
import { counted } from '../../../core/text/counted.ts'
import { DownloadMenu } from '../exporting/download-menu.tsx'
import { OfflineNote } from '../offline/offline-note.tsx'
import { RecipeCardSkeleton } from '../recipes/recipe-card-skeleton.tsx'
import { RecipeCard } from '../recipes/recipe-card.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { toast } from '../../ui/toast.ts'
import { TryAgain } from '../../ui/try-again.tsx'
import { askToCollect } from './collect-request.ts'
import { GoneRecipes } from './gone-recipes.tsx'
import { NothingSaved } from './nothing-saved.tsx'
import { putBack } from './put-back.ts'
import { savedEntry, writeSaved } from './saved-recipes.ts'
import { sayNotStored } from './say-not-stored.ts'
import { useSavedRecipes } from './use-saved-recipes.ts'

/** A screenful of skeletons until the browser's list has been read. */
const boxes = ['a', 'b', 'c', 'd', 'e', 'f']
const firstRow = 3

/** The browser's favorites, as cards with a remove button. */
export function SavedList() {
  const { entries, hasFailed, retry } = useSavedRecipes()
  const heading = useRef<HTMLHeadingElement>(null)
  const list = useRef<HTMLUListElement>(null)
  if (!entries) return <Boxes ids={boxes} />
  if (entries.length === 0) return <NothingSaved />

  const gone = entries.filter(({ recipe }) => recipe === null).map(({ id }) => id)
  const shown = entries.filter(({ recipe }) => recipe !== null)

  /** Moves the focus to the next card, so that several can be removed in a row. */
  function remove(ids: ReadonlyArray<string>, message: string, title?: string) {
    const place = shown.findIndex(({ id }) => ids.includes(id))
    flushSync(() => removeSaved(ids, message, title))
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? []
    const neighbor = place < 0 ? undefined : buttons[Math.min(place, buttons.length - 1)]
    const next = neighbor ?? heading.current ?? document.getElementById('main')
    next?.focus({ preventScroll: next !== neighbor })
  }

  return (
    <>
      <div className="mb-4.5 flex flex-wrap items-center justify-between gap-3">
        <h2 ref={heading} tabIndex={-1} className="text-[1.5rem] focus-visible:outline-none">
          {counted(entries.length, 'recipe')}
        </h2>
        <div className="flex flex-wrap gap-2.5">
          <ButtonLink to="/meal-plan">
            <CalendarDays aria-hidden />
            Plan a week
          </ButtonLink>
          <form id="export" className="hidden" action="/export/saved" method="post">
            {shown.map(({ id }) => (
              <input key={id} type="hidden" name="recipe" value={id} />
            ))}
          </form>
          <DownloadMenu about="your saved recipes" form="export" />
          <Button
            variant="ghost"
            onClick={() =>
              remove(
                entries.map(({ id }) => id),
                'All saved recipes removed',
              )
            }
          >
            <Trash2 aria-hidden />
            Remove all
          </Button>
        </div>
      </div>
      <OfflineNote className="mb-4.5 empty:hidden" />
      {hasFailed && shown.some(({ recipe }) => recipe === undefined) && (
        <TryAgain onRetry={retry} className="mb-5">
          Your saved recipes could not be loaded. They are still saved. Check your connection and try again.
        </TryAgain>
      )}
      <ul ref={list} className="card-grid">
        {shown.map(({ id, recipe }, index) => (
          <li key={id} className="relative grid">
            {recipe ? (
              <SavedCard
                recipe={recipe}
                isFirst={index < firstRow}
                onRemove={() => remove([id], 'Recipe removed from your saved recipes', recipe.title)}
              />
            ) : (
              !hasFailed && <RecipeCardSkeleton />
            )}
          </li>
        ))}
      </ul>
      {gone.length > 0 && <GoneRecipes ids={gone} onRemove={() => remove(gone, 'Removed from your saved recipes')} />}
    </>
  )
}

/** Removes recipes from the browser's list of favorites, and shows a toast with Undo. */
function removeSaved(ids: ReadonlyArray<string>, message: string, detail?: string) {
  const before = savedEntry.read()
  if (!writeSaved(before.filter((id) => !ids.includes(id)))) return sayNotStored()
  const undo = () => void writeSaved(putBack(savedEntry.read(), ids, before))
  toast.success(message, detail, { label: 'Undo', onPress: undo })
}

interface SavedCardProps {
  recipe: RecipeSummary
  isFirst: boolean
  onRemove: () => void
}

function SavedCard({ recipe, isFirst, onRemove }: SavedCardProps) {
  return (
    <RecipeCard
      recipe={recipe}
      isFirst={isFirst}
      headingLevel={3}
      action={
        <div className="absolute top-5 right-5 flex gap-2">
          <IconButton
            label={`Add ${recipe.title} to collections`}
            variant="pillow"
            onClick={() => askToCollect({ id: recipe.id, title: recipe.title })}
          >
            <FolderPlus aria-hidden />
          </IconButton>
          <IconButton
            label={`Remove ${recipe.title} from your saved recipes`}
            variant="pillow"
            onClick={onRemove}
            data-remove
            className="text-danger"
          >
            <Trash2 aria-hidden />
          </IconButton>
        </div>
      }
    />
  )
}

function Boxes({ ids }: { ids: ReadonlyArray<string> }) {
  return (
    <div className="card-grid no-script:hidden">
      <p className="sr-only">Loading your saved recipes...</p>
      {ids.map((id) => (
        <RecipeCardSkeleton key={id} />
      ))}
    </div>
  )
}
