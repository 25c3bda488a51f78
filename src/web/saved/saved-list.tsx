import { CalendarDays, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import type { RecipeSummary } from '../../core/recipe/recipe-summary.ts'
import { RecipeCardSkeleton } from '../components/recipe/recipe-card-skeleton.tsx'
import { RecipeCard } from '../components/recipe/recipe-card.tsx'
import { Button, ButtonLink } from '../components/ui/button.tsx'
import { IconButton } from '../components/ui/icon-button.tsx'
import { changeSaved } from './change-saved.ts'
import { GoneRecipes } from './gone-recipes.tsx'
import { NothingSaved } from './nothing-saved.tsx'
import { useSavedRecipes } from './use-saved-recipes.ts'

/** As many boxes as fit a screen stand in for what the browser has not been asked for yet. */
const boxes = ['a', 'b', 'c', 'd', 'e', 'f']
const firstRow = 3

/** What this browser has saved, as cards that can be taken off the list. */
export function SavedList() {
  const { entries, hasFailed, retry } = useSavedRecipes()
  const heading = useRef<HTMLHeadingElement>(null)
  const list = useRef<HTMLUListElement>(null)
  if (!entries) return <Boxes ids={boxes} />
  if (entries.length === 0) return <NothingSaved />

  const gone = entries.filter(({ recipe }) => recipe === null).map(({ id }) => id)
  const shown = entries.filter(({ recipe }) => recipe !== null)

  /** The focus goes to the neighbour, so that several can be removed in a row. */
  function remove(ids: ReadonlyArray<string>, message: string, title?: string) {
    const place = shown.findIndex(({ id }) => ids.includes(id))
    flushSync(() => changeSaved((saved) => saved.filter((id) => !ids.includes(id)), message, title))
    const buttons = list.current?.querySelectorAll('button') ?? []
    const neighbour = place < 0 ? undefined : buttons[Math.min(place, buttons.length - 1)]
    const next = neighbour ?? heading.current ?? document.getElementById('main')
    next?.focus({ preventScroll: next !== neighbour })
  }

  return (
    <>
      <div className="mb-4.5 flex flex-wrap items-center justify-between gap-3">
        <h2 ref={heading} tabIndex={-1} className="text-[1.5rem] focus-visible:outline-none">
          {entries.length.toLocaleString('en')} {entries.length === 1 ? 'recipe' : 'recipes'}
        </h2>
        <div className="flex flex-wrap gap-2.5">
          <ButtonLink to="/meal-plan">
            <CalendarDays aria-hidden />
            Plan a week
          </ButtonLink>
          <Button
            variant="ghost"
            onClick={() =>
              remove(
                entries.map(({ id }) => id),
                'All favorites removed',
              )
            }
          >
            <Trash2 aria-hidden />
            Remove all
          </Button>
        </div>
      </div>
      {hasFailed && <CouldNotLoad onRetry={retry} />}
      <ul ref={list} className="card-grid">
        {shown.map(({ id, recipe }, index) => (
          <li key={id} className="relative grid">
            {recipe ? (
              <SavedCard
                recipe={recipe}
                isFirst={index < firstRow}
                onRemove={() => remove([id], 'Recipe removed from your favorites', recipe.title)}
              />
            ) : (
              !hasFailed && <RecipeCardSkeleton />
            )}
          </li>
        ))}
      </ul>
      {gone.length > 0 && <GoneRecipes ids={gone} onRemove={() => remove(gone, 'Taken off your favorites')} />}
    </>
  )
}

interface SavedCardProps {
  recipe: RecipeSummary
  isFirst: boolean
  onRemove: () => void
}

function SavedCard({ recipe, isFirst, onRemove }: SavedCardProps) {
  return (
    <>
      <RecipeCard recipe={recipe} isFirst={isFirst} headingLevel={3} />
      <IconButton
        label={`Remove ${recipe.title} from your favorites`}
        variant="pillow"
        onClick={onRemove}
        className="absolute top-5 right-5 text-danger"
      >
        <Trash2 aria-hidden />
      </IconButton>
    </>
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

function CouldNotLoad({ onRetry }: { onRetry: () => void }) {
  return (
    <div
      role="alert"
      className="mb-5 flex flex-wrap items-center justify-between gap-3 rounded-lg bg-berry p-5 text-berry-ink"
    >
      <p>Your saved recipes could not be loaded. They are still on your list: check your connection and try again.</p>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  )
}
