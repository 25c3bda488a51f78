import { ChevronDown, PenLine, Soup } from 'lucide-react'
import { counted } from '../../../core/text/counted.ts'
import { type ReactNode, useId, useState } from 'react'
import { dishOf, type Dish, longestTitle, type PlanEntry } from '../../../core/planning/meal-plan.ts'
import { weekday } from '../../../core/planning/weeks.ts'
import type { RecipeSummary } from '../../../core/recipes/recipe-summary.ts'
import { useFoundRecipes } from '../../browser/use-found-recipes.ts'
import { SearchField } from '../../ui/search-field.tsx'
import { TryAgain } from '../../ui/try-again.tsx'
import { DishRow } from './dish-row.tsx'

export interface DishSources {
  saved: ReadonlyArray<RecipeSummary>
  collections: ReadonlyArray<{ id: string; name: string }>
}

interface PickDishProps extends DishSources {
  /** Earlier dishes whose leftovers can be eaten. */
  leftovers?: ReadonlyArray<PlanEntry>
  /** True beside the week, where recipes can be dragged. */
  canDrag?: boolean
  onChoose: (dish: Dish) => void
}

const noLeftovers: ReadonlyArray<PlanEntry> = []

/** Chooses a dish: typed words find recipes or are the dish; without words, saved recipes, collections and leftovers. */
export function PickDish({ saved, collections, leftovers = noLeftovers, canDrag = false, onChoose }: PickDishProps) {
  const [text, setText] = useState('')
  const typed = text.trim()
  return (
    <div className="grid gap-4">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          // In React's tree, this form may be in another one.
          event.stopPropagation()
          if (typed) onChoose(dishOf(typed, saved))
        }}
      >
        <SearchField
          data-autofocus={canDrag ? undefined : ''}
          label="Find a recipe, or write a dish"
          placeholder="Recipe or dish"
          value={text}
          maxLength={longestTitle}
          autoComplete="off"
          enterKeyHint="done"
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </form>
      {typed ? (
        <Found words={typed} canDrag={canDrag} onChoose={onChoose} />
      ) : (
        <>
          {leftovers.length > 0 && (
            <Group title="Leftovers">
              {leftovers.map((entry) => (
                <li key={entry.id}>
                  <PlainChoice
                    icon={<Soup aria-hidden />}
                    onChoose={() => onChoose({ kind: 'leftovers', title: entry.title, of: entry.id })}
                  >
                    {entry.title} <span className="text-small text-ink-soft">from {weekday(entry.day)}</span>
                  </PlainChoice>
                </li>
              ))}
            </Group>
          )}
          <Group title="Saved recipes">
            {saved.map((recipe) => (
              <DishRow key={recipe.id} recipe={recipe} onChoose={onChoose} list={canDrag ? 'saved' : undefined} />
            ))}
            {saved.length === 0 && <li className="text-small text-ink-soft">Recipes you save are offered here.</li>}
          </Group>
          {collections.map((collection) => (
            <Collection key={collection.id} {...collection} canDrag={canDrag} onChoose={onChoose} />
          ))}
        </>
      )}
    </div>
  )
}

interface FoundProps {
  words: string
  canDrag: boolean
  onChoose: (dish: Dish) => void
}

function Found({ words, canDrag, onChoose }: FoundProps) {
  const { recipes, hasFailed, retry } = useFoundRecipes(`/meal-plan/find?q=${encodeURIComponent(words)}`)
  return (
    <>
      <PlainChoice icon={<PenLine aria-hidden />} onChoose={() => onChoose({ kind: 'text', title: words })}>
        Plan “{words}” as written
      </PlainChoice>
      {hasFailed && <TryAgain onRetry={retry}>The recipes could not be loaded.</TryAgain>}
      <p aria-live="polite" className="sr-only">
        {recipes && `${counted(recipes.length, 'recipe')} found`}
      </p>
      {recipes && recipes.length > 0 && (
        <Group title="Recipes">
          {recipes.map((recipe) => (
            <DishRow key={recipe.id} recipe={recipe} onChoose={onChoose} list={canDrag ? 'found' : undefined} />
          ))}
        </Group>
      )}
      {recipes?.length === 0 && <p className="text-small text-ink-soft">No recipe has these words.</p>}
    </>
  )
}

/** A collection loads its recipes when it is opened. */
function Collection({ id, name, canDrag, onChoose }: { id: string; name: string } & Omit<FoundProps, 'words'>) {
  const [isOpen, setOpen] = useState(false)
  const { recipes, hasFailed, retry } = useFoundRecipes(
    isOpen ? `/meal-plan/find?collection=${encodeURIComponent(id)}` : null,
  )
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)} className="group/collection">
      <summary className="flex min-h-11 items-center justify-between gap-2 font-display font-[560]">
        <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
        <ChevronDown aria-hidden className="transition-transform group-open/collection:rotate-180" />
      </summary>
      {hasFailed && <TryAgain onRetry={retry}>The collection could not be loaded.</TryAgain>}
      <ul className="laid-tables grid gap-1">
        {recipes?.map((recipe) => (
          <DishRow key={recipe.id} recipe={recipe} onChoose={onChoose} list={canDrag ? id : undefined} />
        ))}
        {recipes?.length === 0 && <li className="text-small text-ink-soft">This collection is empty.</li>}
      </ul>
    </details>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-1.5 text-small font-[550] tracking-normal text-ink-soft">
        {title}
      </h3>
      <ul className="laid-tables grid gap-1">{children}</ul>
    </section>
  )
}

function PlainChoice({ icon, onChoose, children }: { icon: ReactNode; onChoose: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={onChoose}
      className="flex min-h-11 w-full items-center gap-3 rounded-md p-1.5 text-left [overflow-wrap:anywhere] hover:bg-sunk [&_.lucide]:text-ink-soft"
    >
      {icon}
      <span className="min-w-0">{children}</span>
    </button>
  )
}
