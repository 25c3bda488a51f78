import { Link } from 'react-router'
import { dietsNamedIn } from '../../../core/search/named-diets.ts'
import { searchPath } from '../../../core/search/search-address.ts'
import type { SearchQuery } from '../../../core/search/search.ts'

/** If the words name a diet, offers a link to the diet's filter. */
export function DietOffer({ query }: { query: SearchQuery }) {
  const { diets, rest } = dietsNamedIn(query.words)
  if (diets.length === 0) return null
  const chosen = [...new Set([...query.diets, ...diets])]
  return (
    <p className="mt-1 text-ink-soft">
      Looking for {diets.join(', ')} recipes?{' '}
      <Link to={searchPath({ ...query, words: rest, diets: chosen, page: 1 })} className="font-semibold">
        Filter by diet
      </Link>
    </p>
  )
}
