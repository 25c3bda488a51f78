import { Link } from 'react-router'
import { dietsNamedIn } from '../../../core/search/named-diets.ts'
import { withNamedFilters } from '../../../core/search/named-filters.ts'
import { timeNamedIn } from '../../../core/search/named-time.ts'
import { searchPath } from '../../../core/search/search-address.ts'
import type { SearchQuery } from '../../../core/search/search.ts'
import { timeLabel } from './facet-text.ts'

/** If the words name a diet or a time, offers a link to its filter. */
export function FilterOffer({ query }: { query: SearchQuery }) {
  const filtered = withNamedFilters(query)
  if (!filtered) return null
  const { diets } = dietsNamedIn(query.words)
  const { maxMinutes } = timeNamedIn(query.words)
  const recipes = diets.length > 0 ? `${diets.join(', ')} recipes` : 'recipes'
  const time = maxMinutes === null ? '' : ` that take ${timeLabel(maxMinutes).toLowerCase()}`
  return (
    <p className="mt-1 text-ink-soft">
      Looking for {recipes}
      {time}?{' '}
      <Link to={searchPath({ ...filtered, page: 1 })} className="font-semibold">
        {maxMinutes === null ? 'Filter by diet' : diets.length > 0 ? 'Filter by diet and time' : 'Filter by time'}
      </Link>
    </p>
  )
}
