import { useEffect, useRef } from 'react'

/** The control with this `data-control`. */
export const controlNamed = (name: string | undefined) =>
  name ? document.querySelector<HTMLElement>(`[data-control="${CSS.escape(name)}"]`) : null

const nobodyHasFocus = () => document.activeElement === document.body

/**
 * After a deletion, focuses the row in its place, or the button that adds one. Returns a function to call when the dialog
 * about deleting a row opens or closes.
 */
export function useFocusAfterDelete(rows: ReadonlyArray<{ id: string }>): (id: string) => void {
  const asked = useRef<{ id: string; place: number } | null>(null)
  // Runs after every render, see `useAnswer`.
  useEffect(() => {
    const gone = asked.current
    if (!gone || rows.some(({ id }) => id === gone.id)) return
    asked.current = null
    const next = rows[gone.place] ?? rows.at(-1)
    if (nobodyHasFocus()) controlNamed(next ? `open ${next.id}` : 'add')?.focus()
  })
  return (id) => {
    asked.current = { id, place: rows.findIndex((row) => row.id === id) }
  }
}
