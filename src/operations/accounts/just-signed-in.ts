import type { App } from '../app/app.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Returns whether the session began within a day. An older open session must not add a way to sign in. */
export async function isJustSignedIn({ auth }: App, cookies: string): Promise<boolean> {
  const session = await auth.findSession(cookies)
  return session !== null && Date.now() - session.since.getTime() < dayMs
}
