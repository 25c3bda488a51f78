import type { Ingredient } from '../../../core/ingredient/ingredient.ts'

export function parseIngredientLine(line: string): Pick<Ingredient, 'amount' | 'name' | 'measures'> {
  return { amount: '', name: line, measures: [] }
}
