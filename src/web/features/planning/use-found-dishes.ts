import { useEffect, useState } from 'react'
import { readRecipeSummaries } from '../../../core/recipes/read-recipe-summary.ts'
import type { RecipeSummary } from '../../../core/recipes/recipe-summary.ts'
import { fieldsOf } from '../../../core/text/fields-of.ts'
import { useRead } from '../../browser/use-read.ts'

const pauseMs = 200

/** Reads recipes to plan. Waits until the query has not changed for a moment. Null recipes are still loading. */
export function useFoundDishes(query: string | null) {
  const [asked, setAsked] = useState<string | null>(null)
  const [found, setFound] = useState<{ query: string; recipes: ReadonlyArray<RecipeSummary> } | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setAsked(query), pauseMs)
    return () => clearTimeout(timer)
  }, [query])
  const address = asked === null ? null : `/meal-plan/find?${asked}`
  const { hasFailed, retry } = useRead(address, readFound, (recipes) => setFound({ query: asked ?? '', recipes }))
  return { recipes: found && found.query === query ? found.recipes : null, hasFailed, retry }
}

const readFound = (value: unknown) => readRecipeSummaries(fieldsOf(value)['recipes'])
