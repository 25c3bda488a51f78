import type { SignedIn } from '../../core/accounts/signed-in.ts'
import { addSaved, listSavedIds, removeSaved } from '../../db/collections/saved-recipes.ts'
import type { App } from '../app/app.ts'

const mostSaved = 5000
const mostAtOnce = 1000

/** Saves and removes favorites. Returns the whole list in the order of saving. */
export async function mergeFavorites(
  { db }: App,
  user: SignedIn,
  { add, remove }: { add: ReadonlyArray<string>; remove: ReadonlyArray<string> },
): Promise<Array<string>> {
  return db.transaction(async (transaction) => {
    if (remove.length > 0) await removeSaved(transaction, user.id, remove.slice(0, mostAtOnce))
    const room = mostSaved - (await listSavedIds(transaction, user.id, mostSaved)).length
    const added = add.slice(0, Math.min(room, mostAtOnce))
    if (added.length > 0) await addSaved(transaction, user.id, added)
    return listSavedIds(transaction, user.id, mostSaved)
  })
}
