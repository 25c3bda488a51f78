import type { Count } from '../../../core/search/search.ts'
import { totalText } from './total-text.ts'

/** Returns the result line. */
export function foundText({ count, isMore }: Count): string {
  if (count === 0) return 'No recipes found. Try a different search term.'
  return `Found ${totalText({ total: count, hasMore: isMore })} ${count === 1 ? 'recipe' : 'recipes'}`
}
