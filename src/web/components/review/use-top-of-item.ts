import { useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router'

/** The form of a decision keeps the place on the page. Of the item that follows it would be the end, and nobody decides unread. */
export function useTopOfItem(id: number) {
  const cameBy = useNavigationType()
  const shown = useRef(id)
  // Of every render, see `useAnswer`.
  useEffect(() => {
    if (shown.current === id) return
    shown.current = id
    if (cameBy !== 'POP') window.scrollTo({ top: 0, behavior: 'instant' })
  })
}
