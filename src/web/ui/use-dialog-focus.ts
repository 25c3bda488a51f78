import { useRef } from 'react'
import { focusAgain, focusPlaceOf, lastFocus } from '../browser/keep-focus.ts'

/** Moves the focus into a dialog when it opens, and back when it closes. */
export function useDialogFocus(onCloseAutoFocus: ((event: Event) => void) | undefined) {
  const opener = useRef<ReturnType<typeof lastFocus>>(null)

  /** Focuses the field marked `data-autofocus`. Otherwise the close button would get the focus. */
  function startAtField(event: Event) {
    const active = document.activeElement
    opener.current = active instanceof HTMLElement && active !== document.body ? focusPlaceOf(active) : lastFocus()
    const field = event.target instanceof Element ? event.target.querySelector('[data-autofocus]') : null
    if (!(field instanceof HTMLElement)) return
    event.preventDefault()
    // On a phone, scrolling to the field would hide what is above it.
    field.focus({ preventScroll: true })
  }

  /**
   * Returns the focus to the element that had it before, or near to it if it is gone. Radix returns it only to its own
   * trigger, but most of our dialogs open without one. If nothing had the focus, because an answer of the server opened
   * the dialog, the trigger gets it.
   */
  function giveFocusBack(event: Event) {
    onCloseAutoFocus?.(event)
    if (event.defaultPrevented || !opener.current) return
    if (focusAgain(opener.current)) event.preventDefault()
  }

  return { startAtField, giveFocusBack }
}
