import { isApiError } from '../../auth/api-error.ts'
import { passwordProblem } from '../../auth/password-problem.ts'
import { type Asker, headersOf } from '../../auth/visitor-header.ts'
import { isEmailAddress } from '../../core/email-address.ts'
import { onOneLine } from '../../core/one-line.ts'
import { countUse } from '../../db/rate-limits.ts'
import type { App } from '../app.ts'
import { sendConfirmation } from './confirm-address.ts'

export interface NewAccount {
  name: string
  email: string
  password: string
}

export type AccountErrors = Partial<Record<keyof NewAccount, string>>

export type CreateOutcome =
  | { kind: 'created'; userId: string; cookies: Array<string> }
  | { kind: 'invalid'; errors: AccountErrors }
  | { kind: 'too-many' }

const mostAnHour = 10
const longestName = 80
const noAddress = 'Write an e-mail address such as cook@example.com'

/** Of a request only these three fields are ever looked at: a role that it names as well is nothing. */
export async function createAccount(app: App, typed: NewAccount, asker: Asker): Promise<CreateOutcome> {
  const email = typed.email.trim().toLowerCase()
  const name = onOneLine(typed.name, longestName) || 'A cook'
  const errors = problemsOf({ name, email, password: typed.password })
  if (Object.keys(errors).length > 0) return { kind: 'invalid', errors }
  if (!(await countUse(app.db, `create-account:${asker.visitor}`, mostAnHour, 60 * 60))) return { kind: 'too-many' }
  const { api } = await app.auth.at()
  try {
    const { headers, response } = await api.signUpEmail({
      body: { name, email, password: typed.password },
      headers: headersOf(asker),
      returnHeaders: true,
    })
    await sendConfirmation(app, response.user)
    return { kind: 'created', userId: response.user.id, cookies: headers.getSetCookie() }
  } catch (cause) {
    if (!isApiError(cause)) throw cause
    const code = cause.body?.code ?? ''
    if (code.startsWith('USER_ALREADY_EXISTS'))
      return { kind: 'invalid', errors: { email: 'There is an account with this address already. Log in with it' } }
    // It is stricter about addresses than mail is: without letters of other alphabets, and with a dot after the @.
    if (code === 'INVALID_EMAIL' || code === 'VALIDATION_ERROR')
      return { kind: 'invalid', errors: { email: noAddress } }
    throw cause
  }
}

function problemsOf({ name, email, password }: NewAccount): AccountErrors {
  const problem = passwordProblem(password, { email, name: name === 'A cook' ? '' : name })
  return {
    ...(!isEmailAddress(email) && { email: noAddress }),
    ...(problem && { password: problem }),
  }
}
