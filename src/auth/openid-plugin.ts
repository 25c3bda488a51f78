import type { BetterAuthPlugin } from 'better-auth'
import { isEmailAddress } from '../core/email-address.ts'
import { onOneLine } from '../core/one-line.ts'
import { OpenIdProblem } from '../integrations/openid/ask.ts'
import { createOpenId, type OpenIdSettings } from '../integrations/openid/openid.ts'
import type { Http } from '../lib/http.ts'
import type { Log } from '../lib/log.ts'
import { providerIdOf } from './provider-name.ts'

interface Ground {
  http: Http
  log: Log
  settings: OpenIdSettings
  redirectUri: string
}

/**
 * Better Auth keeps state, nonce and the secret of PKCE, and decides about accounts. Its own plugin for providers fetches by itself
 * and gives a provider that was down at the start up for good, so that the asking is ours.
 */
export function openIdPlugin({ http, log, settings, redirectUri }: Ground): BetterAuthPlugin {
  const openId = createOpenId(http, settings)

  const provider = {
    id: providerIdOf(settings.issuer),
    name: 'OpenID Connect',
    issuer: settings.issuer,
    requiresIdTokenNonce: true,
    accountSubject: ({ profile }: { profile: { subject?: string } }) => profile.subject ?? '',
    createAuthorizationURL: ({ state, codeVerifier, idTokenNonce = '' }: NewVisit) =>
      openId.authorizationAddress({ state, codeVerifier, nonce: idTokenNonce, redirectUri }),
    async validateAuthorizationCode({ code, codeVerifier = '' }: { code: string; codeVerifier?: string | undefined }) {
      return await openId.exchange({ code, codeVerifier, redirectUri }).catch(tell)
    },
    async getUserInfo({ idToken = '', accessToken = '', expectedIdTokenNonce }: Visited) {
      if (!expectedIdTokenNonce) return null
      const person = await openId.personOf({ idToken, accessToken }, expectedIdTokenNonce).catch(tell)
      if (!person) return null
      const email = person.email && isEmailAddress(person.email) ? person.email : null
      const name = onOneLine(person.name, 80) || 'A cook'
      // Nothing else the provider says, least of all a role, reaches the account.
      return { user: { name, email, emailVerified: person.isEmailVerified }, data: { subject: person.subject } }
    },
  }

  /** A visitor gets a sentence; who runs the site finds here what it was. */
  function tell(cause: unknown): null {
    if (!(cause instanceof OpenIdProblem)) throw cause
    log.warn({ err: cause }, 'The OpenID Connect provider confirmed nobody')
    return null
  }

  return { id: 'openid-connect', init: () => ({ context: { socialProviders: [provider] } }) }
}

interface NewVisit {
  state: string
  codeVerifier: string
  idTokenNonce?: string | undefined
}

interface Visited {
  idToken?: string | undefined
  accessToken?: string | undefined
  expectedIdTokenNonce?: string | undefined
}
