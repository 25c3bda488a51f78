import type { HtmlElement } from './html-tree.ts'

/**
 * Returns a picture's address. Pages with lazy loading have the address in another attribute and a `data:` placeholder
 * in `src`.
 */
export function pictureAddress({ attribs }: HtmlElement): string {
  const set = attribs['srcset'] ?? attribs['data-srcset'] ?? ''
  const candidates = [attribs['data-src'], attribs['data-lazy-src'], attribs['data-original'], attribs['src'], set]
  const address = candidates.find(
    (candidate) => candidate !== undefined && candidate !== '' && !candidate.startsWith('data:'),
  )
  return address?.trim().split(/\s/)[0] ?? ''
}
