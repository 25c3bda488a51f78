import { isApiError } from '../../auth/api-error.ts'
import { type Asker, headersOf } from '../../auth/visitor-header.ts'
import type { SignedIn } from '../../core/signed-in.ts'
import { hasPassword } from '../../db/users.ts'
import type { App } from '../app.ts'
import { forgetTries, waitBeforeSignIn } from './sign-in-limits.ts'

export type PasswordCheck = 'right' | 'wrong' | 'too-many' | 'none'

/** Before what cannot be taken back. An open session guesses no faster than a stranger. `none` where no password was ever set. */
export async function checkOwnPassword(
  app: App,
  user: SignedIn,
  password: string,
  asker: Asker,
): Promise<PasswordCheck> {
  if (!(await hasPassword(app.db, user.id))) return 'none'
  if ((await waitBeforeSignIn(app.db, user.email, asker.visitor)) !== null) return 'too-many'
  const { api } = await app.auth.at()
  try {
    await api.verifyPassword({ body: { password }, headers: headersOf(asker) })
  } catch (cause) {
    if (isApiError(cause)) return 'wrong'
    throw cause
  }
  await forgetTries(app.db, user.email)
  return 'right'
}
