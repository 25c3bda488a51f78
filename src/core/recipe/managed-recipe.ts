import type { RecipeStatus } from './recipe.ts'

/** A recipe in the list of those who run the site. */
export interface ManagedRecipe {
  id: string
  title: string
  status: RecipeStatus
  /** By its own cook: nobody else lists it again. */
  wasTakenBack: boolean
  featured: boolean
  isSample: boolean
  author: string | null
  /** The account it came with. */
  owner: { id: string; name: string } | null
  createdAt: string
}
