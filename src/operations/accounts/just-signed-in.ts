import type { App } from '../app.ts'

const dayMs = 24 * 60 * 60 * 1000

/** As for passkeys: an open session that somebody walked away from is not enough for a new way in. */
export async function isJustSignedIn({ auth }: App, cookies: string): Promise<boolean> {
  const session = await auth.findSession(cookies)
  return session !== null && Date.now() - session.since.getTime() < dayMs
}
