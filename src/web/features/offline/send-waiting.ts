import { accountEntry } from '../../shell/account-entry.ts'
import { exchangeFavorites } from '../collections/account-favorites.ts'
import { unsentSavedEntry } from '../collections/saved-recipes.ts'
import { exchangePlan, isToSend } from '../planning/account-plan.ts'
import { ownList, sharedList, sync } from '../shopping/list-store.ts'
import { sharedListsEntry } from '../shopping/stored-list.ts'

/** Sends what was done without a connection, on whatever page the connection comes back. */
export function sendWaiting() {
  const account = accountEntry.read()
  if (account && unsentSavedEntry.read().length > 0) void exchangeFavorites()
  if (account && isToSend(account)) void exchangePlan(account)
  const lists = [ownList, ...Object.keys(sharedListsEntry.read()).map(sharedList)]
  for (const list of lists) if (list.read().pending.length > 0) void sync(list)
}
