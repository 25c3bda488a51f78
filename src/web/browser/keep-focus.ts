/** An element that has or had the focus, and the elements around it, innermost first. */
interface FocusPlace {
  element: HTMLElement
  around: ReadonlyArray<HTMLElement>
  path: string
}

/** A page that moves the focus itself after a change does so within this time, in an effect. */
const effectsMs = 100

/** Null after a press with a pointer. */
let lastPlace: FocusPlace | null = null
let wasDisabled = false
let isWaiting = false

/** Returns where the keyboard was last, even if that element is gone or disabled. */
export const lastFocus = () => lastPlace

export function focusPlaceOf(element: HTMLElement): FocusPlace {
  const around: Array<HTMLElement> = []
  for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) around.push(box)
  return { element, around, path: window.location.pathname }
}

/**
 * Focuses the element, or the same link at a new place, or the first link or button near it. Does nothing after a
 * navigation, because the new page sets the focus itself. Returns false if nothing is left.
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
    rememberPlace(document.activeElement)
  }
  const point = () => {
    isByKeyboard = false
    lastPlace = null
  }
  const focus = () => isByKeyboard && rememberPlace(document.activeElement)
  document.addEventListener('keydown', press, true)
  document.addEventListener('pointerdown', point, true)
  document.addEventListener('focusin', focus)
  const observer = new MutationObserver(restoreIfLost)
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['disabled'] })
  return () => {
    document.removeEventListener('keydown', press, true)
    document.removeEventListener('pointerdown', point, true)
    document.removeEventListener('focusin', focus)
    observer.disconnect()
  }
}

function rememberPlace(element: Element | null) {
  if (!(element instanceof HTMLElement) || element === document.body) return
  if (lastPlace && isDialogFallback(element, lastPlace)) return
  lastPlace = focusPlaceOf(element)
  wasDisabled = false
}

function restoreIfLost() {
  if (lastPlace?.element.matches(':disabled')) wasDisabled = true
  if (isWaiting || !lastPlace || !isLost(lastPlace)) return
  isWaiting = true
  setTimeout(restore, effectsMs)
}

/** Runs once for all changes of a moment, because some pages change all the time. */
function restore() {
  isWaiting = false
  if (lastPlace && isLost(lastPlace) && !focusAgain(lastPlace)) lastPlace = null
}

/** Returns true if the focused element disappeared on this page. A new page starts at its top. */
function isLost(place: FocusPlace): boolean {
  const active = document.activeElement
  const isNowhere = active === null || active === document.body || isDialogFallback(active, place)
  const isGone = !place.element.isConnected || (wasDisabled && isUsable(place.element))
  return isNowhere && isGone && place.path === window.location.pathname
}

/** Radix focuses the whole dialog when the focused element in it goes away. */
const isDialogFallback = (active: Element, { element, around }: FocusPlace) =>
  active.matches('[role=dialog], [role=alertdialog]') &&
  around.includes(active as HTMLElement) &&
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
