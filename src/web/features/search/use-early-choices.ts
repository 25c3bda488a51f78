import { useEffect, useEffectEvent } from 'react'
import { readSearchAddress, searchPath } from '../../../core/search/search-address.ts'
import type { SearchQuery } from '../../../core/search/search.ts'
import type { Search } from './use-search.ts'

/** Applies choices made before the script loaded. React would leave them ticked without searching for them. */
export function useEarlyChoices(formId: string, { query, change }: Search) {
  const catchUp = useEffectEvent(() => {
    const form = document.getElementById(formId)
    if (!(form instanceof HTMLFormElement)) return
    const fields = [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    )
    const early = readSearchAddress(new URLSearchParams(fields))
    if (filtersOf(early) !== filtersOf(query)) change(early)
  })
  useEffect(() => catchUp(), [])
}

/** Ignores the words, because unfinished words are not a search yet. */
const filtersOf = (query: SearchQuery) => searchPath({ ...query, words: '', page: 1 })
