/**
 * Keeps the selected tab of a sideways-scrolling tray in view: at first, when another one is selected, and when a hidden
 * tray appears. Use this function as a `ref`.
 */
export function showSelected(tray: HTMLElement | null) {
  if (!tray) return
  function show() {
    const selected = tray?.querySelector('[aria-selected=true]')
    if (!tray || !selected) return
    const [tab, frame] = [selected.getBoundingClientRect(), tray.getBoundingClientRect()]
    if (tab.left < frame.left || tab.right > frame.right)
      tray.scrollLeft += tab.left - frame.left - tray.clientWidth / 3
  }
  const resized = new ResizeObserver(show)
  const changed = new MutationObserver(show)
  resized.observe(tray)
  changed.observe(tray, { subtree: true, attributeFilter: ['aria-selected'] })
  return () => {
    resized.disconnect()
    changed.disconnect()
  }
}
