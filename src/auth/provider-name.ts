import { createHash } from 'node:crypto'
import type { Env } from '../lib/env.ts'

type OpenIdEnv = Pick<Env, 'OIDC_ISSUER' | 'OIDC_NAME'>

/** How the button calls the place people may sign in at as well; null where there is none. */
export function providerName({ OIDC_ISSUER, OIDC_NAME }: OpenIdEnv): string | null {
  return OIDC_ISSUER === undefined ? null : (OIDC_NAME ?? new URL(OIDC_ISSUER).hostname)
}

/** In the database. Another provider is another name: what one calls its visitor 17 is somebody else at the next. */
export const providerIdOf = (issuer: string) => `oidc-${createHash('sha256').update(issuer).digest('hex').slice(0, 16)}`

/** For the one it belongs to. */
export function wayInName(env: OpenIdEnv, providerId: string): string {
  if (providerId === 'credential') return 'a password'
  const isOurs = env.OIDC_ISSUER !== undefined && providerId === providerIdOf(env.OIDC_ISSUER)
  return (isOurs && providerName(env)) || 'a provider this site no longer uses'
}

/** What the provider is told to send its visitors back to. */
export const callbackPath = '/auth/callback'

/** Names, in Better Auth's answer, the account that something was just linked to. */
export const linkedHeader = 'x-marshmallow-linked'
