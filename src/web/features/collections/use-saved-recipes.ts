import { useMemo, useState } from 'react'
import type { RecipeSummary } from '../../../core/recipes/recipe-summary.ts'
import type { SavedRecipes } from '../../../db/collections/saved-recipes.ts'
import { useStored } from '../../browser/stored-entry.ts'
import { useRead } from '../../browser/use-read.ts'
import { isSavedId } from './saved-limits.ts'
import { firstPart, readSavedAnswer, savedPath } from './saved-part.ts'
import { savedEntry, writeSaved } from './saved-recipes.ts'

interface SavedEntry {
  id: string
  /** Undefined while loading, null for a recipe that is no longer on the site. */
  recipe: RecipeSummary | null | undefined
}

type Known = ReadonlyMap<string, RecipeSummary | null>

/** Returns the browser's favorites, newest first. `entries` is null before the list has been read. */
export function useSavedRecipes() {
  const ids = useSavedIds()
  const [known, setKnown] = useState<Known>(new Map())
  // Loads the list in parts. Each answer starts the request for the next part.
  const asked = useMemo(() => firstPart(ids?.filter((id) => isSavedId(id) && !known.has(id)) ?? []), [ids, known])
  const { hasFailed, retry } = useRead(asked.length > 0 ? savedPath(asked) : null, readSavedAnswer, (answer) => {
    setKnown((before) => withAnswer(before, asked, answer))
    followMoves(answer.moved)
  })

  const entries = ids?.map((id): SavedEntry => ({ id, recipe: isSavedId(id) ? known.get(id) : null })) ?? null
  return { entries, hasFailed, retry }
}

function withAnswer(known: Known, asked: ReadonlyArray<string>, { recipes }: SavedRecipes): Known {
  const next = new Map(known)
  for (const id of asked) next.set(id, null)
  for (const recipe of recipes) next.set(recipe.id, recipe)
  return next
}

/** Replaces the ids of recipes that have a new address. */
function followMoves(moved: SavedRecipes['moved']) {
  if (Object.keys(moved).length === 0) return
  writeSaved(savedEntry.read().map((id) => moved[id] ?? id))
}

function useSavedIds(): ReadonlyArray<string> | null {
  const ids = useStored(savedEntry, null)
  return useMemo(() => ids?.toReversed() ?? null, [ids])
}
