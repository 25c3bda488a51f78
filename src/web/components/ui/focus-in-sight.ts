/** Puts the keyboard there, and all of it into sight: of a field a browser only cares for the caret, which a header may cover. */
export function focusInSight(element: HTMLElement | null | undefined) {
  element?.focus()
  element?.scrollIntoView({ block: 'nearest' })
}
