import { accountEntry } from '../../shell/account-entry.ts'
import { exchangeFavorites } from '../collections/account-favorites.ts'
import { unsentSavedEntry } from '../collections/saved-recipes.ts'
import { exchangePlan, isToSend, isUnsentIn } from '../planning/account-plan.ts'
import { ownList, sharedList, sync } from '../shopping/list-store.ts'
import { sharedListsEntry } from '../shopping/stored-list.ts'

/** Sends changes that were made without a connection, on any page where the connection returns. */
export async function sendWaiting(): Promise<void> {
  const account = accountEntry.read()
  await Promise.allSettled([
    account && unsentSavedEntry.read().length > 0 && exchangeFavorites(),
    account && isToSend(account) && exchangePlan(account),
    ...listsToSend().map((list) => sync(list)),
  ])
}

/** A list that is gone takes nothing anymore. */
const listsToSend = () =>
  [ownList, ...Object.keys(sharedListsEntry.read()).map(sharedList)].filter((list) => {
    const { pending, isGone } = list.read()
    return pending.length > 0 && !isGone
  })

/** A sign-out waits this long at most. */
const patienceMs = 5_000

/** Sends what waits before a sign-out removes it from the browser. Returns the names of what could not be sent. */
export async function sendBeforeSignOut(mostMs = patienceMs): Promise<ReadonlyArray<string>> {
  if (namesOfUnsent().length === 0) return []
  const { promise: time, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, mostMs)
  await Promise.race([sendWaiting(), time])
  clearTimeout(timer)
  return namesOfUnsent()
}

function namesOfUnsent(): ReadonlyArray<string> {
  const account = accountEntry.read()
  return [
    ...(account && unsentSavedEntry.read().length > 0 ? ['saved recipes'] : []),
    ...(account && isUnsentIn(account) ? ['meal plan'] : []),
    ...(listsToSend().length > 0 ? ['shopping lists'] : []),
  ]
}
