import { getOAuthState, getSessionFromCtx } from 'better-auth/api'
import type { BetterAuthOptions } from 'better-auth'
import { suspendedCode } from '../core/accounts.ts'

type ValidateUserInfo = NonNullable<NonNullable<BetterAuthOptions['user']>['validateUserInfo']>

/**
 * Who may come in by a provider, beyond what Better Auth asks: both addresses confirmed, or signed in already. What a second
 * factor guards, and what can harm everybody, is connected from inside alone; and by whoever began it. To a suspended account
 * nothing is linked: its session is refused only after that.
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

/** Once somebody is known, nothing of the provider's is needed any more. */
export const withoutTokens = async <Account extends object>(account: Account) => ({
  data: { ...account, accessToken: null, refreshToken: null, idToken: null },
})

interface Known {
  twoFactorEnabled?: boolean
  role?: string
  banned?: boolean
  banReason?: string | null
}
