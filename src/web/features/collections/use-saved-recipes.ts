import { useMemo } from 'react'
import type { RecipeSummary } from '../../../core/recipes/recipe-summary.ts'
import type { SavedRecipes } from '../../../db/collections/saved-recipes.ts'
import { useStored } from '../../browser/stored-entry.ts'
import { isRecipeId } from '../../../core/recipes/recipe-id.ts'
import { savedEntry, writeSaved } from './saved-recipes.ts'
import { useKnownRecipes } from './use-known-recipes.ts'

interface SavedEntry {
  id: string
  /** Undefined while loading, null for a recipe that is no longer on the site. */
  recipe: RecipeSummary | null | undefined
}

/** Returns the browser's favorites, newest first. `entries` is null before the list has been read. */
export function useSavedRecipes() {
  const ids = useSavedIds()
  const { known, hasFailed, retry } = useKnownRecipes(ids, followMoves)
  const entries = ids?.map((id): SavedEntry => ({ id, recipe: isRecipeId(id) ? known.get(id) : null })) ?? null
  return { entries, hasFailed, retry }
}

/** Replaces the ids of recipes that have a new address. */
function followMoves(moved: SavedRecipes['moved']) {
  writeSaved(savedEntry.read().map((id) => moved[id] ?? id))
}

function useSavedIds(): ReadonlyArray<string> | null {
  const ids = useStored(savedEntry, null)
  return useMemo(() => ids?.toReversed() ?? null, [ids])
}
