import { createHash } from 'node:crypto'
import type { Env } from '../lib/env/env.ts'

type OpenIdEnv = Pick<Env, 'OIDC_ISSUER' | 'OIDC_NAME'>

/** Returns the provider's name for its button. Null without a provider. */
export function providerName({ OIDC_ISSUER, OIDC_NAME }: OpenIdEnv): string | null {
  return OIDC_ISSUER === undefined ? null : (OIDC_NAME ?? new URL(OIDC_ISSUER).hostname)
}

/**
 * Returns the provider's id in the database. It depends on the issuer, because the same user id means another person at
 * another provider.
 */
export const providerIdOf = (issuer: string) => `oidc-${createHash('sha256').update(issuer).digest('hex').slice(0, 16)}`

/** Names a way to sign in for its owner. */
export function wayInName(env: OpenIdEnv, providerId: string): string {
  if (providerId === 'credential') return 'a password'
  const isOurs = env.OIDC_ISSUER !== undefined && providerId === providerIdOf(env.OIDC_ISSUER)
  return (isOurs && providerName(env)) || 'a provider this site no longer uses'
}

/** The address the provider sends the browser back to. */
export const callbackPath = '/auth/callback'

/** A header in Better Auth's answer with the id of the account that was just linked. */
export const linkedHeader = 'x-marshmallow-linked'
