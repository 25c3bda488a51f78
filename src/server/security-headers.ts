import type { MiddlewareHandler } from 'hono'
import { chicoryScript, chicoryServers } from '../core/shopping/chicory.ts'
import type { SignedIn } from '../core/accounts/signed-in.ts'
import type { Env } from '../lib/env/env.ts'

export interface SiteVariables {
  nonce: string
  requestId: string
  user: SignedIn | null
  sessionId: string | null
  /** Chicory's server, on a page that may load its script. */
  chicory?: string | undefined
}

interface PolicyOptions {
  isDevelopment?: boolean
  chicory?: string | undefined
}

/**
 * Returns the content security policy. Scripts run only with this response's nonce or a listed hash. Everything else
 * must come from this site, or from Chicory where the site has a publisher id.
 */
export function contentSecurityPolicy(
  scripts: ReadonlyArray<string>,
  { isDevelopment = false, chicory }: PolicyOptions = {},
): string {
  const script = chicory ? [chicoryScript(chicory)] : []
  const servers = chicory ? [chicoryServers(chicory)] : []
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...scripts, ...script].join(' '),
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...servers].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...(isDevelopment ? ['ws:'] : []), ...servers].join(' '),
    ...servers.map((server) => `frame-src 'self' ${server}`),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** Returns null unless the site uses https. Subdomains are opt-in, because they may not have https. */
export function strictTransport({
  PUBLIC_URL,
  HSTS_SUBDOMAINS,
}: Pick<Env, 'PUBLIC_URL' | 'HSTS_SUBDOMAINS'>): string | null {
  if (!PUBLIC_URL?.startsWith('https:')) return null
  return `max-age=31536000${HSTS_SUBDOMAINS ? '; includeSubDomains' : ''}`
}

/** Returns the headers that are the same for every answer. */
export function fixedSecurityHeaders(hsts: string | null): ReadonlyArray<readonly [name: string, value: string]> {
  return [
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), interest-cohort=()'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ...(hsts ? [['Strict-Transport-Security', hsts] as const] : []),
  ]
}

/** Pages with a secret address set their own referrer policy, and the one that receives pages must have an opener. */
const setByPages = new Set(['Referrer-Policy', 'Cross-Origin-Opener-Policy'])

export const newNonce = () => crypto.randomUUID().replaceAll('-', '')

export function securityHeaders({
  isDevelopment,
  hsts,
}: {
  isDevelopment: boolean
  hsts: string | null
}): MiddlewareHandler<{
  Variables: SiteVariables
}> {
  const fixed = fixedSecurityHeaders(hsts)
  return async (context, next) => {
    const nonce = newNonce()
    context.set('nonce', nonce)
    await next()
    const { headers } = context.res
    headers.set(
      'Content-Security-Policy',
      contentSecurityPolicy([`'nonce-${nonce}'`], { isDevelopment, chicory: context.get('chicory') }),
    )
    for (const [name, value] of fixed) {
      if (!setByPages.has(name) || !headers.has(name)) headers.set(name, value)
    }
    if (hsts) secureCookies(headers)
  }
}

/** Makes cookies secure over https. Flash messages are created without information about the scheme. */
function secureCookies(headers: Headers) {
  const cookies = headers.getSetCookie()
  if (cookies.every((cookie) => secure.test(cookie))) return
  headers.delete('Set-Cookie')
  for (const cookie of cookies) headers.append('Set-Cookie', secure.test(cookie) ? cookie : `${cookie}; Secure`)
}

const secure = /;\s*secure\s*(?:;|$)/i
