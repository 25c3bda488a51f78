import { Link } from 'react-router'
import { searchPath } from '../../../core/search/search-address.ts'
import type { SearchQuery } from '../../../core/search/search.ts'

interface SpellingProps {
  query: SearchQuery
  /** The words as they were understood. */
  didYouMean: string
  /** Whether these are what the results answer. */
  wereUsed: boolean
}

/** What was made of misspelt words, with a link that spells them right. */
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
