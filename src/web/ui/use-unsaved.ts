import { useEffect, useRef } from 'react'
import { useBlocker, useNavigation } from 'react-router'

/**
 * Asks for confirmation before the visitor leaves a page with unsaved input. `mark` records that the visitor typed
 * something. The record stays after the form is sent, because the server may return errors. No question appears for the
 * page that answers the form. A form that stays on its page once it is saved passes its `version`: what was typed into an
 * earlier version is saved.
 */
export function useUnsaved(version = '') {
  const marked = useRef<string | null>(null)
  const { state } = useNavigation()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      marked.current === version && currentLocation.pathname !== nextLocation.pathname,
  )
  // Runs after every render. See `useAnswer`.
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (marked.current === version && state !== 'loading') event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  })
  return {
    blocker,
    mark: () => {
      marked.current = version
    },
  }
}
