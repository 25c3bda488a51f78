import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * After a navigation without a new document, scrolls to the start and moves the keyboard and screen readers there. If
 * the link names an element, in `state.focus` or in the address's hash, the focus goes to that element.
 */
export function useFocusOnNewPage() {
  const { pathname, hash, state } = useLocation()
  const shown = useRef(pathname)
  const start: string = state?.focus ?? hash.slice(1)
  // Runs after every render, see `useAnswer`.
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const wanted = document.getElementById(start)
    wanted?.focus({ preventScroll: true })
    if (!wanted || document.activeElement !== wanted) document.getElementById('main')?.focus({ preventScroll: true })
  })
}
