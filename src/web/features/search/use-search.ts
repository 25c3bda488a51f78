import type { RefObject } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { readSearchAddress, searchPath } from '../../../core/search/search-address.ts'
import type { SearchQuery } from '../../../core/search/search.ts'

export interface Search {
  /** The chosen search, also while its results are loading. */
  query: SearchQuery
  isPending: boolean
  /** Applies changes at once, together with the words in the box. */
  change: (changes: Partial<SearchQuery>) => void
}

export function useSearch(answered: SearchQuery, box: RefObject<HTMLInputElement | null>): Search {
  const here = useLocation()
  const coming = useNavigation().location
  const navigate = useNavigate()
  const isPending = coming?.pathname === here.pathname
  const query = isPending ? readSearchAddress(new URLSearchParams(coming.search)) : answered

  function change(changes: Partial<SearchQuery>) {
    const words = (box.current?.value ?? query.words).trim()
    const path = searchPath({ ...query, words, page: 1, ...changes })
    // Without `flushSync`, a pressed checkbox would jump back until React renders the change.
    void navigate(path, {
      preventScrollReset: true,
      flushSync: true,
      replace: path === here.pathname + here.search,
    })
  }
  return { query, isPending, change }
}
