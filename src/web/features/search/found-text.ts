import type { Count } from '../../../core/search/search.ts'
import { totalText } from './total-text.ts'

/** Returns the result line of a search for `words`, which are empty if only filters are chosen. */
export function foundText({ count, isMore }: Count, words: string): string {
  if (count === 0) return words ? 'No recipes found. Try a different search term.' : 'No recipes found'
  return `Found ${totalText({ total: count, hasMore: isMore })} ${count === 1 ? 'recipe' : 'recipes'}`
}
