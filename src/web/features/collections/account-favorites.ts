import { fieldsOf, isText } from '../../../core/text/fields-of.ts'
import { post } from '../../browser/client.ts'
import { savedEntry, writeSaved } from './saved-recipes.ts'

interface Following {
  /** True after signing in. The visitor's favorites are then added to the account. */
  isNewHere: boolean
  signal: AbortSignal
}

/** Synchronizes the browser's favorites with the account's favorites, in both directions. */
export async function followAccount({ isNewHere, signal }: Following) {
  const atFirst = savedEntry.read()
  const stored = await exchange({ add: isNewHere ? atFirst : [], remove: [] }, signal)
  if (!stored || signal.aborted) return
  let known: ReadonlyArray<string> = stored
  const stop = savedEntry.subscribe(() => {
    const now = savedEntry.read()
    const change = { add: now.filter((id) => !known.includes(id)), remove: known.filter((id) => !now.includes(id)) }
    known = now
    if (change.add.length + change.remove.length > 0) void exchange(change)
  })
  // Preserves favorites saved during the request.
  writeSaved([...stored, ...savedEntry.read().filter((id) => !atFirst.includes(id))])
  signal.addEventListener('abort', stop)
}

/** Removes the favorites from the browser. The account has them, and another person may use the browser next. */
export function forgetFavorites() {
  writeSaved([])
}

/** Sends changes and returns the account's favorites. Returns null if the account cannot be reached. */
async function exchange(change: { add: ReadonlyArray<string>; remove: ReadonlyArray<string> }, signal?: AbortSignal) {
  const body = new URLSearchParams(Object.entries(change).flatMap(([name, ids]) => ids.map((id) => [name, id])))
  const outcome = await post('/saved/account', body, readIds, { keepalive: true, signal })
  return outcome.ok ? outcome.answer : null
}

function readIds(value: unknown): Array<string> | undefined {
  const { ids } = fieldsOf(value)
  return Array.isArray(ids) && ids.every(isText) ? ids : undefined
}
