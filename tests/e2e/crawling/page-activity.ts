import type { BrowserContext } from 'playwright-core'
import { installPressInPage, selectors } from './press-in-page.ts'

/**
 * Records everything that a visitor or assistive technology could notice. Runs in the page before its scripts. Every
 * page starts with the same storage.
 */
function watch(stored: Record<string, string>) {
  localStorage.clear()
  for (const [name, value] of Object.entries(stored)) localStorage.setItem(name, value)
  const noted: Array<string> = []
  const note = (what: string) => void noted.push(what)
  Object.assign(window, { pageActivity: noted })

  // Tooltips appear and disappear without a press, so they are not an effect of a button.
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
      // Prefetched pages and late scripts are no effect.
      if (target instanceof Element && target.closest('head')) continue
      const nodes = [...addedNodes, ...removedNodes]
      if (target instanceof Element && (target.closest(tooltip) || isTooltipMark(target, attributeName))) continue
      if (nodes.length > 0 && nodes.every(holdsTooltip)) continue
      // Toasts of earlier buttons disappear on their own. Only a new toast is an effect.
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
  // Nothing is sent, so that crawling changes nothing. Other tests check the outcomes. If Playwright intercepted the
  // requests instead, the browser would fetch every script again for every page.
  const { fetch } = window
  window.fetch = (input, init) => {
    const method = init?.method ?? (input instanceof Request ? input.method : 'GET')
    if (method.toUpperCase() === 'GET') return fetch(input, init)
    note('request')
    return new Promise<Response>(() => undefined)
  }
  // Only uploads use XMLHttpRequest.
  XMLHttpRequest.prototype.send = () => note('request')
  window.addEventListener('submit', (event) => {
    note('submit')
    const isPost = (event.target as HTMLFormElement).method === 'post'
    if (!event.defaultPrevented && isPost) event.preventDefault()
  })
  HTMLInputElement.prototype.click = function () {
    if (this.type === 'file') note('file chooser')
    else HTMLElement.prototype.click.call(this)
  }
  HTMLAnchorElement.prototype.click = () => note('link or download')
  window.confirm = () => {
    note('confirm')
    return true
  }
  window.print = () => note('print')
  window.open = () => {
    note('window')
    return null
  }
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: async () => note('clipboard') } })
  Object.defineProperty(navigator, 'share', { value: async () => note('share') })
}

export async function recordActivity(context: BrowserContext, stored: Record<string, string>) {
  await context.addInitScript(watch, stored)
  await context.addInitScript(installPressInPage, selectors)
}
