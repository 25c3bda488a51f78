import type { Picture } from '../pictures/picture.ts'
import type { DrawnDish } from './drawing/drawing.ts'
import type { RecipeStatus } from './recipe.ts'

/** Display order: unfinished recipes first. */
export const myStatuses = ['draft', 'changes-requested', 'pending', 'published', 'rejected', 'withdrawn'] as const

/** A recipe in its cook's own list. */
export interface MyRecipe {
  id: string
  title: string
  status: RecipeStatus
  picture: Picture | null
  drawing: DrawnDish | null
  updatedAt: string
  /** The editor's reason. */
  reason: string | null
  /** The state of a pending revision. */
  change: { state: 'open' | 'changes-requested'; reason: string | null } | null
}
