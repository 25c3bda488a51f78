import { APIError } from 'better-auth/api'
import { suspendedCode } from '../core/accounts.ts'

/** A suspended account stays shut, whichever way somebody has shown to be its owner; and they are told why. */
export function refuseSuspended(user: object | null | undefined) {
  const { banned, banReason } = (user ?? {}) as { banned?: boolean; banReason?: string | null }
  if (banned) throw new APIError('FORBIDDEN', { code: suspendedCode, message: banReason ?? '' })
}
