/** For the `ref` of a tray that scrolls sideways: the entry one came by must not lie outside of it. */
export function showCurrent(tray: HTMLElement | null) {
  const current = tray?.querySelector<HTMLElement>('[aria-current]')
  if (tray && current) tray.scrollLeft = current.offsetLeft - tray.clientWidth / 3
}
