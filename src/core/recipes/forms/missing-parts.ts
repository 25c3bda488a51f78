import type { RecipeDraft } from '../recipe.ts'

/** Lists the parts that a recipe needs before it can be submitted, one sentence each. */
export function missingParts({
  title,
  ingredients,
  instructions,
}: Pick<RecipeDraft, 'title' | 'ingredients' | 'instructions'>): Array<string> {
  return [
    ...(title.trim() === '' ? ['It has no title.'] : []),
    ...(ingredients.length === 0 ? ['It has no ingredients.'] : []),
    ...(instructions.length === 0 ? ['It has no steps.'] : []),
  ]
}
