import { useEffect, useRef } from 'react'

/**
 * Returns the ref of a bar that stays at the bottom of the window while its parent is in sight. An element in the
 * parent that gets the focus is scrolled above the bar. So is a checkbox whose change shows the bar. A box or button
 * under the pointer stays, because the press would be lost if it moved away.
 */
export function useUncovered<Bar extends HTMLElement>() {
  const bar = useRef<Bar>(null)
  useEffect(() => {
    const parent = bar.current?.parentElement
    if (!parent) return
    const keepInSight = ({ type, target }: Event) => {
      if (!bar.current || !(target instanceof Element) || bar.current.contains(target)) return
      if (target.matches(type === 'change' ? pressable : ':focus-visible')) uncover(target, bar.current)
    }
    for (const type of ['focusin', 'change']) parent.addEventListener(type, keepInSight)
    return () => {
      for (const type of ['focusin', 'change']) parent.removeEventListener(type, keepInSight)
    }
  }, [])
  return bar
}

/** A text changes when the next control is pressed, which must stay under the pointer. */
const pressable = '[type=checkbox], [type=radio], select'
const margin = 12

/**
 * Chromium respects `scroll-padding` only for what is outside the window. A text that is higher than the window keeps
 * its place.
 */
function uncover(focused: Element, bar: HTMLElement) {
  const { top: barTop } = bar.getBoundingClientRect()
  const { bottom, height } = (focused.closest('label') ?? focused).getBoundingClientRect()
  const covered = bottom + margin - barTop
  if (covered > 0 && height < barTop / 2) window.scrollBy({ top: covered })
}
