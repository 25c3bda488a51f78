import { useEffect, useRef } from 'react'
import { useBlocker, useNavigation } from 'react-router'

/**
 * Asks before the visitor leaves a page with unsaved input. `mark` records that the visitor typed something. The record
 * stays after sending, because the form may come back with errors. It never asks about the page that answers the form:
 * the router asks only at links, and not during a navigation.
 */
export function useUnsaved() {
  const isDirty = useRef(false)
  const { state } = useNavigation()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty.current && currentLocation.pathname !== nextLocation.pathname,
  )
  // Runs after every render, see `useAnswer`.
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
