import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { RecipeSummary } from '../../core/recipe/recipe-summary.ts'
import type { SavedRecipes } from '../../db/saved-recipes.ts'
import { parseSaved, readSaved, savedText, subscribeToSaved, writeSaved } from '../components/recipe/saved-recipes.ts'
import { fetchSaved, firstPart } from './fetch-saved.ts'

interface SavedEntry {
  id: string
  /** Undefined while it is being asked for, null when it is no longer on the site. */
  recipe: RecipeSummary | null | undefined
}

type Known = ReadonlyMap<string, RecipeSummary | null>

/** The browser's list, last saved first; null before the browser was asked. */
export function useSavedRecipes() {
  const ids = useSavedIds()
  const [known, setKnown] = useState<Known>(new Map())
  const [hasFailed, setHasFailed] = useState(false)

  // A part of the list at a time: when it is there, what is still missing is asked for next.
  useEffect(() => {
    const asked = firstPart(ids?.filter((id) => !known.has(id)) ?? [])
    if (asked.length === 0 || hasFailed) return
    const leaving = new AbortController()
    fetchSaved(asked, leaving.signal).then(
      (answer) => {
        setKnown((before) => withAnswer(before, asked, answer))
        followMoves(answer.moved)
      },
      () => {
        if (!leaving.signal.aborted) setHasFailed(true)
      },
    )
    return () => leaving.abort()
  }, [ids, known, hasFailed])

  const entries = ids?.map((id): SavedEntry => ({ id, recipe: known.get(id) })) ?? null
  return { entries, hasFailed, retry: () => setHasFailed(false) }
}

function withAnswer(known: Known, asked: ReadonlyArray<string>, { recipes }: SavedRecipes): Known {
  const next = new Map(known)
  for (const id of asked) next.set(id, null)
  for (const recipe of recipes) next.set(recipe.id, recipe)
  return next
}

/** What has another address now is kept under that one. */
function followMoves(moved: SavedRecipes['moved']) {
  if (Object.keys(moved).length === 0) return
  writeSaved(readSaved().map((id) => moved[id] ?? id))
}

function useSavedIds(): ReadonlyArray<string> | null {
  const text = useSyncExternalStore(subscribeToSaved, savedText, () => null)
  return useMemo(() => (text === null ? null : parseSaved(text).toReversed()), [text])
}
