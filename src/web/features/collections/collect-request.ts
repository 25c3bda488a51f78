import { openPart } from '../../ui/open-part.ts'
import { useSyncExternalStore } from 'react'

export interface CollectedRecipe {
  id: string
  title: string
}

let asked: CollectedRecipe | null = null
const listeners = new Set<() => void>()

/** Opens the collections for a recipe, from anywhere: a toast outlives the page that showed it. Null closes them. */
export function askToCollect(recipe: CollectedRecipe | null): void {
  if (recipe) openPart(loadCollectDialog, () => ask(recipe))
  else ask(null)
}

export const loadCollectDialog = () => import('./collect-dialog.tsx')

function ask(recipe: CollectedRecipe | null) {
  asked = recipe
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useAskedToCollect = () =>
  useSyncExternalStore(
    subscribe,
    () => asked,
    () => null,
  )
