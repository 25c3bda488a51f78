import { load } from 'cheerio'

export interface CrawledPage {
  /** Path and query, without the fragment. */
  address: string
  status: number
  /** The first page that linked to this page. */
  from: string
  /** Ids that links can point to. Empty for resources other than pages and drawings. */
  ids: ReadonlySet<string>
  links: ReadonlyArray<Link>
}

interface Link {
  href: string
  text: string
  rel: string
  isForm: boolean
}

const atOnce = 6

interface Crawler {
  /** The session's cookie. Empty for a visitor. */
  cookie?: string
  /** Returns true for addresses to fetch but not to crawl further. */
  isEnd?: (address: string) => boolean
  /** Ends that earlier callers fetched. */
  knownEnds?: Set<string>
}

/**
 * Fetches each address that is reachable by links, forms and feeds once. Filters can be combined endlessly, so an
 * address with two filters is fetched but not crawled further.
 */
export async function followLinks(
  siteUrl: string,
  starts: ReadonlyArray<string>,
  { cookie = '', isEnd = () => false, knownEnds = new Set() }: Crawler = {},
): Promise<ReadonlyArray<CrawledPage>> {
  const waiting = starts.map((address) => ({ address, from: '(start)' }))
  const known = new Set(starts)
  const pages: Array<CrawledPage> = []
  async function work() {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const page = await read(siteUrl, next.address, next.from, cookie)
      pages.push(page)
      if (new URL(next.address, siteUrl).searchParams.size > 1 || isEnd(next.address)) continue
      for (const { href } of page.links) {
        const address = internalAddress(siteUrl, next.address, href)
        if (address === null || known.has(address) || knownEnds.has(address)) continue
        known.add(address)
        if (isEnd(address)) knownEnds.add(address)
        waiting.push({ address, from: next.address })
      }
    }
  }
  while (waiting.length > 0) await Promise.all(Array.from({ length: atOnce }, work))
  return pages
}

/** Returns null for other sites, for redirects to other sites, and for other schemes such as mailto. */
export function internalAddress(siteUrl: string, from: string, href: string): string | null {
  const url = new URL(href, siteUrl + from)
  // Downloads take long, and visitors may make only some in an hour. They have their own tests.
  if (/^\/(?:go|export|recipe\/[^/]+\/export)\//.test(url.pathname)) return null
  return url.origin === new URL(siteUrl).origin ? url.pathname + url.search : null
}

async function read(siteUrl: string, address: string, from: string, cookie: string): Promise<CrawledPage> {
  const response = await fetch(siteUrl + address, { headers: { cookie } })
  const body = await response.text()
  const [kind = ''] = (response.headers.get('content-type') ?? '').split(';')
  if (kind !== 'text/html' && kind !== 'image/svg+xml')
    return { address, from, status: response.status, ids: new Set(), links: [] }
  // React would show these parts by a script.
  if (body.includes('<template id="B:')) throw new Error(`${address} has parts that appear only with script`)
  const $ = load(body)
  const ids = new Set(
    $('[id]')
      .toArray()
      .map((element) => $(element).attr('id') ?? ''),
  )
  const links = $('a[href], link[href], form[action]:not([method=post])')
    .toArray()
    .map((element) => {
      const link = $(element)
      const isForm = element.tagName === 'form'
      return {
        href: link.attr('href') ?? link.attr('action') ?? '',
        text:
          element.tagName === 'a'
            ? link.text().trim().slice(0, 60) || (link.attr('aria-label') ?? '')
            : element.tagName,
        rel: element.tagName === 'a' ? (link.attr('rel') ?? '') : 'resource',
        isForm,
      }
    })
  return { address, from, status: response.status, ids, links }
}
