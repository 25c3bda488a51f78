import { useEffect, useRef } from 'react'
import { useBlocker, useNavigation } from 'react-router'

/**
 * Asks before a page with something typed is left. `mark` says that something was typed; what is sent may come back, so that it is kept in
 * mind. Nobody is asked about the page that answers the form: the router asks at links alone, and not while a page is on its way.
 */
export function useUnsaved() {
  const isDirty = useRef(false)
  const { state } = useNavigation()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty.current && currentLocation.pathname !== nextLocation.pathname,
  )
  // Of every render, see `useAnswer`.
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isDirty.current && state !== 'loading') event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  })
  return {
    blocker,
    mark: () => {
      isDirty.current = true
    },
  }
}
