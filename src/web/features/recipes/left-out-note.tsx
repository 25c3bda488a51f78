import type { LeftOut } from '../../../core/recipes/fit-recipe.ts'

/** Recipes have limits, but recipes saved before the limits may be too long for a page. */
export function LeftOutNote({ left: { ingredients, steps } }: { left: LeftOut }) {
  if (ingredients + steps === 0) return null
  return (
    <p className="mt-4 text-ink-soft">
      This recipe is too long for one page. Not shown: {ingredients.toLocaleString('en')} ingredients and{' '}
      {steps.toLocaleString('en')} steps.
    </p>
  )
}
