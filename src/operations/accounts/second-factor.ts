import { isApiError } from '../../auth/api-error.ts'
import { type Asker, headersOf } from '../../auth/visitor-header.ts'
import type { SignedIn } from '../../core/signed-in.ts'
import { writeAudit } from '../../db/audit-log.ts'
import { countUse } from '../../db/rate-limits.ts'
import type { App } from '../app.ts'
import { checkOwnPassword } from './own-password.ts'

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
  return { kind: 'begun', address: made.totpURI, backupCodes: made.backupCodes }
}

/** From now on the password alone opens nothing. Returns the cookies of a new session; null for a wrong code. */
export async function confirmSecondFactor(
  app: App,
  user: SignedIn,
  code: string,
  asker: Asker,
): Promise<Array<string> | null> {
  if (!(await countUse(app.db, `second-factor:${user.id}`, 10, 5 * 60))) return null
  const { api } = await app.auth.at()
  try {
    const { headers } = await api.verifyTOTP({ body: { code }, headers: headersOf(asker), returnHeaders: true })
    await writeAudit(app.db, { actor: user, action: 'user.second-factor-on', subject: ['user', user.id] })
    return headers.getSetCookie()
  } catch (cause) {
    if (isApiError(cause)) return null
    throw cause
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
  return { kind: 'ended', cookies: headers.getSetCookie() }
}

/** The second step of signing in: the phone's six digits, or one of the codes kept for when it is lost. Five tries for each password. */
export async function passSecondFactor(app: App, typed: string, asker: Asker): Promise<Array<string> | null> {
  if (!(await countUse(app.db, `second-factor:${asker.visitor}`, 30, 5 * 60))) return null
  const code = typed.trim()
  const { api } = await app.auth.at()
  const call = { body: { code }, headers: headersOf(asker), returnHeaders: true } as const
  try {
    const isOfPhone = /^\d{6}$/.test(code.replace(/\s/g, ''))
    const { headers } = isOfPhone
      ? await api.verifyTOTP({ ...call, body: { code: code.replace(/\s/g, '') } })
      : await api.verifyBackupCode(call)
    return headers.getSetCookie()
  } catch (cause) {
    if (isApiError(cause)) return null
    throw cause
  }
}
