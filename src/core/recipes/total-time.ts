import type { RecipeDraft } from './recipe.ts'

/** Returns prep plus cook time in minutes, or else the stated total, or else 0. */
export function totalMinutes({
  prepTime,
  cookTime,
  totalTime,
}: Pick<RecipeDraft, 'prepTime' | 'cookTime' | 'totalTime'>) {
  return (prepTime ?? 0) + (cookTime ?? 0) || (totalTime ?? 0)
}

/** Returns the stated total if it is longer than prep plus cook time, because it includes time in the fridge. */
export function wholeMinutes(times: Parameters<typeof totalMinutes>[0]) {
  return Math.max(totalMinutes(times), times.totalTime ?? 0)
}
