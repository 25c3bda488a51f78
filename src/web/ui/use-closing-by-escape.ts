import { type RefObject, useEffect } from 'react'

/** Escape closes the disclosure and returns the focus to its summary, unless it closed a dialog. */
export function useClosingByEscape(details: RefObject<HTMLDetailsElement | null>) {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape' || event.defaultPrevented || !details.current?.open) return
      details.current.open = false
      details.current.querySelector('summary')?.focus()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [details])
}
