import { useMemo, useState } from 'react'
import type { RecipeSummary } from '../../../core/recipes/recipe-summary.ts'
import type { SavedRecipes } from '../../../db/collections/saved-recipes.ts'
import { useRead } from '../../browser/use-read.ts'
import { isSavedId } from './saved-limits.ts'
import { firstPart, readSavedAnswer, savedPath } from './saved-part.ts'

/** Recipes by id. Null for a recipe that is no longer on the site. */
export type KnownRecipes = ReadonlyMap<string, RecipeSummary | null>

/** Loads the cards of recipes that this browser has the ids of. `onMoved` gets the new ids of recipes that moved. */
export function useKnownRecipes(ids: ReadonlyArray<string> | null, onMoved: (moved: SavedRecipes['moved']) => void) {
  const [known, setKnown] = useState<KnownRecipes>(new Map())
  // Loads the list in parts. Each answer starts the request for the next part.
  const asked = useMemo(() => firstPart(ids?.filter((id) => isSavedId(id) && !known.has(id)) ?? []), [ids, known])
  const { hasFailed, retry } = useRead(asked.length > 0 ? savedPath(asked) : null, readSavedAnswer, (answer) => {
    setKnown((before) => withAnswer(before, asked, answer))
    if (Object.keys(answer.moved).length > 0) onMoved(answer.moved)
  })
  return { known, hasFailed, retry }
}

function withAnswer(known: KnownRecipes, asked: ReadonlyArray<string>, { recipes }: SavedRecipes): KnownRecipes {
  const next = new Map(known)
  for (const id of asked) next.set(id, null)
  for (const recipe of recipes) next.set(recipe.id, recipe)
  return next
}
