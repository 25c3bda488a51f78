import { parseFeed } from 'feedsmith'
import type { Http } from '../../lib/http/http.ts'
import { retryAfterSeconds } from '../../lib/http/retry-after.ts'
import { readSitemap, type Sitemap, unpackSitemap } from './sitemap.ts'

const limits = { timeoutMs: 20_000, maxBytes: 5_000_000 }
const mostEntries = 2_000
const mostNamed = 3
const accept =
  'application/atom+xml,application/rss+xml,application/feed+json,application/xml;q=0.9,text/xml;q=0.9,*/*;q=0.1'

interface Feed {
  title: string | null
  /** The feed's own words about the license of its texts. */
  rights: string | null
  entries: Array<{ address: string; title: string }>
  etag: string | null
  lastModified: string | null
}

export type FeedAnswer =
  | ({ ok: true; isChanged: true } & Feed)
  | { ok: true; isChanged: false }
  | { ok: false; message: string; retryAfterSeconds?: number }

/** Fetches an RSS, Atom, RDF or JSON feed or a sitemap, unless it is the same as before. */
export async function fetchFeed(
  http: Http,
  address: string,
  before: { etag: string | null; lastModified: string | null },
  signal?: AbortSignal,
): Promise<FeedAnswer> {
  const headers = {
    ...(before.etag && { 'if-none-match': before.etag }),
    ...(before.lastModified && { 'if-modified-since': before.lastModified }),
  }
  const answer = await http.fetch(address, { ...limits, headers, accept, signal })
  if (!answer.ok) return { ok: false, message: answer.message }
  const { status, bytes, url } = answer
  if (status === 304) return { ok: true, isChanged: false }
  if (status < 200 || status >= 300) {
    const seconds = retryAfterSeconds(answer.headers)
    const message = statusMessages[status] ?? `The site answered with an error (${status}).`
    return { ok: false, message, ...(seconds !== null && { retryAfterSeconds: seconds }) }
  }
  const sitemap = await sitemapIn(bytes, url)
  if (sitemap?.pages.length === 0 && sitemap.sitemaps.length > 0)
    return {
      ok: false,
      message: `This is a list of sitemaps. Watch one of these: ${sitemap.sitemaps.slice(0, mostNamed).join(' ')}`,
    }
  const read = sitemap?.pages.length ? feedOf(sitemap) : readAsFeed(bytes, url)
  if (!read) return { ok: false, message: 'This address is neither a feed (RSS, Atom, JSON) nor a sitemap.' }
  return {
    ok: true,
    isChanged: true,
    ...read,
    etag: validator(answer.headers.get('etag')),
    lastModified: validator(answer.headers.get('last-modified')),
  }
}

const statusMessages: Record<number, string> = {
  401: 'The feed needs a login (401).',
  403: 'The site does not let us read the feed (403).',
  404: 'There is no feed at this address anymore (404).',
  410: 'The feed was closed (410).',
  429: 'The site got too many requests (429).',
}

const validator = (text: string | null) => (text && text.length <= 300 ? text : null)

type Read = Pick<Feed, 'title' | 'rights' | 'entries'>

async function sitemapIn(bytes: Uint8Array, url: string): Promise<Sitemap | undefined> {
  const unpacked = await unpackSitemap(bytes)
  if (!unpacked) return undefined
  const isFeed = /<(?:rss|feed|rdf:RDF)[\s>]/.test(new TextDecoder().decode(unpacked.subarray(0, 2_000)))
  return isFeed ? undefined : readSitemap(unpacked, url)
}

const feedOf = ({ pages }: Sitemap): Read => ({
  title: null,
  rights: null,
  entries: pages.map((address) => ({ address, title: '' })),
})

interface Item {
  address: string | undefined
  title: string | undefined
}

function readAsFeed(bytes: Uint8Array, url: string): Read | undefined {
  const parsed = parsedFeed(new TextDecoder().decode(bytes))
  if (!parsed) return undefined
  const { title, rights, items } = parsed
  const entries = items.slice(0, mostEntries).flatMap((item) => {
    const address = item.address ? URL.parse(item.address.trim(), url) : null
    if (!address || !/^https?:$/.test(address.protocol)) return []
    return [{ address: address.href, title: (item.title ?? '').slice(0, 300) }]
  })
  return { title: title?.trim().slice(0, 200) || null, rights: rights?.trim().slice(0, 500) || null, entries }
}

function parsedFeed(
  text: string,
): { title?: string | undefined; rights?: string | undefined; items: Array<Item> } | undefined {
  try {
    const { format, feed } = parseFeed(text)
    switch (format) {
      case 'rss':
        return {
          title: feed.title,
          rights: feed.copyright,
          items: (feed.items ?? []).map((item) => ({ address: item.link ?? item.guid?.value, title: item.title })),
        }
      case 'atom':
        return {
          title: feed.title?.value,
          rights: feed.rights?.value,
          items: (feed.entries ?? []).map(({ links = [], title }) => ({
            address: (links.find(({ rel }) => !rel || rel === 'alternate') ?? links[0])?.href,
            title: title?.value,
          })),
        }
      case 'json':
        return {
          title: feed.title,
          items: (feed.items ?? []).map((item) => ({ address: item.url ?? item.external_url, title: item.title })),
        }
      case 'rdf':
        return {
          title: feed.title,
          items: (feed.items ?? []).map((item) => ({ address: item.link, title: item.title })),
        }
    }
  } catch {
    return undefined
  }
}
