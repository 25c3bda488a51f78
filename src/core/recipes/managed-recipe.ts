import type { RecipeStatus } from './recipe.ts'

/** A recipe in the administration's list. */
export interface ManagedRecipe {
  id: string
  title: string
  status: RecipeStatus
  /** Withdrawn by its own cook, so nobody else may list it again. */
  wasTakenBack: boolean
  featured: boolean
  isSample: boolean
  author: string | null
  /** The account that owns it. */
  owner: { id: string; name: string } | null
  createdAt: string
}
