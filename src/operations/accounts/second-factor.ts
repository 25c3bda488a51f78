import { isApiError } from '../../auth/api-error.ts'
import { type Asker, headersOf } from '../../auth/visitor-header.ts'
import type { SignedIn } from '../../core/signed-in.ts'
import { writeAudit } from '../../db/audit-log.ts'
import { countUse } from '../../db/rate-limits.ts'
import { readSettings } from '../../db/settings.ts'
import type { App } from '../app.ts'
import { checkOwnPassword } from './own-password.ts'
import { signOut } from './sign-out.ts'
import { tellOwner } from './tell-owner.ts'

type Refusal = { kind: 'wrong-password' } | { kind: 'too-many' }

async function passwordRefusal(app: App, user: SignedIn, password: string, asker: Asker): Promise<Refusal | null> {
  const check = await checkOwnPassword(app, user, password, asker)
  if (check === 'right') return null
  return { kind: check === 'too-many' ? 'too-many' : 'wrong-password' }
}

/** The address an app on a phone reads, and the codes for when the phone is lost. Nothing is asked for before a code was right. */
export async function beginSecondFactor(
  app: App,
  user: SignedIn,
  password: string,
  asker: Asker,
): Promise<Refusal | { kind: 'begun'; address: string; backupCodes: Array<string> }> {
  const refusal = await passwordRefusal(app, user, password, asker)
  if (refusal) return refusal
  const { api } = await app.auth.at()
  const made = await api.enableTwoFactor({ body: { password, method: 'totp' }, headers: headersOf(asker) })
  if (made.method !== 'totp') throw new Error('There is no other second factor')
  const { siteName } = await readSettings(app.db)
  return { kind: 'begun', address: calledAfter(siteName, user.email, made.totpURI), backupCodes: made.backupCodes }
}

/** As the site is called today: Better Auth knows only the name it was built with. */
function calledAfter(siteName: string, email: string, totpUri: string): string {
  const { searchParams } = new URL(totpUri)
  searchParams.set('issuer', siteName)
  // Apps show a plus as a plus.
  const query = searchParams.toString().replaceAll('+', '%20')
  return `otpauth://totp/${encodeURIComponent(siteName)}:${encodeURIComponent(email)}?${query}`
}

/** Of a code: it was right, it was not, the password is to be given again, or it is too early for another try. */
export type CodeOutcome = { kind: 'passed'; cookies: Array<string> } | { kind: 'wrong' | 'begin-again' | 'too-many' }

/** From now on the password alone opens nothing. The session goes on as a new one. */
export async function confirmSecondFactor(app: App, user: SignedIn, typed: string, asker: Asker): Promise<CodeOutcome> {
  if (!(await countUse(app.db, `second-factor:${user.id}`, 10, 5 * 60))) return { kind: 'too-many' }
  const code = withoutSpaces(typed)
  const { api } = await app.auth.at()
  try {
    const { headers } = await api.verifyTOTP({ body: { code }, headers: headersOf(asker), returnHeaders: true })
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
  asker: Asker,
): Promise<Refusal | { kind: 'ended'; cookies: Array<string> }> {
  const refusal = await passwordRefusal(app, user, password, asker)
  if (refusal) return refusal
  const { api } = await app.auth.at()
  const { headers } = await api.disableTwoFactor({ body: { password }, headers: headersOf(asker), returnHeaders: true })
  await writeAudit(app.db, { actor: user, action: 'user.second-factor-off', subject: ['user', user.id] })
  await tellOwner(app, user.id, 'second-factor-off')
  return { kind: 'ended', cookies: headers.getSetCookie() }
}

/** The second step of signing in: the phone's six digits, or one of the codes kept for when it is lost. Five tries for each password. */
export async function passSecondFactor(app: App, typed: string, asker: Asker): Promise<CodeOutcome> {
  if (!(await countUse(app.db, `second-factor:${asker.visitor}`, 30, 5 * 60))) return { kind: 'too-many' }
  const { api } = await app.auth.at()
  const call = { headers: headersOf(asker), returnHeaders: true } as const
  const digits = withoutSpaces(typed)
  try {
    if (!/^\d{6}$/.test(digits)) {
      const { headers } = await api.verifyBackupCode({ ...call, body: { code: typed.trim() } })
      return { kind: 'passed', cookies: headers.getSetCookie() }
    }
    const { headers, response } = await api.verifyTOTP({ ...call, body: { code: digits } })
    const cookies = headers.getSetCookie()
    if (await useUp(app, response.user.id, digits)) return { kind: 'passed', cookies }
    // Somebody looked over a shoulder: the session that was just made is over before anybody had it.
    await signOut(app, cookies.map((cookie) => cookie.split(';')[0]).join('; '))
    return { kind: 'begin-again' }
  } catch (cause) {
    return refusalOf(cause)
  }
}

const withoutSpaces = (code: string) => code.replace(/\s/g, '')

/** False where the code was used before. It is good for a minute and a half; that the same six digits come again on one day is rare. */
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
