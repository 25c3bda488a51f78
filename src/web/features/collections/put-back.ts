/**
 * Puts removed ids back next to their former neighbors. Nothing else changes, because other ids may have been saved or
 * removed since.
 */
export function putBack(
  now: ReadonlyArray<string>,
  removed: ReadonlyArray<string>,
  before: ReadonlyArray<string>,
): ReadonlyArray<string> {
  const back = before.filter((id) => removed.includes(id) && !now.includes(id))
  return back.reduce((ids, id) => ids.toSpliced(placeIn(ids, id, before), 0, id), now)
}

function placeIn(ids: ReadonlyArray<string>, id: string, before: ReadonlyArray<string>): number {
  const place = before.indexOf(id)
  const isThere = (other: string) => ids.includes(other)
  const last = before.slice(0, place).findLast(isThere)
  if (last !== undefined) return ids.indexOf(last) + 1
  const next = before.slice(place + 1).find(isThere)
  return next === undefined ? 0 : ids.indexOf(next)
}
