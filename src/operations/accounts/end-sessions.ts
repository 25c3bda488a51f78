import type { SignedIn } from '../../core/signed-in.ts'
import { endSession, endSessions } from '../../db/sessions.ts'
import type { App } from '../app.ts'
import { signOut } from './sign-out.ts'

/** False where it is over already, or somebody else's. */
export async function endOneSession({ db }: App, user: SignedIn, id: string): Promise<boolean> {
  return endSession(db, user.id, id)
}

/** This browser's as well: returns the cookies that say so. */
export async function endAllSessions(app: App, user: SignedIn, cookies: string): Promise<Array<string>> {
  const leaving = await signOut(app, cookies)
  await endSessions(app.db, user.id)
  return leaving
}
