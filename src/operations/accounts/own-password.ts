import { isApiError } from '../../auth/api-error.ts'
import { type Requester, headersOf } from '../../auth/visitor-header.ts'
import type { SignedIn } from '../../core/accounts/signed-in.ts'
import { hasPassword } from '../../db/accounts/users.ts'
import type { App } from '../app/app.ts'
import { forgetTries, waitBeforeSignIn } from './sign-in-limits.ts'

export type PasswordCheck = 'right' | 'wrong' | 'too-many' | 'none'

/**
 * Checks the password before a change that cannot be undone. The limits of signing in apply. Returns `none` for an
 * account without a password.
 */
export async function checkOwnPassword(
  app: App,
  user: SignedIn,
  password: string,
  requester: Requester,
): Promise<PasswordCheck> {
  if (!(await hasPassword(app.db, user.id))) return 'none'
  if ((await waitBeforeSignIn(app.db, user.email, requester.visitor)) !== null) return 'too-many'
  const { api } = await app.auth.at()
  try {
    await api.verifyPassword({ body: { password }, headers: headersOf(requester) })
  } catch (cause) {
    if (isApiError(cause)) return 'wrong'
    throw cause
  }
  await forgetTries(app.db, user.email)
  return 'right'
}
