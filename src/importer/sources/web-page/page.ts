import { elementsBelow, parseHtml, type HtmlDocument, type HtmlElement } from '../../readers/html-tree.ts'
import { absolute } from '../../readers/absolute-address.ts'
import { tidySpaces } from '../../readers/html-text.ts'

/** A parsed page and its elements in document order, shared by all readers. */
export interface Page {
  document: HtmlDocument
  elements: ReadonlyArray<HtmlElement>
  /** `<meta>` values by lowercase name or property. If a name repeats, the first value counts. */
  meta: ReadonlyMap<string, string>
  /** The address the page came from. Empty for pasted HTML. */
  url: string
  /** The base of relative addresses. */
  base: string
}

export function canonicalIn(elements: ReadonlyArray<HtmlElement>): string | undefined {
  const link = elements.find((element) => element.name === 'link' && /^canonical$/i.test(element.attribs['rel'] ?? ''))
  return link?.attribs['href']?.trim() || undefined
}

export function openPage(html: string, url: string | undefined): Page {
  const document = parseHtml(html)
  const elements = elementsBelow(document)
  const meta = new Map<string, string>()
  for (const element of elements) {
    if (element.name !== 'meta') continue
    const name = (element.attribs['property'] ?? element.attribs['name'] ?? '').toLowerCase()
    const content = tidySpaces(element.attribs['content'] ?? '')
    if (name !== '' && content !== '' && !meta.has(name)) meta.set(name, content)
  }
  const baseTag = elements.find((element) => element.name === 'base' && element.attribs['href'])
  const stated = url ?? canonicalIn(elements) ?? meta.get('og:url') ?? ''
  const base = absolute(baseTag?.attribs['href'] ?? '', stated) || stated
  return { document, elements, meta, url: absolute(url ?? '', ''), base }
}
