import { useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router'

/**
 * Scrolls to the top for the next item. Otherwise the page would stay at the decision form, where an editor could
 * decide without reading the item.
 */
export function useTopOfItem(id: number) {
  const cameBy = useNavigationType()
  const shown = useRef(id)
  // Runs after every render, see `useAnswer`.
  useEffect(() => {
    if (shown.current === id) return
    shown.current = id
    if (cameBy !== 'POP') window.scrollTo({ top: 0, behavior: 'instant' })
  })
}
