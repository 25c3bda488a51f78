import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * Scrolls to the top after a client-side navigation and moves the focus there, for keyboards and screen readers. If the
 * link names an element in `state.focus` or in the address's hash, the focus moves to that element instead.
 */
export function useFocusOnNewPage() {
  const { pathname, hash, state } = useLocation()
  const shown = useRef(pathname)
  const start: string = state?.focus ?? hash.slice(1)
  // Runs after every render. See `useAnswer`.
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const wanted = document.getElementById(start)
    wanted?.focus({ preventScroll: true })
    if (!wanted || document.activeElement !== wanted) document.getElementById('main')?.focus({ preventScroll: true })
  })
}
