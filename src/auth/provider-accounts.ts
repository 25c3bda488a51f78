import { getOAuthState, getSessionFromCtx } from 'better-auth/api'
import type { BetterAuthOptions, GenericEndpointContext } from 'better-auth'
import { signUpClosedCode, suspendedCode } from '../core/accounts/auth-answer.ts'
import { findInvitationOf } from '../db/accounts/invitations.ts'
import type { Db } from '../db/connection/connect.ts'
import type { Env } from '../lib/env/env.ts'
import { readSignUpRule } from './sign-up-rule.ts'

type ValidateUserInfo = NonNullable<NonNullable<BetterAuthOptions['user']>['validateUserInfo']>
type Refusal = Awaited<ReturnType<ValidateUserInfo>>

/**
 * Decides which accounts a provider may create, and link beyond Better Auth's rules (both addresses confirmed, or signed in).
 * Accounts with a second factor or with rights over others are linked only from their own session, by the user who
 * started it. Suspended accounts are not linked, because Better Auth refuses their session only afterward.
 */
export const guardProvider =
  (ground: { db: Db; env: Env }): ValidateUserInfo =>
  async ({ user, source }, context) => {
    if (source.method !== 'oauth') return
    if (source.action === 'create-user') return guardCreating(ground, user)
    if (source.action === 'link-account') return guardLinking(user, context)
  }

/** An invited person may come through the provider if it has confirmed the invited address. */
async function guardCreating(
  ground: { db: Db; env: Env },
  { email, emailVerified }: { email?: unknown; emailVerified?: unknown },
): Promise<Refusal> {
  const rule = await readSignUpRule(ground)
  if (rule === 'everyone') return undefined
  const isInvited =
    rule === 'invited' &&
    emailVerified === true &&
    typeof email === 'string' &&
    (await findInvitationOf(ground.db, email)) !== undefined
  return isInvited ? undefined : { error: signUpClosedCode }
}

async function guardLinking(user: { id?: unknown }, context: GenericEndpointContext): Promise<Refusal> {
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
