import type { IncomingMessage, ServerResponse } from 'node:http'
import { exportJWK, generateKeyPair } from 'jose'
import { type Configuration, Provider } from 'oidc-provider'
import { serve } from '../../../lib/http/loopback-server.ts'

export interface Person {
  name?: string
  email?: string
  email_verified?: boolean
}

interface StandInOptions {
  /** People by their names at the provider. */
  people: Record<string, Person>
  /** Puts names and addresses into the ID token instead of the user info response. */
  hasClaimsInToken?: boolean
  /** The host name. For a browser, `localhost` and 127.0.0.1 are different sites. */
  host?: string
}

export const clientId = 'kitchen'
export const clientSecret = 'a secret: with % and +, which have to be encoded'

type Handler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>
const unavailable: Handler = (_, response) => void response.writeHead(503).end()

/** Starts a real OpenID Connect provider on loopback. Its page has a button for each person and a button to refuse. */
export async function startOpenIdServer({ people, hasClaimsInToken = false, host = '127.0.0.1' }: StandInOptions) {
  let handle = unavailable
  const server = await serve((request, response) => void handle(request, response))
  const issuer = `http://${host}:${server.port}`
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const key = { ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig' }

  function start(redirectUri: string) {
    const configuration: Configuration = {
      clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: [redirectUri] }],
      jwks: { keys: [key] },
      cookies: { keys: ['a key of the stand-in'] },
      claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
      conformIdTokenClaims: !hasClaimsInToken,
      pkce: { required: () => true },
      ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
      features: { devInteractions: { enabled: false } },
      interactions: { url: (_, { uid }) => `/interaction/${uid}` },
      findAccount: (_, accountId) => ({ accountId, claims: () => ({ sub: accountId, ...people[accountId] }) }),
    }
    const provider = new Provider(issuer, configuration)
    const answer = provider.callback()
    handle = async (request, response) => {
      // Browsers request an icon from every host.
      if (request.url === '/favicon.ico') return void response.writeHead(204).end()
      if (!request.url?.startsWith('/interaction/')) return answer(request, response)
      if (request.method !== 'POST') return void response.setHeader('content-type', 'text/html').end(personPage(people))
      const who = new URLSearchParams(await textOf(request)).get('who') ?? ''
      if (!(who in people)) return provider.interactionFinished(request, response, { error: 'access_denied' })
      const grant = new provider.Grant({ accountId: who, clientId })
      grant.addOIDCScope('openid email profile')
      const consent = { grantId: await grant.save() }
      await provider.interactionFinished(request, response, { login: { accountId: who }, consent })
    }
  }

  return {
    issuer,
    settings: { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret },
    /** Starts the provider. It responds 503 before `start` sets the return address, and after `stop`. */
    start,
    stop: () => {
      handle = unavailable
    },
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  }
}

/**
 * Follows the provider's pages like a browser and presses one button. Returns the address that the provider redirects
 * back to.
 */
export async function visitProvider(address: string, who: string): Promise<URL> {
  const { origin } = new URL(address)
  const jar = new Map<string, string>()
  let next: { url: URL; body?: URLSearchParams } = { url: new URL(address) }
  for (let step = 0; step < 10; step += 1) {
    const cookie = [...jar].map((pair) => pair.join('=')).join('; ')
    const request = { redirect: 'manual', headers: { cookie } } as const
    const answer = await fetch(next.url, { ...request, ...(next.body && { method: 'POST', body: next.body }) })
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      jar.set(name, value)
    }
    const text = await answer.text()
    const location = answer.headers.get('location')
    if (location === null) {
      if (!text.includes('name="who"')) throw new Error(`The provider said ${answer.status}: ${text}`)
      next = { url: next.url, body: new URLSearchParams({ who }) }
      continue
    }
    next = { url: new URL(location, next.url) }
    if (next.url.origin !== origin) return next.url
  }
  throw new Error('The provider led in a circle')
}

const personPage = (people: object) =>
  `<!doctype html><html lang="en"><title>Who are you?</title><form method="post"><h1>Who are you?</h1>${[
    ...Object.keys(people),
    'nobody',
  ]
    .map((who) => `<button name="who" value="${who}">${who}</button>`)
    .join(' ')}</form></html>`

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks = await request.toArray()
  return Buffer.concat(chunks as Array<Buffer>).toString()
}
