import type { Count } from '../../../core/search/search.ts'
import { totalText } from '../browse/total-text.ts'

/** The result line, in the words of the specification. */
export function foundText({ count, isMore }: Count): string {
  if (count === 0) return 'No recipes found. Try a different search term.'
  return `Found ${totalText({ total: count, hasMore: isMore })} recipe(s)`
}
