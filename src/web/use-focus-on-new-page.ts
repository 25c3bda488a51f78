import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** A page that came without a new document starts at its beginning, for the keyboard and for screen readers too. */
export function useFocusOnNewPage() {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname])
}
