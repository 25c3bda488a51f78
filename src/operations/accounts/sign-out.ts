import { hasSessionCookie } from '../../core/session-cookie.ts'
import type { App } from '../app.ts'

/** Ends the session for good, not only in this browser. Returns the cookies that say so. */
export async function signOut({ auth }: App, cookies: string): Promise<Array<string>> {
  const { api } = await auth.at()
  const { headers } = await api.signOut({ headers: new Headers({ cookie: cookies }), returnHeaders: true })
  return headers.getSetCookie()
}

/** What this browser was signed in with until now. */
export async function endSessionBefore(app: App, cookies: string): Promise<void> {
  if (hasSessionCookie(cookies)) await signOut(app, cookies)
}
