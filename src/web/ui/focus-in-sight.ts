/**
 * Focuses an element and scrolls all of it into view. Browsers only scroll to a field's caret, which the header may
 * cover.
 */
export function focusInSight(element: HTMLElement | null | undefined) {
  element?.focus()
  element?.scrollIntoView({ block: 'nearest' })
}
