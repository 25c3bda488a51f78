import { useLayoutEffect, useRef } from 'react'

const pauseMs = 300

/**
 * Stores what is typed in a dialog: after each pause, and when the page is hidden, left or closed. A phone may end a
 * hidden page without another event.
 */
export function useStoring(store: () => void) {
  const latest = useRef(store)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isStopped = useRef(false)

  // Runs after every render, because what is stored depends on the render.
  useLayoutEffect(() => {
    latest.current = store
  })

  // The fields are still on the page when a layout effect ends.
  useLayoutEffect(() => {
    const stop = () => {
      clearTimeout(waiting.current)
      waiting.current = undefined
    }
    const now = () => {
      if (waiting.current === undefined) return
      stop()
      if (!isStopped.current) latest.current()
    }
    const soon = () => {
      stop()
      waiting.current = setTimeout(now, pauseMs)
    }
    // Categories and lines of the source are chosen by presses, some of them outside of the form.
    const changes = ['input', 'click']
    for (const type of changes) document.addEventListener(type, soon)
    document.addEventListener('visibilitychange', now)
    window.addEventListener('pagehide', now)
    return () => {
      for (const type of changes) document.removeEventListener(type, soon)
      document.removeEventListener('visibilitychange', now)
      window.removeEventListener('pagehide', now)
      now()
    }
  }, [])

  /** Call it when the recipe is saved, discarded or put aside. */
  return function stopStoring() {
    isStopped.current = true
  }
}
