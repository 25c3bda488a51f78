import type { Picture } from '../picture.ts'
import type { RecipeStatus } from '../recipe/recipe.ts'

/** In the order a cook cares: what is unfinished first. */
export const myStatuses = ['draft', 'changes-requested', 'pending', 'published', 'rejected', 'withdrawn'] as const

/** A cook's own recipe, as their list shows it. */
export interface MyRecipe {
  id: string
  title: string
  status: RecipeStatus
  picture: Picture | null
  updatedAt: string
  /** What the editor says. */
  reason: string | null
  /** A change of the listed recipe, where one is under way. */
  change: { state: 'open' | 'changes-requested'; reason: string | null } | null
}
