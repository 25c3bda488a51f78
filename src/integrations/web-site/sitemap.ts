import { setImmediate as nextTick } from 'node:timers/promises'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { Parser } from 'htmlparser2'
import type { Http } from '../../lib/http/http.ts'
import { retryAfterSeconds } from '../../lib/http/retry-after.ts'

/** The protocol allows 50 MB. The largest ones we know have 10 MB. */
const mostBytes = 20_000_000
/** From the protocol. */
const mostAddresses = 50_000
const longestAddress = 2_048
const limits = { timeoutMs: 30_000, maxBytes: mostBytes }
const partLength = 250_000

export interface Sitemap {
  pages: Array<string>
  /** The other sitemaps that an index names. */
  sitemaps: Array<string>
}

export type SitemapAnswer =
  | ({ ok: true } & Sitemap)
  | { ok: false; message: string; status?: number; retryAfterSeconds?: number }

/** Fetches a sitemap, a sitemap index or a list of addresses, which may be compressed. */
export async function fetchSitemap(http: Http, address: string, signal?: AbortSignal): Promise<SitemapAnswer> {
  const answer = await http.fetch(address, { ...limits, signal, accept: 'application/xml,text/xml,*/*;q=0.1' })
  if (!answer.ok) return { ok: false, message: answer.message }
  const { status, headers, bytes } = answer
  if (status < 200 || status >= 300) {
    const seconds = retryAfterSeconds(headers)
    const message = `The sitemap can’t be read (${status}).`
    return { ok: false, status, message, ...(seconds !== null && { retryAfterSeconds: seconds }) }
  }
  const unpacked = await unpackSitemap(bytes)
  const sitemap = unpacked && (await readSitemap(unpacked, answer.url))
  return sitemap
    ? { ok: true, ...sitemap }
    : { ok: false, status, message: 'The site’s sitemap is not one we can read.' }
}

/** A sitemap that unpacks to more than we read is a bomb. */
export async function unpackSitemap(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes
  return promisify(gunzip)(bytes, { maxOutputLength: mostBytes }).catch(() => undefined)
}

/**
 * Reads in parts, so that a large sitemap does not delay other work. Entities are not expanded, whatever the file
 * declares.
 */
export async function readSitemap(bytes: Uint8Array, base: string): Promise<Sitemap | undefined> {
  const text = new TextDecoder().decode(bytes)
  if (!/^\s*</.test(text)) return readList(text)
  const found: Sitemap = { pages: [], sitemaps: [] }
  let kind: keyof Sitemap | undefined
  let isSitemap = false
  let address: string | null = null
  const parser = new Parser(
    {
      onopentag(name) {
        const local = name.replace(/^.*:/, '').toLowerCase()
        if (local === 'urlset' || local === 'sitemapindex') isSitemap = true
        // `image:loc` names a picture.
        if (name.includes(':') && local === 'loc' && !/^(?:sm|sitemap|ns\d+):/.test(name)) return
        if (local === 'url') kind = 'pages'
        if (local === 'sitemap') kind = 'sitemaps'
        if (local === 'loc' && kind) address = ''
      },
      ontext(part) {
        if (address !== null && address.length <= longestAddress) address += part
      },
      onclosetag(name) {
        if (address === null || !/(?:^|:)loc$/i.test(name)) return
        const url = URL.parse(address.trim(), base)
        if (kind && url && address.length <= longestAddress) found[kind].push(url.href)
        address = null
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  for (let at = 0; at < text.length; at += partLength) {
    parser.write(text.slice(at, at + partLength))
    if (found.pages.length + found.sitemaps.length > mostAddresses) break
    await nextTick()
  }
  parser.end()
  if (!isSitemap) return undefined
  return { pages: found.pages.slice(0, mostAddresses), sitemaps: found.sitemaps.slice(0, mostAddresses) }
}

/** A sitemap may be a text with one address per line. */
function readList(text: string): Sitemap | undefined {
  const pages = text
    .slice(0, mostBytes)
    .split(/\r?\n/, mostAddresses)
    .map((line) => line.trim())
    .filter((line) => /^https?:\/\//i.test(line) && line.length <= longestAddress && URL.canParse(line))
  return pages.length > 0 ? { pages, sitemaps: [] } : undefined
}
