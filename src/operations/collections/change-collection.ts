import { randomBytes } from 'node:crypto'
import { longestName } from '../../core/collections/collection-form.ts'
import { onOneLine } from '../../core/text/one-line.ts'
import type { SignedIn } from '../../core/accounts/signed-in.ts'
import {
  changeCollection as change,
  deleteCollection,
  hasOtherCollectionNamed,
  listCollectedIds,
  lockOwnCollection,
  mayCollect,
  setCollected,
} from '../../db/collections/collections.ts'
import type { App } from '../app/app.ts'

export type CollectionChange =
  | { kind: 'rename'; name: string }
  | { kind: 'share' | 'unshare' | 'delete' }
  | { kind: 'add' | 'remove' | 'up' | 'down'; recipeId: string }
  /** Moves a recipe to the place of another one. */
  | { kind: 'place'; recipeId: string; at: string }

const mostRecipes = 500

/**
 * `not-yours` is said of an unknown collection and of another cook's, and `no-recipe` of a recipe that the cook may not
 * see.
 */
export type CollectionOutcome = 'changed' | 'not-yours' | 'no-recipe' | 'full' | 'taken'

export const collectionProblems = {
  'no-recipe': 'This recipe is no longer here.',
  full: `A collection can hold ${mostRecipes} recipes. Remove some, or start another one.`,
  taken: 'You already have a collection with this name.',
} as const

/** Changes a collection. When sharing ends, the link stops working for good. */
export async function changeCollection(
  { db }: App,
  user: SignedIn,
  id: string,
  wanted: CollectionChange,
): Promise<CollectionOutcome> {
  return db.transaction(async (transaction) => {
    const collection = await lockOwnCollection(transaction, user.id, id)
    if (!collection) return 'not-yours'
    switch (wanted.kind) {
      case 'rename': {
        const name = onOneLine(wanted.name, longestName) || collection.name
        if (await hasOtherCollectionNamed(transaction, user.id, name, id)) return 'taken'
        await change(transaction, id, { name })
        break
      }
      case 'share':
        if (!collection.shareToken) await change(transaction, id, { shareToken: randomBytes(18).toString('base64url') })
        break
      case 'unshare':
        await change(transaction, id, { shareToken: null })
        break
      case 'delete':
        await deleteCollection(transaction, id)
        break
      case 'add':
      case 'remove':
      case 'up':
      case 'down': {
        if (wanted.kind === 'add' && !(await mayCollect(transaction, user.id, wanted.recipeId))) return 'no-recipe'
        const ids = await listCollectedIds(transaction, id)
        if (wanted.kind === 'add' && ids.length >= mostRecipes && !ids.includes(wanted.recipeId)) return 'full'
        await setCollected(transaction, id, withChange(ids, wanted.kind, wanted.recipeId))
        break
      }
      case 'place': {
        const ids = await listCollectedIds(transaction, id)
        const place = ids.indexOf(wanted.at)
        if (place < 0 || !ids.includes(wanted.recipeId)) break
        const rest = ids.filter((other) => other !== wanted.recipeId)
        await setCollected(transaction, id, rest.toSpliced(place, 0, wanted.recipeId))
      }
    }
    return 'changed'
  })
}

function withChange(ids: ReadonlyArray<string>, kind: 'add' | 'remove' | 'up' | 'down', id: string): Array<string> {
  const rest = ids.filter((other) => other !== id)
  const place = ids.indexOf(id)
  if (kind === 'remove') return rest
  if (kind === 'add') return place < 0 ? [...rest, id] : [...ids]
  if (place < 0) return [...ids]
  return rest.toSpliced(kind === 'up' ? Math.max(0, place - 1) : place + 1, 0, id)
}
