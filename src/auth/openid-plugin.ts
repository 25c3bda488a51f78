import type { BetterAuthPlugin } from 'better-auth'
import { z } from 'zod'
import { noName } from '../core/accounts/no-name.ts'
import { isEmailAddress } from '../core/text/email-address.ts'
import { onOneLine } from '../core/text/one-line.ts'
import { OpenIdProblem } from '../integrations/openid/openid-problem.ts'
import { createOpenId, type OpenIdSettings } from '../integrations/openid/openid.ts'
import type { Http } from '../lib/http/http.ts'
import type { Log } from '../lib/log/log.ts'
import { providerIdOf } from './provider-name.ts'

interface OpenIdPluginOptions {
  http: Http
  log: Log
  settings: OpenIdSettings
  redirectUri: string
}

/**
 * Creates the Better Auth plugin for the provider. Better Auth stores state, nonce and PKCE verifier, and decides about
 * accounts. We send the requests, because Better Auth's own provider plugin gives up on a provider that was down at
 * start.
 */
export function openIdPlugin({ http, log, settings, redirectUri }: OpenIdPluginOptions): BetterAuthPlugin {
  const openId = createOpenId(http, settings)

  const provider = {
    id: providerIdOf(settings.issuer),
    name: 'OpenID Connect',
    issuer: settings.issuer,
    requiresIdTokenNonce: true,
    accountSubject: ({ profile }: { profile: { subject?: string } }) => profile.subject ?? '',
    createAuthorizationURL: ({ state, codeVerifier, idTokenNonce = '' }: NewVisit) =>
      openId.authorizationAddress({ state, codeVerifier, nonce: idTokenNonce, redirectUri }),
    // Better Auth passes the nonce only to the second call, so the code is exchanged and checked there. Better Auth gets
    // no tokens to store, because they are not needed after signing in.
    validateAuthorizationCode: async ({ code, codeVerifier }: Returned) => ({ raw: { code, codeVerifier } }),
    async getUserInfo({ raw, expectedIdTokenNonce: nonce }: Visited) {
      const returned = Returned.safeParse(raw)
      if (!nonce || !returned.success) return null
      const person = await openId.personOf({ ...returned.data, nonce, redirectUri }).catch(tell)
      if (!person) return null
      const email = person.email && isEmailAddress(person.email) ? person.email : null
      const name = onOneLine(person.name, 80) || noName
      // Only these values from the provider reach the account. A role never does.
      return { user: { name, email, emailVerified: person.isEmailVerified }, data: { subject: person.subject } }
    },
  }

  /** Logs the reason for the operator. The visitor only sees that the sign-in failed. */
  function tell(cause: unknown): null {
    if (!(cause instanceof OpenIdProblem)) throw cause
    log.warn({ err: cause }, 'The OpenID Connect provider did not confirm the user')
    return null
  }

  return { id: 'openid-connect', init: () => ({ context: { socialProviders: [provider] } }) }
}

interface NewVisit {
  state: string
  codeVerifier: string
  idTokenNonce?: string | undefined
}

const Returned = z.object({ code: z.string(), codeVerifier: z.string() })
interface Returned {
  code: string
  codeVerifier?: string | undefined
}

interface Visited {
  raw?: Record<string, unknown> | undefined
  expectedIdTokenNonce?: string | undefined
}
