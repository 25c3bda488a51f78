import type { MiddlewareHandler } from 'hono'
import { handover, sharePath } from '../core/importing/handover.ts'
import type { Env } from '../lib/env/env.ts'
import { isAtOwnHost, ownOrigin } from './own-address.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])
const refusal =
  'This request came from a page at another address. If the site should work at that address, set PUBLIC_URL to it.'

/**
 * Refuses changes that another site's page sends on behalf of a visitor. Browsers always send where a request comes
 * from. A client that does not (curl, the command line) is not a browser and has no visitor's cookies.
 */
export function sameOriginOnly(env: Env): MiddlewareHandler {
  return async (context, next) => {
    const { method, path, raw } = context.req
    if (safeMethods.has(method) || isFromOurPages(env, raw)) return next()
    if (isShared(path, raw)) {
      context.req.raw = without(raw, 'origin')
      return next()
    }
    // It only shows the page that another site's page hands over. Such a request has no user, even if it has cookies.
    if (method === 'POST' && path === handover.path) {
      context.req.raw = without(raw, 'origin', 'cookie')
      return next()
    }
    return path.startsWith('/api/') ? context.json({ error: refusal }, 403) : context.text(refusal, 403)
  }
}

/**
 * Refuses pages at foreign names that point here. For a browser, such a page has the same origin as the site, so only
 * the host name reveals it.
 */
export function ownHostOnly(env: Env): MiddlewareHandler {
  return async (context, next) =>
    isAtOwnHost(env, context.req.url) ? next() : context.json({ error: refusal }, 403, { 'Cache-Control': 'no-store' })
}

/**
 * Recognizes what a phone's share sheet sends: the browser itself starts that request, so it has no origin. No page can
 * cause `Sec-Fetch-Site: none`.
 */
function isShared(path: string, { headers }: Request): boolean {
  const origin = headers.get('origin')
  return path === sharePath && headers.get('sec-fetch-site') === 'none' && (origin === null || origin === 'null')
}

/** React Router refuses forms with another origin as well. */
function without(request: Request, ...names: ReadonlyArray<string>): Request {
  const same = new Request(request)
  for (const name of names) same.headers.delete(name)
  return same
}

function isFromOurPages(env: Env, request: Request): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site && site !== 'same-origin' && site !== 'none') return false
  const own = ownOrigin(env, request)
  const origin = request.headers.get('origin')
  if (origin) return origin === own
  // Old browsers send a referrer instead of an origin. Only its host is compared, because the server does not see
  // whether a proxy handles TLS.
  const referrer = URL.parse(request.headers.get('referer') ?? '')
  if (!site && referrer) return referrer.host === new URL(own).host
  // A page at a foreign name that points here also counts as same-origin, so the site's own origin is compared.
  return !site || Boolean(env.PUBLIC_URL) || own === new URL(request.url).origin
}
