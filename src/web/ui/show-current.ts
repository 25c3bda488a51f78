/** A `ref` for a tray that scrolls sideways: scrolls the current entry into view. */
export function showCurrent(tray: HTMLElement | null) {
  const current = tray?.querySelector<HTMLElement>('[aria-current]')
  if (tray && current) tray.scrollLeft = current.offsetLeft - tray.clientWidth / 3
}
