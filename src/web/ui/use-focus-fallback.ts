import { type RefObject, useEffect, useRef } from 'react'

/**
 * Gives the focus to `target` when the element that had it disappears, such as a button whose press finished its work.
 * Otherwise a keyboard would start again at the top of the page. `target` needs `tabIndex={-1}`.
 */
export function useFocusFallback(target: RefObject<HTMLElement | null>): void {
  const last = useRef<EventTarget | null>(null)
  useEffect(() => {
    const take = ({ target: focused }: FocusEvent) => {
      last.current = focused
    }
    document.addEventListener('focusin', take)
    return () => document.removeEventListener('focusin', take)
  }, [])
  // Runs after every render, see `useAnswer`.
  useEffect(() => {
    if (document.activeElement !== document.body) return
    if (last.current instanceof HTMLElement && !last.current.isConnected) target.current?.focus({ preventScroll: true })
  })
}
