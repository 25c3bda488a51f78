/** Scrolls the current entry of a sideways-scrolling tray into view. Use this function as a `ref`. */
export function showCurrent(tray: HTMLElement | null) {
  const current = tray?.querySelector<HTMLElement>('[aria-current]')
  if (tray && current) tray.scrollLeft = current.offsetLeft - tray.clientWidth / 3
}
