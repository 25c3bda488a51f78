import { readSaved, subscribeToSaved, writeSaved } from '../components/recipe/saved-recipes.ts'

interface Following {
  /** Just signed in: what the visitor saved before comes along. */
  isNewHere: boolean
  signal: AbortSignal
}

/** From now on the browser's list is the account's: what changes here changes there. */
export async function followAccount({ isNewHere, signal }: Following) {
  const atFirst = readSaved()
  const kept = await exchange({ add: isNewHere ? atFirst : [], remove: [] }, signal)
  if (!kept || signal.aborted) return
  let known = kept
  const stop = subscribeToSaved(() => {
    const now = readSaved()
    const change = { add: now.filter((id) => !known.includes(id)), remove: known.filter((id) => !now.includes(id)) }
    known = now
    if (change.add.length + change.remove.length > 0) void exchange(change)
  })
  // What was saved while the account was asked is not lost.
  writeSaved([...kept, ...readSaved().filter((id) => !atFirst.includes(id))])
  signal.addEventListener('abort', stop)
}

/** They are in the account, and the next person at this browser is somebody else. */
export function forgetFavorites() {
  writeSaved([])
}

/** Null where the account cannot be reached: then the browser's own list stays as it is. */
async function exchange(change: { add: Array<string>; remove: Array<string> }, signal?: AbortSignal) {
  const body = new URLSearchParams(Object.entries(change).flatMap(([name, ids]) => ids.map((id) => [name, id])))
  try {
    const answer = await fetch('/saved/account', { method: 'POST', body, keepalive: true, ...(signal && { signal }) })
    if (!answer.ok) return null
    return ((await answer.json()) as { ids: Array<string> }).ids
  } catch {
    return null
  }
}
