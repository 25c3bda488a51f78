import { redirectDocument } from 'react-router'

let isThere = false

/** Adds the script of another company to the page. Only that page may have it. */
export function addForeignScript(script: HTMLScriptElement): void {
  isThere = true
  document.head.append(script)
}

/** Loads the next page as a document, and none of its data before, while a script of another company is in this one. */
export function leaveForeignScript({ request }: { request: Request }): Promise<never> | undefined {
  if (!isThere) return undefined
  const { location, navigation } = window.__reactRouterDataRouter?.state ?? {}
  const target = navigation?.location
  const isOtherPage = target !== undefined && target.pathname !== location?.pathname
  const isItsData = new URL(request.url).pathname === target?.pathname && request.method === 'GET'
  // The answer to a form that was sent to another page would be lost.
  const isAnswer = navigation?.formMethod !== 'GET' && navigation?.formAction?.split('?')[0] === target?.pathname
  if (!isOtherPage || !isItsData || isAnswer) return undefined
  // Back has changed the address already, and the browser would load nothing for one with a hash that it shows.
  if (window.location.pathname === target.pathname) {
    window.location.reload()
    return new Promise(() => undefined)
  }
  throw redirectDocument(target.pathname + target.search + target.hash)
}
