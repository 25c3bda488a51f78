import { useEffect, useMemo, useState } from 'react'
import { recipeIdAt } from '../../../core/offline/offline-pages.ts'
import type { RecipeSummary } from '../../../core/recipes/recipe-summary.ts'
import { useStored } from '../../browser/stored-entry.ts'
import { cardsEntry } from '../collections/stored-cards.ts'

/** Returns the recipes whose pages the service worker has stored. Null before that is known. */
export function useStoredRecipes(): ReadonlyArray<RecipeSummary> | null {
  const [ids, setIds] = useState<ReadonlySet<string> | null>(null)
  const cards = useStored(cardsEntry)
  useEffect(() => {
    let hasLeft = false
    void listIds().then((found) => {
      if (!hasLeft) setIds(found)
    })
    return () => {
      hasLeft = true
    }
  }, [])
  return useMemo(() => ids && cards.filter(({ id }) => ids.has(id)), [ids, cards])
}

/** Returns no ids if the browser forbids its storage. */
async function listIds(): Promise<Set<string>> {
  try {
    const recipes = await caches.open('recipes')
    const pages = await recipes.keys()
    return new Set(pages.flatMap(({ url }) => recipeIdAt(new URL(url).pathname) ?? []))
  } catch {
    return new Set()
  }
}
