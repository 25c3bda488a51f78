import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { readSaved } from '../../recipe/saved-recipes.ts'

interface SavedTitle {
  id: string
  title: string
}

const none: ReadonlyArray<SavedTitle> = []

/** The recipes this browser saved, by title; none while they are on their way. */
export function useSavedTitles(): ReadonlyArray<SavedTitle> {
  const { data, load } = useFetcher<Array<SavedTitle> | null>()
  useEffect(() => {
    const ids = readSaved()
    if (ids.length > 0) void load(`/meal-plan/recipes?${addressOf(ids)}`)
  }, [load])
  return data ?? none
}

export const addressOf = (ids: ReadonlyArray<string>) => new URLSearchParams(ids.map((id) => ['id', id])).toString()
