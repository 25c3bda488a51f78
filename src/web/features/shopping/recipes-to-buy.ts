import { fieldsOf, isText } from '../../../core/text/fields-of.ts'

/** A week has 21 meals, and a long collection is added in several requests. */
export const mostRecipesAtOnce = 50

export interface RecipeToBuy {
  id: string
  title: string
  lines: ReadonlyArray<string>
}

export function readRecipesToBuy(value: unknown): Array<RecipeToBuy> | undefined {
  const { recipes } = fieldsOf(value)
  return Array.isArray(recipes) && recipes.every(isRecipeToBuy) ? recipes : undefined
}

function isRecipeToBuy(value: unknown): value is RecipeToBuy {
  const { id, title, lines } = fieldsOf(value)
  return isText(id) && isText(title) && Array.isArray(lines) && lines.every(isText)
}
