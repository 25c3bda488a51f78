import { createHash } from 'node:crypto'
import type { RenderedPage } from '../pages.ts'
import { contentSecurityPolicy, fixedSecurityHeaders } from '../security-headers.ts'
import { encode, type Encoding } from './encoding.ts'
import type { ShownTable } from './kept-pages.ts'
import type { FinishedPage } from './page-store.ts'
import { withoutNonce } from './script-hashes.ts'

/** The parts chosen at random change at least this often. */
const longestMs = 10 * 60_000
/** What is not there may be there soon, and anybody can ask for what is not there. */
const lifetimesMs: Record<number, number> = { 200: longestMs, 301: 60_000, 308: 60_000, 404: 60_000, 410: 60_000 }

/** A browser asks each time and mostly hears that nothing changed; a delivery network may answer for a few seconds by itself. */
const forOthers = [
  ['Cache-Control', 'public, max-age=0, must-revalidate, s-maxage=10'],
  ['CDN-Cache-Control', 'public, max-age=10, stale-while-revalidate=60'],
  ['Vary', 'Accept-Encoding'],
] as const

interface Finishing {
  encoding: Encoding
  nonce: string
  shows: ReadonlyArray<ShownTable>
  isHttps: boolean
}

/** Undefined for an answer that is not for everybody: a fault, or one that says so itself. */
export async function finishPage(
  { status, headers: given, body: rendered, ads }: RenderedPage,
  { encoding, nonce, shows, isHttps }: Finishing,
): Promise<FinishedPage | undefined> {
  const lifetimeMs = lifetimesMs[status]
  const isPersonal = /no-store|private/.test(given.get('cache-control') ?? '')
  if (!lifetimeMs || isPersonal || given.has('set-cookie')) return undefined
  const isHtml = given.get('content-type')?.startsWith('text/html') ?? false
  const text = rendered.toString()
  const { html, hashes } = isHtml ? withoutNonce(text, nonce) : { html: text, hashes: [] }
  // Somewhere the word stands where it was not looked for: sent to many, it would be worth something.
  if (html.includes(nonce)) return undefined
  const whole = Buffer.from(html)
  const body = await encode(whole, encoding, 'kept')
  const etag = `"${createHash('sha256').update(whole).digest('base64url').slice(0, 24)}-${encoding}"`
  const own = [...given].filter(([name]) => !setHere.has(name))
  const unchanged = [
    ...forOthers,
    ['ETag', etag],
    ['Content-Security-Policy', contentSecurityPolicy(hashes)],
    ...fixedSecurityHeaders(isHttps),
  ]
  const headers = [
    ...own,
    ...unchanged,
    ...(encoding === 'identity' ? [] : [['Content-Encoding', encoding]]),
    ['Content-Length', String(body.length)],
  ]
  return {
    status,
    headers: headers.flat(),
    unchangedHeaders: unchanged.flat(),
    etag,
    body,
    expiresAt: Date.now() + lifetimeMs,
    shows,
    ...(ads && { ads }),
  }
}

const setHere = new Set(['cache-control', 'vary', 'etag', 'content-length', 'content-encoding', 'transfer-encoding'])
