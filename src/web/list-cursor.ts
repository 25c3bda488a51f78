/** Where a list goes on, in its address: a moment and what it belongs to. */
export const cursorText = ({ at, id }: { at: string; id: string | number }) => `${at}_${id}`

const written = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z)_(.{1,300})$/

/** Null for whatever makes no sense: that is the first page. */
export function readCursor(text: string | null): { at: string; id: string } | null {
  const [, at, id] = written.exec(text ?? '') ?? []
  return at && id && !Number.isNaN(Date.parse(at)) ? { at, id } : null
}
