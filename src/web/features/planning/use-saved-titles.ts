import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { savedEntry } from '../collections/saved-recipes.ts'
import type { clientLoader } from './routes/meal-plan-recipes.ts'

interface SavedTitle {
  id: string
  title: string
}

const none: ReadonlyArray<SavedTitle> = []

/** Returns the titles of the browser's favorites. Empty while loading. */
export function useSavedTitles(): ReadonlyArray<SavedTitle> {
  const { data, load } = useFetcher<typeof clientLoader>()
  useEffect(() => {
    const ids = savedEntry.read()
    if (ids.length > 0) void load(`/meal-plan/recipes?${addressOf(ids)}`)
  }, [load])
  return data ?? none
}

export const addressOf = (ids: ReadonlyArray<string>) => new URLSearchParams(ids.map((id) => ['id', id])).toString()
