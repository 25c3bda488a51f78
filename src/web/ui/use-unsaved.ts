import { useEffect, useRef } from 'react'
import { useBlocker, useNavigation } from 'react-router'

/**
 * Asks for confirmation before the visitor leaves a page with unsaved input. `mark` records that the visitor typed
 * something. The record stays after the form is sent, because the server may return errors. No question appears for the
 * page that answers the form.
 */
export function useUnsaved() {
  const isDirty = useRef(false)
  const { state } = useNavigation()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty.current && currentLocation.pathname !== nextLocation.pathname,
  )
  // Runs after every render. See `useAnswer`.
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
