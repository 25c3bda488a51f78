import { useEffect, useRef } from 'react'
import { useBlocker } from 'react-router'

/** Asks before a page with something typed is left. `mark` says that something was typed, `clear` that it is on its way. */
export function useUnsaved() {
  const isDirty = useRef(false)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty.current && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isDirty.current) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [])
  return {
    blocker,
    mark: () => {
      isDirty.current = true
    },
    clear: () => {
      isDirty.current = false
    },
  }
}
