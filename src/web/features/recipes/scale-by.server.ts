import type { Ingredient } from '../../../core/ingredients/ingredient.ts'
import { factorForPan } from '../../../core/recipes/scaling/pan-size.ts'
import { type Pan, readPanShape } from '../../../core/recipes/scaling/pan.ts'
import { factorForIngredient, type FoundFactor } from '../../../core/recipes/scaling/scale-by-ingredient.ts'

/**
 * Reads the forms of browsers without script: `?have=350+g&of=2`, or `?from-size=9+in&to-shape=square&to-size=20+cm`.
 * Null if none was filled in.
 */
export function readScaleBy(
  search: URLSearchParams,
  ingredients: ReadonlyArray<Pick<Ingredient, 'amount' | 'name'>>,
): FoundFactor | null {
  const have = search.get('have')?.trim()
  if (have) {
    const line = ingredients[Number(search.get('of'))]
    return line ? factorForIngredient(line, have) : { problem: 'Choose an ingredient.' }
  }
  if (!search.get('to-size')?.trim()) return null
  return factorForPan(panIn(search, 'from'), panIn(search, 'to'))
}

const panIn = (search: URLSearchParams, name: string): Pan => ({
  shape: readPanShape(search.get(`${name}-shape`)),
  size: search.get(`${name}-size`) ?? '',
})
