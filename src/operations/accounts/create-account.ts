import { isApiError } from '../../auth/api-error.ts'
import { passwordProblem } from '../../auth/password-problem.ts'
import { readSignUpRule } from '../../auth/sign-up-rule.ts'
import { type Requester, headersOf } from '../../auth/visitor-header.ts'
import { noName } from '../../core/accounts/no-name.ts'
import type { SignUpRule } from '../../core/accounts/sign-up-rule.ts'
import { isEmailAddress } from '../../core/text/email-address.ts'
import { onOneLine } from '../../core/text/one-line.ts'
import { countUse } from '../../db/limits/rate-limits.ts'
import type { App } from '../app/app.ts'
import { sendConfirmation } from './confirm-address.ts'

export interface NewAccount {
  name: string
  email: string
  password: string
}

type AccountErrors = Partial<Record<keyof NewAccount, string>>

export type CreateOutcome =
  /** `isMailed`: a link to confirm the address is on its way. */
  | { kind: 'created'; userId: string; cookies: Array<string>; isMailed?: boolean }
  | { kind: 'invalid'; errors: AccountErrors }
  | { kind: 'too-many' }
  /** The site takes no new accounts, or only invited ones. */
  | { kind: 'closed'; rule: Exclude<SignUpRule, 'everyone'> }

/** The outcome of a link that gives an account once. */
export type LinkOutcome = CreateOutcome | { kind: 'used' }

const mostAnHour = 10
const longestName = 80
const noAddress = 'Enter an email address such as cook@example.com'

interface Circumstances {
  /** Someone who runs the site lets this person in, so the rule of who may sign up does not apply. */
  isLetIn?: boolean
  /** The person has proved that they read mail at this address, so no mail asks them to confirm it. */
  isAddressProved?: boolean
}

/** Creates an account. Only these three fields are read, so a request cannot choose a role. */
export async function createAccount(
  app: App,
  typed: NewAccount,
  requester: Requester,
  { isLetIn = false, isAddressProved = false }: Circumstances = {},
): Promise<CreateOutcome> {
  const rule = isLetIn ? 'everyone' : await readSignUpRule(app)
  if (rule !== 'everyone') return { kind: 'closed', rule }
  const email = typed.email.trim().toLowerCase()
  const name = onOneLine(typed.name, longestName) || noName
  const errors = await problemsOf({ name, email, password: typed.password })
  if (Object.keys(errors).length > 0) return { kind: 'invalid', errors }
  if (!(await countUse(app.db, `create-account:${requester.visitor}`, mostAnHour, 60 * 60))) return { kind: 'too-many' }
  const { api } = await app.auth.at()
  try {
    const { headers, response } = await api.signUpEmail({
      body: { name, email, password: typed.password },
      headers: headersOf(requester),
      returnHeaders: true,
    })
    const isMailed = !isAddressProved && (await sendConfirmation(app, response.user)) === 'sent'
    return { kind: 'created', userId: response.user.id, cookies: headers.getSetCookie(), isMailed }
  } catch (cause) {
    if (!isApiError(cause)) throw cause
    const code = cause.body?.code ?? ''
    if (code.startsWith('USER_ALREADY_EXISTS'))
      return { kind: 'invalid', errors: { email: 'An account with this address already exists. Sign in instead' } }
    // Better Auth is stricter than mail servers: it refuses letters of other alphabets and needs a dot after the @.
    if (code === 'INVALID_EMAIL' || code === 'VALIDATION_ERROR')
      return { kind: 'invalid', errors: { email: noAddress } }
    throw cause
  }
}

async function problemsOf({ name, email, password }: NewAccount): Promise<AccountErrors> {
  const problem = await passwordProblem(password, { email, name: name === noName ? '' : name })
  return {
    ...(!isEmailAddress(email) && { email: noAddress }),
    ...(problem && { password: problem }),
  }
}
