import type { SignedIn } from '../../core/accounts/signed-in.ts'
import { endSession, endSessions } from '../../db/accounts/sessions.ts'
import type { App } from '../app/app.ts'
import { revokeTokens } from '../automations/tokens.ts'
import { signOut } from './sign-out.ts'

/** Returns false when the session has ended or belongs to another account. */
export async function endOneSession({ db }: App, user: SignedIn, id: string): Promise<boolean> {
  return endSession(db, user.id, id)
}

/**
 * Ends all sessions, including this one, and revokes the tokens of automations. Returns the cookies that sign this browser
 * out.
 */
export async function endAllSessions(app: App, user: SignedIn, cookies: string): Promise<Array<string>> {
  const leaving = await signOut(app, cookies)
  await app.db.transaction(async (transaction) => {
    await endSessions(transaction, user.id)
    await revokeTokens(transaction, user, user.id)
  })
  return leaving
}
