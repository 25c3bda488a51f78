/** The distance from the corner of the window that a toast with two lines of text needs. */
const toastHeight = 132
const toastWidth = 440

let pressed: Element | null = null

function remember({ target }: Event) {
  pressed = target instanceof Element ? target.closest('button, a, [role=button]') : null
}

/** Remembers which button was pressed, by pointer or key. Returns how to stop. */
export function watchPresses(): () => void {
  addEventListener('click', remember, true)
  return () => removeEventListener('click', remember, true)
}

/** Returns where a toast goes if it would cover the pressed button, buttons of the next decision or a bar at the bottom. */
export const toastPlace = (): 'top-right' | undefined =>
  (pressed?.isConnected && isBelowToast(pressed)) ||
  [...document.querySelectorAll('[data-uncovered]')].some(isBelowToast) ||
  isBarBelowToast()
    ? 'top-right'
    : undefined

function isBelowToast(element: Element): boolean {
  const { top, bottom, right } = element.getBoundingClientRect()
  const isInSight = top < innerHeight && bottom > 0
  return isInSight && bottom > innerHeight - toastHeight && right > innerWidth - toastWidth
}

/** The distance of a bar from the edge of the window. */
const barMargin = 16

/** A toast that the pointer rests on stays, so it would cover the bar for long. */
function isBarBelowToast(): boolean {
  const bars = [...document.querySelectorAll('[data-bottom-bar]')]
  return bars.some((bar) => bar.getBoundingClientRect().bottom >= innerHeight - barMargin)
}
