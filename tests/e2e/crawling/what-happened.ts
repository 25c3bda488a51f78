import type { BrowserContext, Page } from 'playwright-core'

/**
 * Runs in the page before its own script: notes everything a visitor, or an assistive technology, could notice. Every page finds
 * the browser's storage the same.
 */
function watch(kept: Record<string, string>) {
  localStorage.clear()
  for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value)
  const noted: Array<string> = []
  const note = (what: string) => void noted.push(what)
  Object.assign(window, { whatHappened: noted })

  // A tooltip shows and hides by itself; that a button has one does not mean that it works.
  const tooltip = '[role=tooltip]'
  const toasts = '[aria-label=Notifications]'
  const tooltipStates = new Set(['closed', 'delayed-open', 'instant-open'])
  const holdsTooltip = (node: Node) => {
    const element = node instanceof Element ? node : node.parentElement
    return Boolean(element?.matches(tooltip) || element?.closest(tooltip) || element?.querySelector(tooltip))
  }
  const isTooltipMark = (element: Element, name: string | null) =>
    name === 'aria-describedby' ||
    (name === 'data-state' &&
      tooltipStates.has(element.getAttribute(name) ?? '') &&
      !element.hasAttribute('aria-expanded'))
  new MutationObserver((records) => {
    for (const { type, target, attributeName, addedNodes, removedNodes } of records) {
      const nodes = [...addedNodes, ...removedNodes]
      if (target instanceof Element && (target.closest(tooltip) || isTooltipMark(target, attributeName))) continue
      if (nodes.length > 0 && nodes.every(holdsTooltip)) continue
      // So does a toast that an earlier button brought; a new one is an answer.
      if (addedNodes.length === 0 && (target instanceof Element ? target : target.parentElement)?.closest(toasts))
        continue
      note(`${type} ${attributeName ?? ''} at ${target.nodeName}`)
    }
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })

  document.addEventListener('invalid', () => note('validation'), true)
  document.addEventListener('input', () => note('input'), true)
  document.addEventListener('scroll', () => note('scroll'), true)
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    console.error(`policy: ${violatedDirective} refuses ${blockedURI}`),
  )
  const { setItem } = Storage.prototype
  Storage.prototype.setItem = function (...item) {
    note('storage')
    setItem.apply(this, item)
  }
  window.print = () => note('print')
  window.open = () => {
    note('window')
    return null
  }
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: async () => note('clipboard') } })
  Object.defineProperty(navigator, 'share', { value: async () => note('share') })
}

export async function watchWhatHappens(context: BrowserContext, kept: Record<string, string>) {
  await context.addInitScript(watch, kept)
}

/** What was noted since the last time, and then no more of it. */
export function takeNotes(page: Page): Promise<Array<string>> {
  return page.evaluate(() => (window as unknown as { whatHappened: Array<string> }).whatHappened.splice(0))
}
