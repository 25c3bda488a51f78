import * as client from 'openid-client'
import { z } from 'zod'
import type { Http } from '../../lib/http/http.ts'
import { OpenIdProblem } from './openid-problem.ts'
import { remembered } from './remembered.ts'
import { safeFetch } from './safe-fetch.ts'

export interface OpenIdSettings {
  /** The provider's issuer, spelled exactly as the provider spells it. */
  issuer: string
  clientId: string
  clientSecret: string
}

/** The provider's data about a person. */
export interface OpenIdPerson {
  /** An id that stays the same when the name or address changes. */
  subject: string
  name: string
  email: string | null
  isEmailVerified: boolean
}

/** A boolean. Some providers write `"true"`. */
const truth = z.preprocess((value) => value === true || value === 'true', z.boolean())
const Claims = z.object({
  sub: z.string().min(1).max(255),
  name: z.string().optional(),
  preferred_username: z.string().optional(),
  email: z.string().optional(),
  email_verified: truth,
})

/**
 * Creates a client for an OpenID Connect provider, with the code flow and PKCE. Every request uses the given `http`.
 */
export function createOpenId(http: Http, settings: OpenIdSettings) {
  const discovered = remembered(() => discover(http, settings))

  return {
    /** Returns the provider's address where the visitor signs in. */
    async authorizationAddress(visit: {
      state: string
      nonce: string
      codeVerifier: string
      redirectUri: string
    }): Promise<URL> {
      return client.buildAuthorizationUrl(await discovered(), {
        redirect_uri: visit.redirectUri,
        scope: 'openid email profile',
        state: visit.state,
        nonce: visit.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(visit.codeVerifier),
        code_challenge_method: 'S256',
      })
    },

    /**
     * Exchanges the code that a visitor returned with. Checks the ID token's nonce, issuer, audience, dates and
     * signature.
     */
    async personOf(visit: {
      code: string
      nonce: string
      codeVerifier: string
      redirectUri: string
    }): Promise<OpenIdPerson> {
      const provider = await discovered()
      // Better Auth has already checked the state and the issuer of the response.
      const answer = new URL(visit.redirectUri)
      answer.search = new URLSearchParams({ code: visit.code, iss: settings.issuer }).toString()
      try {
        const tokens = await client.authorizationCodeGrant(provider, answer, {
          expectedNonce: visit.nonce,
          pkceCodeVerifier: visit.codeVerifier,
        })
        const claims = readClaims(tokens.claims())
        if (claims.email !== undefined || !provider.serverMetadata().userinfo_endpoint) return personFrom(claims)
        const more = readClaims(await client.fetchUserInfo(provider, tokens.access_token, claims.sub))
        return personFrom({ ...claims, ...more })
      } catch (cause) {
        throw problemOf(cause)
      }
    },
  }
}

async function discover(http: Http, { issuer, clientId, clientSecret }: OpenIdSettings): Promise<client.Configuration> {
  // Providers that declare no method accept the secret in a header. A few accept it only in the form.
  const authentication: client.ClientAuth = (server, metadata, body, headers) => {
    const methods = server.token_endpoint_auth_methods_supported
    const isHeaderAccepted = methods?.includes('client_secret_basic') ?? true
    const authenticate = isHeaderAccepted ? client.ClientSecretBasic : client.ClientSecretPost
    authenticate(clientSecret)(server, metadata, body, headers)
  }
  try {
    const provider = await client.discovery(
      new URL(issuer),
      clientId,
      { [client.clockTolerance]: 60 },
      authentication,
      {
        [client.customFetch]: safeFetch(http),
        execute: [
          // Otherwise the library trusts HTTPS alone and does not check the signature of the ID token.
          client.enableNonRepudiationChecks,
          // An operator who sets an http address, for example of a provider on the local network, has accepted the
          // risk.
          ...(issuer.startsWith('http:') ? [client.allowInsecureRequests] : []),
        ],
      },
    )
    const found = provider.serverMetadata().issuer
    if (found !== issuer) throw otherIssuer(found)
    return provider
  } catch (cause) {
    const mismatch = IssuerMismatch.safeParse(cause)
    throw mismatch.success ? otherIssuer(mismatch.data.cause.body.issuer) : problemOf(cause)
  }
}

const IssuerMismatch = z.object({
  code: z.literal('OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED'),
  cause: z.object({ attribute: z.literal('issuer'), body: z.object({ issuer: z.string() }) }),
})

const otherIssuer = (found: string) =>
  new OpenIdProblem(`The provider calls itself ${found}. Set OIDC_ISSUER to the same value`)

/**
 * Returns an error that is safe to log. The library's messages are fixed texts, but its other fields may contain
 * tokens.
 */
function problemOf(cause: unknown): unknown {
  if (!(cause instanceof client.ClientError)) return cause
  if (cause.cause instanceof OpenIdProblem) return cause.cause
  const detail = cause.cause instanceof Error ? `: ${cause.cause.message}` : ''
  return new OpenIdProblem(`The provider's answer was refused: ${cause.message}${detail}`)
}

function readClaims(value: unknown) {
  const claims = Claims.safeParse(value)
  if (!claims.success) throw new OpenIdProblem('The provider did not say who it is')
  return claims.data
}

const personFrom = ({
  sub,
  name,
  preferred_username,
  email,
  email_verified,
}: z.infer<typeof Claims>): OpenIdPerson => ({
  subject: sub,
  name: name ?? preferred_username ?? '',
  email: email?.trim().toLowerCase() || null,
  isEmailVerified: email_verified,
})
