import type { MyRecipe } from '../../../core/review/my-recipe.ts'

/** The editor's words, as long as they are about how it stands now. */
export function saidAbout({ status, reason, change }: Pick<MyRecipe, 'status' | 'reason' | 'change'>): string | null {
  if (change?.reason) return change.reason
  return status === 'published' || status === 'pending' || status === 'draft' ? null : reason
}
