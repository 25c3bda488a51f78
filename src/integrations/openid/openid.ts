import { createHash } from 'node:crypto'
import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTPayload, jwtVerify } from 'jose'
import { z } from 'zod'
import type { Http } from '../../lib/http.ts'
import { ask, OpenIdProblem } from './ask.ts'
import { discover } from './discover.ts'
import { remembered } from './remembered.ts'

export interface OpenIdSettings {
  /** What the provider calls itself, letter for letter. */
  issuer: string
  clientId: string
  clientSecret: string
}

/** Whom the provider says its visitor is. */
export interface OpenIdPerson {
  /** Stays the same for ever, whatever name or address they take. */
  subject: string
  name: string
  email: string | null
  isEmailVerified: boolean
}

export interface OpenIdTokens {
  idToken: string
  accessToken: string
}

const Tokens = z.object({ id_token: z.string(), access_token: z.string() })

/** Some providers write `"true"`. */
const truth = z.preprocess((value) => value === true || value === 'true', z.boolean())
const Claims = z.object({
  sub: z.string().min(1).max(255),
  name: z.string().optional(),
  preferred_username: z.string().optional(),
  email: z.string().optional(),
  email_verified: truth,
})

/** Signed with a key of which we know the public half: `none`, and what is signed with our own secret, are not among them. */
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519']

/** An OpenID Connect provider: code flow with PKCE. Every request goes through the `http` it is given. */
export function createOpenId(http: Http, { issuer, clientId, clientSecret }: OpenIdSettings) {
  const discovery = remembered(() => discover(http, issuer))
  const keys = remembered(async () => (await ask(http, (await discovery.get()).jwks_uri)) as JSONWebKeySet)

  /** A provider changes its keys: one we do not know is looked for once more. */
  async function verify(idToken: string): Promise<JWTPayload> {
    const check = async () => {
      const options = {
        issuer,
        audience: clientId,
        algorithms,
        clockTolerance: 60,
        requiredClaims: ['sub', 'exp', 'iat'],
      }
      return (await jwtVerify(idToken, createLocalJWKSet(await keys.get()), options)).payload
    }
    try {
      return await check()
    } catch (cause) {
      if (!(cause instanceof errors.JWKSNoMatchingKey)) throw cause
      keys.forget()
      return check()
    }
  }

  return {
    /** Where the visitor says who they are. */
    async authorizationAddress(asked: {
      state: string
      nonce: string
      codeVerifier: string
      redirectUri: string
    }): Promise<URL> {
      const address = new URL((await discovery.get()).authorization_endpoint)
      const parameters = {
        response_type: 'code',
        client_id: clientId,
        redirect_uri: asked.redirectUri,
        scope: 'openid email profile',
        state: asked.state,
        nonce: asked.nonce,
        code_challenge: createHash('sha256').update(asked.codeVerifier).digest('base64url'),
        code_challenge_method: 'S256',
      }
      for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value)
      return address
    },

    /** A code is good once, and only with the word its visitor's request began with. */
    async exchange(given: { code: string; codeVerifier: string; redirectUri: string }): Promise<OpenIdTokens> {
      const { token_endpoint: address, token_endpoint_auth_methods_supported: methods } = await discovery.get()
      const body = new URLSearchParams({
        grant_type: 'authorization_code',
        code: given.code,
        redirect_uri: given.redirectUri,
        code_verifier: given.codeVerifier,
      })
      const headers: Record<string, string> = { 'content-type': 'application/x-www-form-urlencoded' }
      if (methods.includes('client_secret_basic')) headers['authorization'] = basic(clientId, clientSecret)
      else {
        body.set('client_id', clientId)
        body.set('client_secret', clientSecret)
      }
      const answer = Tokens.safeParse(await ask(http, address, { method: 'POST', headers, body: body.toString() }))
      if (!answer.success) throw new OpenIdProblem('The provider gave no ID token for a code')
      return { idToken: answer.data.id_token, accessToken: answer.data.access_token }
    },

    /** Whose tokens these are. The ID token must be the provider's, for us, and for this visit. */
    async personOf({ idToken, accessToken }: OpenIdTokens, nonce: string): Promise<OpenIdPerson> {
      const payload = await verify(idToken).catch((cause: unknown) => {
        if (!(cause instanceof errors.JOSEError)) throw cause
        throw new OpenIdProblem(`The ID token is not good: ${cause.message}`, { cause })
      })
      if (payload['nonce'] !== nonce) throw new OpenIdProblem('The ID token is of another visit')
      const isSharedToken = Array.isArray(payload.aud) && payload.aud.length > 1
      if (isSharedToken && payload['azp'] !== clientId) throw new OpenIdProblem('The ID token is for somebody else')
      const told = readClaims(payload)
      const { userinfo_endpoint: address } = await discovery.get()
      if (told.email !== undefined || !address) return personFrom(told)
      const more = readClaims(await ask(http, address, { headers: { authorization: `Bearer ${accessToken}` } }))
      if (more.sub !== told.sub) throw new OpenIdProblem('The provider told about somebody else')
      return personFrom({ ...told, ...more })
    },
  }
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

/** RFC 6749, 2.3.1: both halves are form-encoded first. */
function basic(id: string, secret: string): string {
  const encoded = [id, secret].map((half) => new URLSearchParams([['', half]]).toString().slice(1))
  return `Basic ${Buffer.from(encoded.join(':')).toString('base64')}`
}
