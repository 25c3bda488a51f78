import { useSortable } from '@dnd-kit/react/sortable'
import { ArrowDown, ArrowUp, CookingPot, X } from 'lucide-react'
import { Form, Link, useSubmit } from 'react-router'
import { placeSettingOf } from '../../../core/recipes/drawing/place-setting.ts'
import type { RecipeSummary } from '../../../core/recipes/recipe-summary.ts'
import { cn } from '../../ui/cn.ts'
import { DragHandle } from '../../ui/drag-handle.tsx'
import { IconButton, IconButtonLink } from '../../ui/icon-button.tsx'
import { Picture } from '../../ui/picture.tsx'
import { SortByDragging, useDraggedOrder } from '../../ui/sort-by-dragging.tsx'

/** The recipes of a collection in their order. Buttons change it with and without script, dragging with script. */
export function CollectedRows({ recipes }: { recipes: ReadonlyArray<RecipeSummary> }) {
  const submit = useSubmit()
  const { shown, move } = useDraggedOrder(recipes, ({ id }, at) =>
    submit({ intent: 'place', recipeId: id, at: at.id }, { method: 'post', preventScrollReset: true }),
  )
  return (
    <SortByDragging onMove={move}>
      <ol aria-label="Recipes in their order" className="laid-tables grid gap-2">
        {shown.map((recipe, place) => (
          <CollectedRow key={recipe.id} recipe={recipe} place={place} count={shown.length} />
        ))}
      </ol>
    </SortByDragging>
  )
}

function CollectedRow({ recipe, place, count }: { recipe: RecipeSummary; place: number; count: number }) {
  const { id, title } = recipe
  const { ref, handleRef, isDragging } = useSortable({ id, index: place, data: { name: title } })
  return (
    <li
      ref={ref}
      className={cn(
        'grid grid-cols-[auto_4.5rem_minmax(0,1fr)] items-center gap-x-2 rounded-md bg-sunk p-1.5 sm:grid-cols-[auto_5.5rem_minmax(0,1fr)_auto]',
        isDragging && 'shadow-float',
      )}
    >
      <DragHandle ref={handleRef} name={title} className="hover:bg-surface no-script:invisible" />
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
