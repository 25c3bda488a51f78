import { useMemo, useState } from 'react'
import type { RecipeSummary } from '../../../core/recipes/recipe-summary.ts'
import type { SavedRecipes } from '../../../db/collections/saved-recipes.ts'
import { useStored } from '../../browser/stored-entry.ts'
import { useRead } from '../../browser/use-read.ts'
import { isRecipeId } from '../../../core/recipes/recipe-id.ts'
import { firstPart, readSavedAnswer, savedPath } from './saved-request.ts'
import { cardsEntry, storeCards } from './stored-cards.ts'

/** Recipes by id. Null for a recipe that is no longer on the site. */
export type KnownRecipes = ReadonlyMap<string, RecipeSummary | null>

/**
 * Loads the cards of recipes that this browser has the ids of. Until they are loaded, it shows stored cards. `onMoved`
 * gets the new ids of recipes that moved.
 */
export function useKnownRecipes(ids: ReadonlyArray<string> | null, onMoved: (moved: SavedRecipes['moved']) => void) {
  const [loaded, setLoaded] = useState<KnownRecipes>(new Map())
  const stored = useStored(cardsEntry)
  const known = useMemo<KnownRecipes>(
    () => new Map([...stored.map((card) => [card.id, card] as const), ...loaded]),
    [stored, loaded],
  )
  // Loads the list in parts. Each answer starts the request for the next part.
  const asked = useMemo(() => firstPart(ids?.filter((id) => isRecipeId(id) && !loaded.has(id)) ?? []), [ids, loaded])
  const { hasFailed, retry } = useRead(asked.length > 0 ? savedPath(asked) : null, readSavedAnswer, (answer) => {
    const gone = asked.filter((id) => !answer.recipes.some((recipe) => recipe.id === id))
    setLoaded((before) => withAnswer(before, gone, answer))
    storeCards(answer.recipes, gone)
    if (Object.keys(answer.moved).length > 0) onMoved(answer.moved)
  })
  return { known, hasFailed, retry }
}

function withAnswer(loaded: KnownRecipes, gone: ReadonlyArray<string>, { recipes }: SavedRecipes): KnownRecipes {
  const next = new Map(loaded)
  for (const id of gone) next.set(id, null)
  for (const recipe of recipes) next.set(recipe.id, recipe)
  return next
}
