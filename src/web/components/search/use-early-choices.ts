import { useEffect, useEffectEvent } from 'react'
import { readSearchAddress, searchPath } from '../../../core/search/search-address.ts'
import type { SearchQuery } from '../../../core/search/search.ts'
import type { Search } from './use-search.ts'

/** Applies what was chosen while the script was still on its way; React would leave it ticked, but not searched for. */
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

/** Words that are still being typed are no search yet. */
const filtersOf = (query: SearchQuery) => searchPath({ ...query, words: '', page: 1 })
