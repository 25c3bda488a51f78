/** An element that has or had the focus, and the elements around it, innermost first. */
interface FocusPlace {
  element: HTMLElement
  around: ReadonlyArray<HTMLElement>
  path: string
}

/** A page that moves the focus itself after a change does so within this time, in an effect. */
const effectsMs = 100

/** Null after a press with a pointer. */
let last: FocusPlace | null = null
let wasDisabled = false
let isWaiting = false

/** Returns where the keyboard was last, even if that element is gone or disabled. */
export const lastFocus = () => last

export function focusPlaceOf(element: HTMLElement): FocusPlace {
  const around: Array<HTMLElement> = []
  for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) around.push(box)
  return { element, around, path: window.location.pathname }
}

/**
 * Focuses the element, or the same link at a new place, or the first link or button of what is left around it. Does
 * nothing on another page, which has its own start. Returns false if nothing is left.
 */
export function focusAgain({ element, around, path }: FocusPlace): boolean {
  if (!element.isConnected && path !== window.location.pathname) return true
  return focusIfUsable(element) || focusIfUsable(sameLink(element)) || around.some(focusFirstIn)
}

/**
 * Keeps the place of the keyboard. Browsers take the focus from an element that goes away or is disabled, and a
 * screen reader would start again at the top. A button that was disabled while its press was carried out gets the focus
 * back. Returns a function that stops it.
 */
export function keepFocus(): () => void {
  let isByKeyboard = false
  const press = () => {
    isByKeyboard = true
    note(document.activeElement)
  }
  const point = () => {
    isByKeyboard = false
    last = null
  }
  const focus = () => isByKeyboard && note(document.activeElement)
  document.addEventListener('keydown', press, true)
  document.addEventListener('pointerdown', point, true)
  document.addEventListener('focusin', focus)
  const observer = new MutationObserver(check)
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['disabled'] })
  return () => {
    document.removeEventListener('keydown', press, true)
    document.removeEventListener('pointerdown', point, true)
    document.removeEventListener('focusin', focus)
    observer.disconnect()
  }
}

function note(element: Element | null) {
  if (!(element instanceof HTMLElement) || element === document.body) return
  if (last && isLeftOver(element, last)) return
  last = focusPlaceOf(element)
  wasDisabled = false
}

function check() {
  if (last?.element.matches(':disabled')) wasDisabled = true
  if (isWaiting || !last || !isLost(last)) return
  isWaiting = true
  setTimeout(tryOnce, effectsMs)
}

/** A page that changes all the time must not try again at each change. */
function tryOnce() {
  isWaiting = false
  if (last && isLost(last) && !focusAgain(last)) last = null
}

/** Another page begins at its top. */
function isLost(place: FocusPlace): boolean {
  const active = document.activeElement
  const isNowhere = active === null || active === document.body || isLeftOver(active, place)
  const isGone = !place.element.isConnected || (wasDisabled && isUsable(place.element))
  return isNowhere && isGone && place.path === window.location.pathname
}

/** Radix focuses the whole dialog when the focused element in it goes away. */
const isLeftOver = (active: Element, { element, around }: FocusPlace) =>
  active.matches('[role=dialog], [role=alertdialog]') &&
  around.some((box) => box === active) &&
  (wasDisabled || !isUsable(element))

const isUsable = (element: HTMLElement) =>
  element.isConnected && !element.matches(':disabled') && element.checkVisibility()

function focusIfUsable(element: HTMLElement | undefined): boolean {
  if (!element || !isUsable(element)) return false
  element.focus({ preventScroll: true })
  return document.activeElement === element
}

const nameOf = (link: Element) => link.getAttribute('aria-label') ?? link.textContent

function sameLink(element: HTMLElement): HTMLElement | undefined {
  if (!(element instanceof HTMLAnchorElement)) return undefined
  return [...document.links].find(
    (link): link is HTMLAnchorElement =>
      link instanceof HTMLAnchorElement && link.href === element.href && nameOf(link) === nameOf(element),
  )
}

/** No fields: the next letters may be shortcuts, and a phone would open its keyboard. */
const controls = 'a[href], button, summary'

/** The first control of the whole page would be far away, so the page itself gets the focus. */
function focusFirstIn(box: HTMLElement): boolean {
  if (!box.isConnected) return false
  if (box.tagName === 'MAIN') return focusIfUsable(box)
  return [...box.querySelectorAll<HTMLElement>(controls)].some(focusIfUsable)
}
