import type { MiddlewareHandler } from 'hono'
import { hasSessionCookie } from '../core/accounts/session-cookie.ts'
import type { App } from '../operations/app/app.ts'
import type { SiteVariables } from './security-headers.ts'

/** Finds the signed-in user. Requests without a session need no query. */
export function signedIn({ auth }: Pick<App, 'auth'>): MiddlewareHandler<{ Variables: SiteVariables }> {
  return async (context, next) => {
    const cookies = context.req.header('cookie') ?? ''
    const found = hasSessionCookie(cookies) ? await auth.findSession(cookies) : null
    context.set('user', found?.user ?? null)
    context.set('sessionId', found?.id ?? null)
    await next()
    const answered = context.res.headers.getSetCookie()
    // Cookies from signing in or out have priority.
    if (answered.some((cookie) => hasSessionCookie(cookie))) return
    for (const cookie of found?.cookies ?? []) context.res.headers.append('Set-Cookie', cookie)
  }
}
