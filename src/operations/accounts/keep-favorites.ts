import type { SignedIn } from '../../core/signed-in.ts'
import { addSaved, listSavedIds, removeSaved } from '../../db/saved-recipes.ts'
import type { App } from '../app.ts'

const mostKept = 5000
const mostAtOnce = 1000

/** What was saved and taken off the list; returns the whole list, in the order of saving. */
export async function keepFavorites(
  { db }: App,
  user: SignedIn,
  { add, remove }: { add: ReadonlyArray<string>; remove: ReadonlyArray<string> },
): Promise<Array<string>> {
  return db.transaction(async (transaction) => {
    if (remove.length > 0) await removeSaved(transaction, user.id, remove.slice(0, mostAtOnce))
    const room = mostKept - (await listSavedIds(transaction, user.id, mostKept)).length
    const added = add.slice(0, Math.min(room, mostAtOnce))
    if (added.length > 0) await addSaved(transaction, user.id, added)
    return listSavedIds(transaction, user.id, mostKept)
  })
}
