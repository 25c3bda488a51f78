import type { MiddlewareHandler } from 'hono'
import { hasSessionCookie } from '../core/session-cookie.ts'
import type { App } from '../operations/app.ts'
import type { SiteVariables } from './security-headers.ts'

/** Finds out who asks. Whoever brings no session costs no query. */
export function signedIn({ auth }: Pick<App, 'auth'>): MiddlewareHandler<{ Variables: SiteVariables }> {
  return async (context, next) => {
    const cookies = context.req.header('cookie') ?? ''
    const found = hasSessionCookie(cookies) ? await auth.findSession(cookies) : null
    context.set('user', found?.user ?? null)
    context.set('sessionId', found?.id ?? null)
    await next()
    const answered = context.res.headers.getSetCookie()
    // Signing in or out has the last word.
    if (answered.some((cookie) => hasSessionCookie(cookie))) return
    for (const cookie of found?.cookies ?? []) context.res.headers.append('Set-Cookie', cookie)
  }
}
