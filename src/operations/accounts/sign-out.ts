import { hasSessionCookie } from '../../core/accounts/session-cookie.ts'
import type { App } from '../app/app.ts'

/** Ends the session on the server. Returns the cookies that clear it. */
export async function signOut({ auth }: App, cookies: string): Promise<Array<string>> {
  const { api } = await auth.at()
  const { headers } = await api.signOut({ headers: new Headers({ cookie: cookies }), returnHeaders: true })
  return headers.getSetCookie()
}

/** Ends the session this browser had before. */
export async function endSessionBefore(app: App, cookies: string): Promise<void> {
  if (hasSessionCookie(cookies)) await signOut(app, cookies)
}
