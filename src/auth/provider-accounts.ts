import { getOAuthState, getSessionFromCtx } from 'better-auth/api'
import type { BetterAuthOptions } from 'better-auth'
import { suspendedCode } from '../core/accounts/auth-answer.ts'

type ValidateUserInfo = NonNullable<NonNullable<BetterAuthOptions['user']>['validateUserInfo']>

/**
 * Decides which accounts a provider may link, beyond Better Auth's rules (both addresses confirmed, or signed in).
 * Accounts with a second factor or with rights over others are linked only from their own session, by the user who
 * started it. Suspended accounts are not linked, because Better Auth refuses their session only afterwards.
 */
export const guardLinking: ValidateUserInfo = async ({ user, source }, context) => {
  if (source.method !== 'oauth' || source.action !== 'link-account') return
  const begun = (await getOAuthState())?.link
  if (begun) {
    const session = await getSessionFromCtx(context)
    return session?.user.id === begun.userId ? undefined : { error: 'state_mismatch' }
  }
  const known = (await context.context.internalAdapter.findUserById(String(user.id))) as Known | null
  if (known?.twoFactorEnabled || known?.role === 'editor' || known?.role === 'admin')
    return { error: 'account_not_linked' }
  return known?.banned ? { error: suspendedCode, errorDescription: known.banReason ?? '' } : undefined
}

interface Known {
  twoFactorEnabled?: boolean
  role?: string
  banned?: boolean
  banReason?: string | null
}
