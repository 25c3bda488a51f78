import type { RecipeDraft } from '../recipe.ts'

type Times = Pick<RecipeDraft, 'prepTime' | 'cookTime' | 'totalTime'>

/**
 * Returns the minutes until the dish is ready, or 0 if unknown: the stated total, because it includes a night in the
 * fridge, or prep plus cook time if that is longer. The search has the same rule in `db/functions/search_row.sql`.
 */
export function totalMinutes({ prepTime, cookTime, totalTime }: Times): number {
  return Math.max((prepTime ?? 0) + (cookTime ?? 0), totalTime ?? 0)
}
