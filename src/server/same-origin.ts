import type { MiddlewareHandler } from 'hono'
import type { Env } from '../lib/env.ts'
import { ownOrigin } from './own-address.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])
const refusal =
  'This was sent from a page at another address than the site’s own. If the site is meant to be opened there, PUBLIC_URL has to say so.'

/**
 * Another site's page must not change anything here in a visitor's name. Browsers say where a request comes from;
 * a client that says nothing (curl, the command line) is not a browser and carries nobody's cookies.
 */
export function sameOriginOnly(env: Env): MiddlewareHandler {
  return async (context, next) => {
    const { method, path, raw } = context.req
    if (safeMethods.has(method) || isFromOurPages(env, raw)) return next()
    return path.startsWith('/api/') ? context.json({ error: refusal }, 403) : context.text(refusal, 403)
  }
}

function isFromOurPages(env: Env, request: Request): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site && site !== 'same-origin' && site !== 'none') return false
  const own = ownOrigin(env, request)
  const origin = request.headers.get('origin')
  if (origin) return origin === own
  // Browsers so old that they name no origin still name the page; the host, since only they know whether a proxy speaks TLS.
  const referrer = URL.parse(request.headers.get('referer') ?? '')
  if (!site && referrer) return referrer.host === new URL(own).host
  // A page at a name that somebody pointed here is of one origin with itself.
  return !site || Boolean(env.PUBLIC_URL) || own === new URL(request.url).origin
}
