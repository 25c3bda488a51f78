import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * A page that came without a new document starts at its beginning, for the keyboard and for screen readers too,
 * or at the element its link asks for: the one with the id `state.focus`, or the one the address names if it can have the focus.
 */
export function useFocusOnNewPage() {
  const { pathname, hash, state } = useLocation()
  const shown = useRef(pathname)
  const start: string = state?.focus ?? hash.slice(1)
  // Of every render, see `useAnswer`.
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const wanted = document.getElementById(start)
    wanted?.focus({ preventScroll: true })
    if (!wanted || document.activeElement !== wanted) document.getElementById('main')?.focus({ preventScroll: true })
  })
}
