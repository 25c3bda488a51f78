import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * A page that came without a new document starts at its beginning, for the keyboard and for screen readers too,
 * or at the element its link asks for: the one with the id `state.focus`.
 */
export function useFocusOnNewPage() {
  const { pathname, state } = useLocation()
  const shown = useRef(pathname)
  const start: string = state?.focus ?? 'main'
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    document.getElementById(start)?.focus({ preventScroll: true })
  }, [pathname, start])
}
