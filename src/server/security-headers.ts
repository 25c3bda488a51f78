import type { MiddlewareHandler } from 'hono'

export interface SiteVariables {
  nonce: string
  requestId: string
}

/** Scripts run only with this response's nonce; pictures and everything else come from our own house. */
function contentSecurityPolicy(nonce: string, isDevelopment: boolean) {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
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

export function securityHeaders({
  isDevelopment,
  isHttps,
}: {
  isDevelopment: boolean
  isHttps: boolean
}): MiddlewareHandler<{
  Variables: SiteVariables
}> {
  return async (context, next) => {
    const nonce = crypto.randomUUID().replaceAll('-', '')
    context.set('nonce', nonce)
    await next()
    const { headers } = context.res
    headers.set('Content-Security-Policy', contentSecurityPolicy(nonce, isDevelopment))
    headers.set('X-Content-Type-Options', 'nosniff')
    headers.set('Referrer-Policy', 'strict-origin-when-cross-origin')
    headers.set('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), interest-cohort=()')
    headers.set('Cross-Origin-Opener-Policy', 'same-origin')
    if (isHttps) headers.set('Strict-Transport-Security', 'max-age=31536000')
  }
}
