import type { MiddlewareHandler } from 'hono'
import type { SignedIn } from '../core/signed-in.ts'

export interface SiteVariables {
  nonce: string
  requestId: string
  user: SignedIn | null
  sessionId: string | null
}

/** Scripts run only when named here, by this response's nonce or by their content; everything else comes from our own house. */
export function contentSecurityPolicy(scripts: ReadonlyArray<string>, { isDevelopment = false } = {}): string {
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scripts].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${isDevelopment ? ' ws:' : ''}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** The same for every answer. */
export function fixedSecurityHeaders(isHttps: boolean): ReadonlyArray<readonly [name: string, value: string]> {
  return [
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), interest-cohort=()'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ...(isHttps ? [['Strict-Transport-Security', 'max-age=31536000'] as const] : []),
  ]
}

export const newNonce = () => crypto.randomUUID().replaceAll('-', '')

export function securityHeaders({
  isDevelopment,
  isHttps,
}: {
  isDevelopment: boolean
  isHttps: boolean
}): MiddlewareHandler<{
  Variables: SiteVariables
}> {
  const fixed = fixedSecurityHeaders(isHttps)
  return async (context, next) => {
    const nonce = newNonce()
    context.set('nonce', nonce)
    await next()
    const { headers } = context.res
    headers.set('Content-Security-Policy', contentSecurityPolicy([`'nonce-${nonce}'`], { isDevelopment }))
    for (const [name, value] of fixed) {
      // A page whose address is a secret says itself how much of it is told on.
      if (name !== 'Referrer-Policy' || !headers.has(name)) headers.set(name, value)
    }
  }
}
