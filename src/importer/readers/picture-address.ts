import type { HtmlElement } from './html-tree.ts'

/**
 * Returns a picture's address. Pages with lazy loading have the address in another attribute and a `data:` placeholder
 * in `src`.
 */
export function pictureAddress({ attribs }: HtmlElement): string {
  const set = attribs['srcset'] ?? attribs['data-srcset'] ?? attribs['data-lazy-srcset'] ?? ''
  const candidates = [attribs['data-src'], attribs['data-lazy-src'], attribs['data-original'], attribs['src']]
  const address = candidates.find(
    (candidate) => candidate !== undefined && candidate !== '' && !candidate.startsWith('data:'),
  )
  const widest = widestOf(set)
  const first = address?.trim().split(/\s/)[0] ?? ''
  if (first === '') return widest
  return widest !== '' && namedWidth(first) < namedWidth(widest) ? widest : first
}

/** Returns the last and widest picture of "a-300.jpg 300w, a-1200.jpg 1200w". Addresses may contain commas. */
function widestOf(set: string): string {
  let widest = { address: '', width: -1 }
  for (const [, address = '', width = '0'] of set.matchAll(
    /(?<![^\s,])(\S+)(?:\s+(\d{1,5})(?:\.\d+)?[wx])?\s*(?:,|$)/g,
  ))
    if (!address.startsWith('data:') && Number(width) > widest.width) widest = { address, width: Number(width) }
  return widest.address
}

/** "photo-225x225.jpg", as WordPress names its thumbnails. */
const sizeSuffix = /-(\d{2,4})x(\d{2,4})\.\w{3,5}(?:$|\?)/
const sizeParameter = /[?&](?:w|wid|width|resize|fit)=(\d{2,4})(?!\d)/

/** Returns the name of a file without its size, because a page may write its addresses in several ways. */
export const fileOf = (address: string): string =>
  address
    .replace(/[?#].*$/, '')
    .replace(/-\d{2,4}x\d{2,4}(?=\.\w+$)/, '')
    .replace(/-scaled(?=\.\w+$)/, '')
    .replace(/^.*\//, '')

/** In pixels. A recipe page shows its picture larger. */
export const narrow = 700

/** Returns the width in pixels that an address names, or Infinity, because originals name none. */
export function namedWidth(address: string): number {
  const found = sizeSuffix.exec(address) ?? sizeParameter.exec(address)
  return found ? Number(found[1]) : Infinity
}
