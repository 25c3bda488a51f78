/** Writes a list position into an address: a moment and the id of its item. */
export const cursorText = ({ at, id }: { at: string; id: string | number }) => `${at}_${id}`

const written = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z)_(.{1,300})$/

/** Returns null for an invalid position, which means the first page. */
export function readCursor(text: string | null): { at: string; id: string } | null {
  const [, at, id] = written.exec(text ?? '') ?? []
  return at && id && isMoment(at) ? { at, id } : null
}

/** JavaScript would read 30 February as 2 March, and PostgreSQL accepts neither that date nor the year 0. */
function isMoment(at: string) {
  const known = new Date(at)
  if (Number.isNaN(known.getTime()) || at.startsWith('0000')) return false
  return known.toISOString().slice(0, 19) === at.slice(0, 19)
}
