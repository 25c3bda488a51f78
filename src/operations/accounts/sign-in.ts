import { isApiError } from '../../auth/api-error.ts'
import { type Asker, headersOf } from '../../auth/visitor-header.ts'
import { suspendedCode } from '../../core/accounts.ts'
import type { App } from '../app.ts'
import { endSessionBefore } from './sign-out.ts'
import { forgetTries, waitBeforeSignIn } from './sign-in-limits.ts'

export type SignInOutcome =
  | { kind: 'signed-in'; cookies: Array<string> }
  | { kind: 'second-factor'; cookies: Array<string> }
  /** Unknown or wrong: which of the two, nobody learns. */
  | { kind: 'refused' }
  /** Told to whoever knows the password, and nobody else. */
  | { kind: 'suspended'; reason: string }
  | { kind: 'too-many'; waitSeconds: number }

/** A new session each time: whoever fixed one for somebody else before has nothing of it. */
export async function signIn(
  app: App,
  typed: { email: string; password: string },
  asker: Asker,
): Promise<SignInOutcome> {
  const email = typed.email.trim()
  const waitSeconds = await waitBeforeSignIn(app.db, email, asker.visitor)
  if (waitSeconds !== null) return { kind: 'too-many', waitSeconds }
  const { api } = await app.auth.at()
  try {
    const { headers, response } = await api.signInEmail({
      body: { email, password: typed.password },
      headers: headersOf(asker),
      returnHeaders: true,
    })
    await forgetTries(app.db, email)
    const cookies = headers.getSetCookie()
    await endSessionBefore(app, asker.cookies)
    if ('twoFactorRedirect' in response) return { kind: 'second-factor', cookies }
    return { kind: 'signed-in', cookies }
  } catch (cause) {
    if (!isApiError(cause)) throw cause
    if (cause.body?.code !== suspendedCode) return { kind: 'refused' }
    await forgetTries(app.db, email)
    return { kind: 'suspended', reason: cause.body.message ?? '' }
  }
}
