/** Small movements of a thumb are no change of direction. */
const leastPixels = 8

/**
 * Hides the header of a phone while the page is scrolled down, and shows it again on the way up. It changes the element
 * itself, so that scrolling renders nothing. The look of `data-hidden` is in the header's classes.
 */
export function hideWhileReading(header: HTMLElement | null) {
  if (!header) return
  let last = window.scrollY
  function onScroll() {
    const now = Math.max(0, window.scrollY)
    if (Math.abs(now - last) < leastPixels) return
    header?.toggleAttribute('data-hidden', now > last && now > header.offsetHeight)
    last = now
  }
  window.addEventListener('scroll', onScroll, { passive: true })
  return () => window.removeEventListener('scroll', onScroll)
}
