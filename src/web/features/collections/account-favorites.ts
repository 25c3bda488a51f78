import { fieldsOf, isText } from '../../../core/text/fields-of.ts'
import { exchangeMs, post } from '../../browser/client.ts'
import { accountEntry } from '../../shell/account-entry.ts'
import { cardsEntry } from './stored-cards.ts'
import { noteUnsent, savedEntry, unsentSavedEntry } from './saved-recipes.ts'

interface Following {
  /** True after signing in. The visitor's favorites are then added to the account. */
  isNewHere: boolean
  signal: AbortSignal
}

/** Synchronizes the browser's favorites with the account's favorites, in both directions. */
export function followAccount({ isNewHere, signal }: Following) {
  if (isNewHere) noteUnsent(savedEntry.read().map((id) => ({ id, isSaved: true })))
  const stop = unsentSavedEntry.subscribe(() => {
    if (unsentSavedEntry.read().length > 0) void exchangeFavorites()
  })
  signal.addEventListener('abort', stop)
  void exchangeFavorites()
}

/** Removes the favorites from the browser. The account has them, and another person may use the browser next. */
export function forgetFavorites() {
  savedEntry.write([])
  unsentSavedEntry.remove()
  cardsEntry.remove()
}

/** The most changes per request. */
const mostAtOnce = 500

let underway: Promise<void> | null = null

/**
 * Sends what changed here and takes over the account's favorites, as often as there is something to send. A change
 * leaves the browser only after the account has answered, and counts once however often it arrives.
 */
export function exchangeFavorites(): Promise<void> {
  underway ??= exchangeAll().finally(() => {
    underway = null
  })
  return underway
}

async function exchangeAll(): Promise<void> {
  do {
    const account = accountEntry.read()
    const sent = unsentSavedEntry.read().slice(0, mostAtOnce)
    const stored = await exchange(sent)
    // The cook may have signed out in the meantime, and someone else may use the browser now.
    if (!stored || !account || accountEntry.read() !== account) return
    const isSent = (change: (typeof sent)[number]) =>
      sent.some(({ id, isSaved }) => id === change.id && isSaved === change.isSaved)
    const left = unsentSavedEntry.read().filter((change) => !isSent(change))
    const removed = new Set(left.flatMap(({ id, isSaved }) => (isSaved ? [] : id)))
    const added = left.flatMap(({ id, isSaved }) => (isSaved ? id : []))
    savedEntry.write([...new Set([...stored, ...added])].filter((id) => !removed.has(id)))
    unsentSavedEntry.write(left)
  } while (unsentSavedEntry.read().length > 0)
}

/** Sends changes and returns the account's favorites. Returns null if the account cannot be reached. */
async function exchange(changes: ReadonlyArray<{ id: string; isSaved: boolean }>) {
  const body = new URLSearchParams(changes.map(({ id, isSaved }) => [isSaved ? 'add' : 'remove', id]))
  const outcome = await post('/saved/account', body, readIds, {
    keepalive: changes.length < 100,
    withinMs: exchangeMs,
  })
  return outcome.ok ? outcome.answer : null
}

function readIds(value: unknown): Array<string> | undefined {
  const { ids } = fieldsOf(value)
  return Array.isArray(ids) && ids.every(isText) ? ids : undefined
}
