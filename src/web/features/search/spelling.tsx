import { Link } from 'react-router'
import { searchPath } from '../../../core/search/search-address.ts'
import type { SearchQuery } from '../../../core/search/search.ts'

interface SpellingProps {
  query: SearchQuery
  /** The corrected words. */
  didYouMean: string
  /** True if the results are for the corrected words. */
  wereUsed: boolean
}

/** Shows the corrected words of a search with typos, with a link that searches for them. */
export function Spelling({ query, didYouMean, wereUsed }: SpellingProps) {
  const corrected = (
    <Link to={searchPath({ ...query, words: didYouMean, page: 1 })} className="font-semibold [overflow-wrap:anywhere]">
      {didYouMean}
    </Link>
  )
  return (
    <p className="mt-1 text-ink-soft">
      {wereUsed ? (
        <>
          Showing results for {corrected} instead of “<span className="[overflow-wrap:anywhere]">{query.words}</span>”.
        </>
      ) : (
        <>Did you mean {corrected}?</>
      )}
    </p>
  )
}
