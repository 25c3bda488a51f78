import { type HandedPage, handover, largestHandedPage } from '../core/importing/handover.ts'
import { capturePage } from './capture-page.ts'

/** Returns the address of a bookmark that hands over the page it is pressed on. Its whole program is in the address. */
export function bookmarkletFor(site: string): string {
  const program = `(${handOver})(${JSON.stringify(site)},${JSON.stringify({ ...handover, most: largestHandedPage })},${capturePage})`
  // Indentation and what is left of types are half of the text, and comments say nothing to a browser.
  const short = program
    .replaceAll(/^\s*(?:\/\/.*)?/gm, '')
    .replaceAll(/ {2,}/g, ' ')
    .replaceAll(/\n+/g, '\n')
  return `javascript:${encodeURIComponent(short)}`
}

/**
 * Opens the site in a new tab and gives it the page once it says that it is ready. No policy of the page can forbid
 * that. If the browser opens no tab, or the page cuts its link to the tab, a form in the same tab sends the page.
 */
function handOver(site: string, words: typeof handover & { most: number }, capture: () => HandedPage) {
  const state = window as unknown as Record<string, boolean | undefined>
  if (location.origin === site) return alert('Open the page of a recipe first. Then press this bookmark there.')
  const page = capture()
  if (page.html.length > words.most) return alert('This page is too large to import.')
  // The tab of an earlier attempt got no page, which happens on pages that cut their link to the new tab.
  const tab = state[words.ready] ? null : window.open(site + words.path)
  if (!tab) return sendForm()
  state[words.ready] = true
  window.addEventListener('message', answer)

  function answer({ source, origin, data }: MessageEvent) {
    if (!tab || source !== tab || origin !== site || data !== words.ready) return
    window.removeEventListener('message', answer)
    state[words.ready] = false
    tab.postMessage({ kind: words.page, url: page.url, html: page.html }, site)
  }

  function sendForm() {
    state[words.ready] = false
    const form = document.createElement('form')
    form.method = 'post'
    form.enctype = 'multipart/form-data'
    form.action = site + words.path
    form.hidden = true
    for (const name of ['url', 'html'] as const) {
      const field = document.createElement('textarea')
      field.name = name
      field.value = page[name]
      form.append(field)
    }
    // A page that forbids forms to other sites still lets its address go.
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      if (effectiveDirective === 'form-action') location.href = `${site}/import?url=${encodeURIComponent(page.url)}`
    })
    document.body.append(form)
    form.submit()
  }
}
