/**
 * Focuses an element and scrolls until all of it is visible. Browsers only scroll to a field's caret, so the header may
 * cover the field.
 */
export function focusInSight(element: HTMLElement | null | undefined) {
  element?.focus()
  element?.scrollIntoView({ block: 'nearest' })
}
