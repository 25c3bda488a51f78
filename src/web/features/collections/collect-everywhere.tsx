import { lazy, Suspense } from 'react'
import { loadCollectDialog, useAskedToCollect } from './collect-request.ts'

/** Loaded on demand, because most visits collect nothing. */
const CollectDialog = lazy(loadCollectDialog)

/** The dialog with the collections, on every page. */
export function CollectEverywhere() {
  const recipe = useAskedToCollect()
  if (!recipe) return null
  return (
    <Suspense>
      <CollectDialog key={recipe.id} recipe={recipe} />
    </Suspense>
  )
}
