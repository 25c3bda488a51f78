import { isApiError } from '../../auth/api-error.ts'
import { type Requester, headersOf } from '../../auth/visitor-header.ts'
import { suspendedCode } from '../../core/accounts/auth-answer.ts'
import type { App } from '../app/app.ts'
import { endSessionBefore } from './sign-out.ts'
import { forgetTries, waitBeforeSignIn } from './sign-in-limits.ts'

export type SignInOutcome =
  | { kind: 'signed-in'; cookies: Array<string> }
  | { kind: 'second-factor'; cookies: Array<string> }
  /** Unknown address or wrong password. The answer is the same for both. */
  | { kind: 'refused' }
  /** Only shown after the right password. */
  | { kind: 'suspended'; reason: string }
  | { kind: 'too-many'; waitSeconds: number }

/** Signs in with a new session, so a session id planted in the browser is useless. */
export async function signIn(
  app: App,
  typed: { email: string; password: string },
  requester: Requester,
): Promise<SignInOutcome> {
  const email = typed.email.trim()
  const waitSeconds = await waitBeforeSignIn(app.db, email, requester.visitor)
  if (waitSeconds !== null) return { kind: 'too-many', waitSeconds }
  const { api } = await app.auth.at()
  try {
    const { headers, response } = await api.signInEmail({
      body: { email, password: typed.password },
      headers: headersOf(requester),
      returnHeaders: true,
    })
    await forgetTries(app.db, email)
    const cookies = headers.getSetCookie()
    await endSessionBefore(app, requester.cookies)
    if ('twoFactorRedirect' in response) return { kind: 'second-factor', cookies }
    return { kind: 'signed-in', cookies }
  } catch (cause) {
    if (!isApiError(cause)) throw cause
    if (cause.body?.code !== suspendedCode) return { kind: 'refused' }
    await forgetTries(app.db, email)
    return { kind: 'suspended', reason: cause.body.message ?? '' }
  }
}
