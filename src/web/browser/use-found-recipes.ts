import { useEffect, useState } from 'react'
import { readRecipeSummaries } from '../../core/recipes/read-recipe-summary.ts'
import type { RecipeSummary } from '../../core/recipes/recipe-summary.ts'
import { fieldsOf } from '../../core/text/fields-of.ts'
import { useRead } from './use-read.ts'

const pauseMs = 200

/**
 * Reads the recipes of an address to choose from. Waits until the address has not changed for a moment. Null recipes
 * are still loading.
 */
export function useFoundRecipes(address: string | null) {
  const [asked, setAsked] = useState<string | null>(null)
  const [found, setFound] = useState<{ address: string; recipes: ReadonlyArray<RecipeSummary> } | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setAsked(address), pauseMs)
    return () => clearTimeout(timer)
  }, [address])
  const { hasFailed, retry } = useRead(asked, readFound, (recipes) => setFound({ address: asked ?? '', recipes }))
  return { recipes: found && found.address === address ? found.recipes : null, hasFailed, retry }
}

const readFound = (value: unknown) => readRecipeSummaries(fieldsOf(value)['recipes'])
