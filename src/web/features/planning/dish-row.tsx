import { useDraggable } from '@dnd-kit/react'
import type { Dish } from '../../../core/planning/meal-plan.ts'
import { placeSettingOf } from '../../../core/recipes/drawing/place-setting.ts'
import type { RecipeSummary } from '../../../core/recipes/recipe-summary.ts'
import { DragHandle } from '../../ui/drag-handle.tsx'
import { Picture } from '../../ui/picture.tsx'

const dishOfRecipe = ({ id, title, servings }: RecipeSummary): Dish => ({
  kind: 'recipe',
  title,
  recipeId: id,
  servings,
})

interface DishRowProps {
  recipe: RecipeSummary
  onChoose: (dish: Dish) => void
  /** Rows beside the week can be dragged into it. The same recipe may be in several lists. */
  list?: string | undefined
}

/** A recipe to plan. Pressing it chooses it. */
export function DishRow({ recipe, onChoose, list }: DishRowProps) {
  return list === undefined ? (
    <li>
      <DishButton recipe={recipe} onChoose={onChoose} />
    </li>
  ) : (
    <DraggableRow recipe={recipe} onChoose={onChoose} list={list} />
  )
}

function DraggableRow({ recipe, onChoose, list }: DishRowProps) {
  const { ref, handleRef } = useDraggable({
    id: `${list} ${recipe.id}`,
    data: { dish: dishOfRecipe(recipe), name: recipe.title },
  })
  return (
    <li ref={ref} className="flex items-center rounded-md bg-surface">
      <DragHandle ref={handleRef} name={recipe.title} className="rounded-sm hover:bg-sunk" />
      <DishButton recipe={recipe} onChoose={onChoose} />
    </li>
  )
}

function DishButton({ recipe, onChoose }: Pick<DishRowProps, 'recipe' | 'onChoose'>) {
  return (
    <button
      type="button"
      onClick={() => onChoose(dishOfRecipe(recipe))}
      className="grid min-h-14 w-full min-w-0 grid-cols-[3.5rem_minmax(0,1fr)] items-center gap-3 rounded-md p-1.5 text-left hover:bg-sunk"
    >
      <Picture
        picture={recipe.image}
        alt=""
        sizes="56px"
        placeSetting={placeSettingOf(recipe)}
        className="aspect-4/3 w-full rounded-sm object-cover"
      />
      <span className="line-clamp-2 font-display text-[1rem] leading-[1.25] font-[560] [overflow-wrap:anywhere]">
        {recipe.title}
      </span>
    </button>
  )
}
