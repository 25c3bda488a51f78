import type { MyRecipe } from '../../../core/recipes/my-recipe.ts'

/** Returns the editor's reason while it applies to the current status. */
export function saidAbout({ status, reason, change }: Pick<MyRecipe, 'status' | 'reason' | 'change'>): string | null {
  if (change?.reason) return change.reason
  return status === 'published' || status === 'pending' || status === 'draft' ? null : reason
}
