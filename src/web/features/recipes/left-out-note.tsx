import type { LeftOut } from '../../../core/recipes/fit-recipe.ts'
import { numberText } from '../../../core/text/number-text.ts'

/** Recipes have limits, but recipes saved before the limits may be too long for a page. */
export function LeftOutNote({ left: { ingredients, steps } }: { left: LeftOut }) {
  if (ingredients + steps === 0) return null
  return (
    <p className="mt-4 text-ink-soft">
      This recipe is too long for one page. Not shown: {numberText(ingredients)} ingredients and {numberText(steps)}{' '}
      steps.
    </p>
  )
}
