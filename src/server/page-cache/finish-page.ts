import { createHash } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { RenderedPage } from '../pages.ts'
import { contentSecurityPolicy, fixedSecurityHeaders } from '../security-headers.ts'
import { encode, type Encoding } from './encoding.ts'
import type { AnnouncedTable } from '../../core/pages/page.ts'
import type { FinishedPage } from './page-store.ts'
import { headBlock } from './send-prepared.ts'
import { withoutNonce } from './script-hashes.ts'

/** The longest time in the cache. Random parts of a page, such as ads, change at least this often. */
const longestMs = 10 * 60_000
/** Missing pages expire soon, because they may appear later, and because anyone can request any number of them. */
const lifetimesMs: Record<number, number> = { 200: longestMs, 301: 60_000, 308: 60_000, 404: 60_000, 410: 60_000 }

/**
 * Headers for other caches. A browser sends a request each time and usually gets 304. A CDN may send its copy for a few
 * seconds.
 */
const forOthers = [
  ['Cache-Control', 'public, max-age=0, must-revalidate, s-maxage=10'],
  ['CDN-Cache-Control', 'public, max-age=10, stale-while-revalidate=60'],
  ['Vary', 'Accept-Encoding'],
] as const

interface Finishing {
  encoding: Encoding
  nonce: string
  shows: ReadonlyArray<AnnouncedTable>
  hsts: string | null
}

/** Returns undefined for an error or a private answer, because not everyone may see it. */
export async function finishPage(
  { status, headers: given, body: rendered, ads, chicory }: RenderedPage,
  { encoding, nonce, shows, hsts }: Finishing,
): Promise<FinishedPage | undefined> {
  const lifetimeMs = lifetimesMs[status]
  const isPersonal = /no-store|private/.test(given.get('cache-control') ?? '')
  if (!lifetimeMs || isPersonal || given.has('set-cookie')) return undefined
  const isHtml = given.get('content-type')?.startsWith('text/html') ?? false
  const text = rendered.toString()
  const { html, hashes } = isHtml ? withoutNonce(text, nonce) : { html: text, hashes: [] }
  // The nonce is in an unexpected place. A page with a nonce that is sent to many visitors could be abused.
  if (html.includes(nonce)) return undefined
  const whole = Buffer.from(html)
  const body = await encode(whole, encoding, 'cached')
  const policy = contentSecurityPolicy(hashes, { chicory })
  // A browser that has the page must also get another policy.
  const etag = `"${createHash('sha256').update(whole).update(policy).digest('base64url').slice(0, 24)}-${encoding}"`
  const own = [...given].filter(([name]) => !setHere.has(name))
  const unchanged = [...forOthers, ['ETag', etag], ['Content-Security-Policy', policy], ...fixedSecurityHeaders(hsts)]
  const headers = (
    [
      ...own,
      ...unchanged,
      ...(encoding === 'identity' ? [] : [['Content-Encoding', encoding]]),
      ['Content-Length', String(body.length)],
    ] as ReadonlyArray<readonly [string, string]>
  ).flat()
  return {
    status,
    headers,
    head: headBlock(status, STATUS_CODES[status] ?? '', headers),
    unchangedHeaders: unchanged.flat(),
    etag,
    body,
    expiresAt: Date.now() + lifetimeMs,
    shows,
    ...(ads && { ads }),
  }
}

const setHere = new Set(['cache-control', 'vary', 'etag', 'content-length', 'content-encoding', 'transfer-encoding'])
