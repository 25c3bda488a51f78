import type { RecipeDraft } from './recipe.ts'

/** Minutes a cook is told: prep plus cook, and of a recipe that states only a total, that; 0 where nothing is stated. */
export function totalMinutes({
  prepTime,
  cookTime,
  totalTime,
}: Pick<RecipeDraft, 'prepTime' | 'cookTime' | 'totalTime'>) {
  return (prepTime ?? 0) + (cookTime ?? 0) || (totalTime ?? 0)
}
