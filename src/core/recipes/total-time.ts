import type { RecipeDraft } from './recipe.ts'

/** Returns prep plus cook time in minutes, or else the stated total, or else 0. */
export function totalMinutes({
  prepTime,
  cookTime,
  totalTime,
}: Pick<RecipeDraft, 'prepTime' | 'cookTime' | 'totalTime'>) {
  return (prepTime ?? 0) + (cookTime ?? 0) || (totalTime ?? 0)
}
