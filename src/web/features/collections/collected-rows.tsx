import { DragDropProvider } from '@dnd-kit/react'
import { isSortable, useSortable } from '@dnd-kit/react/sortable'
import { ArrowDown, ArrowUp, CookingPot, GripVertical, X } from 'lucide-react'
import { startTransition, useState } from 'react'
import { Form, Link, useSubmit } from 'react-router'
import { placeSettingOf } from '../../../core/recipes/place-setting.ts'
import type { RecipeSummary } from '../../../core/recipes/recipe-summary.ts'
import { cn } from '../../ui/cn.ts'
import { IconButton, IconButtonLink } from '../../ui/icon-button.tsx'
import { Picture } from '../../ui/picture.tsx'
import { useAnswer } from '../../ui/use-answer.ts'

type Recipes = ReadonlyArray<RecipeSummary>

interface Move {
  from: Recipes
  to: Recipes
}

/** The recipes of a collection in their order. Buttons change it with and without script, dragging with script. */
export function CollectedRows({ recipes }: { recipes: Recipes }) {
  const submit = useSubmit()
  const [moved, setMoved] = useState<Move | null>(null)
  const [answered, setAnswered] = useState<Move>()
  const shown = moved?.from === recipes ? moved.to : recipes

  async function put(from: number, to: number) {
    const [recipe, at] = [shown[from], shown[to]]
    if (!recipe || !at || from === to) return
    const latest = { from: recipes, to: shown.toSpliced(from, 1).toSpliced(to, 0, recipe) }
    setMoved(latest)
    await submit({ intent: 'place', recipeId: recipe.id, at: at.id }, { method: 'post', preventScrollReset: true })
    // Waits for the new order, if there is one.
    startTransition(() => setAnswered(latest))
  }
  // Undoing the move in the same update would leave the rows where they were dragged.
  useAnswer(answered, (move) => setMoved((last) => (last === move ? null : last)))

  return (
    <DragDropProvider
      onDragEnd={({ operation: { source }, canceled }) => {
        if (!canceled && isSortable(source)) void put(source.initialIndex, source.index)
      }}
    >
      <ol aria-label="Recipes in their order" className="grid gap-2">
        {shown.map((recipe, place) => (
          <CollectedRow key={recipe.id} recipe={recipe} place={place} count={shown.length} />
        ))}
      </ol>
    </DragDropProvider>
  )
}

function CollectedRow({ recipe, place, count }: { recipe: RecipeSummary; place: number; count: number }) {
  const { id, title } = recipe
  const { ref, handleRef, isDragging } = useSortable({ id, index: place })
  return (
    <li
      ref={ref}
      className={cn(
        'grid grid-cols-[auto_4.5rem_minmax(0,1fr)] items-center gap-x-2 rounded-md bg-sunk p-1.5 sm:grid-cols-[auto_5.5rem_minmax(0,1fr)_auto]',
        isDragging && 'shadow-float',
      )}
    >
      <button
        ref={handleRef}
        type="button"
        aria-label={`Drag ${title}`}
        className="grid h-11 w-8 flex-none cursor-grab touch-none place-items-center rounded-pill text-ink-soft hover:bg-surface active:cursor-grabbing no-script:invisible"
      >
        <GripVertical aria-hidden />
      </button>
      <Picture
        picture={recipe.image}
        alt=""
        sizes="88px"
        placeSetting={placeSettingOf(recipe)}
        className="aspect-4/3 w-full rounded-sm object-cover"
      />
      <Link to={`/recipe/${id}`} className="min-w-0 py-2 pl-1 font-semibold [overflow-wrap:anywhere]">
        {title}
      </Link>
      <div className="flex flex-none justify-end max-sm:col-span-full">
        <IconButtonLink to={`/recipe/${encodeURIComponent(id)}/cook`} label={`Cook ${title}`} variant="quiet">
          <CookingPot aria-hidden />
        </IconButtonLink>
        <Form method="post" preventScrollReset className="flex">
          <input type="hidden" name="recipeId" value={id} />
          <IconButton
            type="submit"
            name="intent"
            value="up"
            label={`Move ${title} up`}
            variant="quiet"
            disabled={place === 0}
          >
            <ArrowUp aria-hidden />
          </IconButton>
          <IconButton
            type="submit"
            name="intent"
            value="down"
            label={`Move ${title} down`}
            variant="quiet"
            disabled={place === count - 1}
          >
            <ArrowDown aria-hidden />
          </IconButton>
          <IconButton type="submit" name="intent" value="remove" label={`Take ${title} out`} variant="quiet">
            <X aria-hidden />
          </IconButton>
        </Form>
      </div>
    </li>
  )
}
