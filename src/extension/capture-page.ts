import type { HandedPage } from '../core/importing/handover.ts'

/**
 * Copies the page that the cook sees, without what no recipe needs: scripts other than data, styles, form fields and
 * embedded pictures. Browsers get this function as text, so it uses nothing outside of it.
 */
export function capturePage(): HandedPage {
  const copy = document.documentElement.cloneNode(true) as HTMLElement
  const unwanted =
    'style,link[rel~=stylesheet],svg,canvas,iframe,object,embed,video,audio,input,textarea,select,script:not([type*=json i])'
  for (const element of copy.querySelectorAll(unwanted)) element.remove()
  for (const element of copy.querySelectorAll('[src^="data:"],[srcset^="data:"],[style]')) {
    // Pages replace a picture that is not loaded yet by a tiny embedded one. Its address is in another attribute.
    for (const name of ['src', 'srcset'])
      if (element.getAttribute(name)?.startsWith('data:')) element.removeAttribute(name)
    if ((element.getAttribute('style') ?? '').length > 500) element.removeAttribute('style')
  }
  const isOnTheWeb = location.protocol === 'http:' || location.protocol === 'https:'
  return { url: isOnTheWeb ? location.href : '', html: `<!doctype html>${copy.outerHTML}` }
}
