import { isApiError } from '../../auth/api-error.ts'
import { type Requester, headersOf } from '../../auth/visitor-header.ts'
import type { SignedIn } from '../../core/accounts/signed-in.ts'
import { writeAudit } from '../../db/audit/audit-log.ts'
import { countUse } from '../../db/limits/rate-limits.ts'
import { readSettings } from '../../db/settings/settings.ts'
import type { App } from '../app/app.ts'
import { checkOwnPassword } from './own-password.ts'
import { signOut } from './sign-out.ts'
import { notifyOwner } from './notify-owner.ts'

type Refusal = { kind: 'wrong-password' } | { kind: 'too-many' }

async function passwordRefusal(
  app: App,
  user: SignedIn,
  password: string,
  requester: Requester,
): Promise<Refusal | null> {
  const check = await checkOwnPassword(app, user, password, requester)
  if (check === 'right') return null
  return { kind: check === 'too-many' ? 'too-many' : 'wrong-password' }
}

/**
 * Returns the address for an authenticator app, and backup codes. Signing in requires codes only after the first
 * correct one.
 */
export async function beginSecondFactor(
  app: App,
  user: SignedIn,
  password: string,
  requester: Requester,
): Promise<Refusal | { kind: 'begun'; address: string; backupCodes: Array<string> }> {
  const refusal = await passwordRefusal(app, user, password, requester)
  if (refusal) return refusal
  const { api } = await app.auth.at()
  const made = await api.enableTwoFactor({ body: { password, method: 'totp' }, headers: headersOf(requester) })
  if (made.method !== 'totp') throw new Error('There is no other second factor')
  const { siteName } = await readSettings(app.db)
  return { kind: 'begun', address: calledAfter(siteName, user.email, made.totpURI), backupCodes: made.backupCodes }
}

/** Uses the current name of the site, because Better Auth only has the name at start. */
function calledAfter(siteName: string, email: string, totpUri: string): string {
  const { searchParams } = new URL(totpUri)
  searchParams.set('issuer', siteName)
  // Apps show a plus literally.
  const query = searchParams.toString().replaceAll('+', '%20')
  return `otpauth://totp/${encodeURIComponent(siteName)}:${encodeURIComponent(email)}?${query}`
}

/** The code was right, was wrong, needs the password again, or came too early. */
export type CodeOutcome = { kind: 'passed'; cookies: Array<string> } | { kind: 'wrong' | 'begin-again' | 'too-many' }

/** Turns on the second factor and continues in a new session. */
export async function confirmSecondFactor(
  app: App,
  user: SignedIn,
  typed: string,
  requester: Requester,
): Promise<CodeOutcome> {
  if (!(await countUse(app.db, `second-factor:${user.id}`, 10, 5 * 60))) return { kind: 'too-many' }
  const code = withoutSpaces(typed)
  const { api } = await app.auth.at()
  try {
    const { headers } = await api.verifyTOTP({ body: { code }, headers: headersOf(requester), returnHeaders: true })
    await useUp(app, user.id, code)
    await writeAudit(app.db, { actor: user, action: 'user.second-factor-on', subject: ['user', user.id] })
    return { kind: 'passed', cookies: headers.getSetCookie() }
  } catch (cause) {
    return refusalOf(cause)
  }
}

export async function endSecondFactor(
  app: App,
  user: SignedIn,
  password: string,
  requester: Requester,
): Promise<Refusal | { kind: 'ended'; cookies: Array<string> }> {
  const refusal = await passwordRefusal(app, user, password, requester)
  if (refusal) return refusal
  const { api } = await app.auth.at()
  const { headers } = await api.disableTwoFactor({
    body: { password },
    headers: headersOf(requester),
    returnHeaders: true,
  })
  await writeAudit(app.db, { actor: user, action: 'user.second-factor-off', subject: ['user', user.id] })
  await notifyOwner(app, user.id, 'second-factor-off')
  return { kind: 'ended', cookies: headers.getSetCookie() }
}

/** Takes the second step of signing in: six digits or a backup code, with five tries per password. */
export async function passSecondFactor(app: App, typed: string, requester: Requester): Promise<CodeOutcome> {
  if (!(await countUse(app.db, `second-factor:${requester.visitor}`, 30, 5 * 60))) return { kind: 'too-many' }
  const { api } = await app.auth.at()
  const call = { headers: headersOf(requester), returnHeaders: true } as const
  const digits = withoutSpaces(typed)
  try {
    if (!/^\d{6}$/.test(digits)) {
      const { headers } = await api.verifyBackupCode({ ...call, body: { code: typed.trim() } })
      return { kind: 'passed', cookies: headers.getSetCookie() }
    }
    const { headers, response } = await api.verifyTOTP({ ...call, body: { code: digits } })
    const cookies = headers.getSetCookie()
    if (await useUp(app, response.user.id, digits)) return { kind: 'passed', cookies }
    // The code was used before, so the new session ends before the browser receives it.
    await signOut(app, cookies.map((cookie) => cookie.split(';')[0]).join('; '))
    return { kind: 'begin-again' }
  } catch (cause) {
    return refusalOf(cause)
  }
}

const withoutSpaces = (code: string) => code.replace(/\s/g, '')

/** Returns false for a used code. A code is valid for 90 seconds, and repeats are rare within a day. */
const useUp = (app: App, userId: string, code: string) =>
  countUse(app.db, `second-factor-code:${userId}:${code}`, 1, 24 * 60 * 60)

function refusalOf(cause: unknown): CodeOutcome {
  if (!isApiError(cause)) throw cause
  switch (cause.body?.code) {
    case 'ACCOUNT_TEMPORARILY_LOCKED':
      return { kind: 'too-many' }
    case 'INVALID_TWO_FACTOR_COOKIE':
    case 'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE':
      return { kind: 'begin-again' }
    default:
      return { kind: 'wrong' }
  }
}
