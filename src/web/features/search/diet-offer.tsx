import { Link } from 'react-router'
import { dietsNamedIn } from '../../../core/search/named-diets.ts'
import { withNamedDiets } from '../../../core/search/named-filters.ts'
import { searchPath } from '../../../core/search/search-address.ts'
import type { SearchQuery } from '../../../core/search/search.ts'

/** If the words name a diet, offers a link to the diet's filter. */
export function DietOffer({ query }: { query: SearchQuery }) {
  const { diets } = dietsNamedIn(query.words)
  const filtered = withNamedDiets(query)
  if (!filtered) return null
  return (
    <p className="mt-1 text-ink-soft">
      Looking for {diets.join(', ')} recipes?{' '}
      <Link to={searchPath({ ...filtered, page: 1 })} className="font-semibold">
        Filter by diet
      </Link>
    </p>
  )
}
