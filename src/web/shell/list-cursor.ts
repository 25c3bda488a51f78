/** Writes a list position for an address: a moment and the id of an item. */
export const cursorText = ({ at, id }: { at: string; id: string | number }) => `${at}_${id}`

const written = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z)_(.{1,300})$/

/** Returns null if the position is invalid. The first page is shown then. */
export function readCursor(text: string | null): { at: string; id: string } | null {
  const [, at, id] = written.exec(text ?? '') ?? []
  return at && id && isMoment(at) ? { at, id } : null
}

/**
 * Returns false for dates that do not exist. JavaScript would read February 30 as March 2, and PostgreSQL accepts
 * neither that date nor the year 0.
 */
function isMoment(at: string) {
  const known = new Date(at)
  if (Number.isNaN(known.getTime()) || at.startsWith('0000')) return false
  return known.toISOString().slice(0, 19) === at.slice(0, 19)
}
