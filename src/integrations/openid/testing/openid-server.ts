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
  /** By what they are called at the provider. */
  people: Record<string, Person>
  /** Says names and addresses in the ID token instead of leaving them to be asked for. */
  tellsInToken?: boolean
  /** As `localhost` it is another site to a browser than one at 127.0.0.1. */
  host?: string
}

export const clientId = 'kitchen'
export const clientSecret = 'a secret: with % and +, which have to be encoded'

type Handler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>
const notNow: Handler = (_, response) => void response.writeHead(503).end()

/** A real OpenID Connect provider on loopback. One page asks who it is, with a button for each of its people and one to say no. */
export async function startOpenIdServer({ people, tellsInToken = false, host = '127.0.0.1' }: StandInOptions) {
  let handle = notNow
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
      conformIdTokenClaims: !tellsInToken,
      pkce: { required: () => true },
      ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
      features: { devInteractions: { enabled: false } },
      interactions: { url: (_, { uid }) => `/interaction/${uid}` },
      findAccount: (_, accountId) => ({ accountId, claims: () => ({ sub: accountId, ...people[accountId] }) }),
    }
    const provider = new Provider(issuer, configuration)
    const answer = provider.callback()
    handle = async (request, response) => {
      if (!request.url?.startsWith('/interaction/')) return answer(request, response)
      if (request.method !== 'POST') return void response.setHeader('content-type', 'text/html').end(askWho(people))
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
    /** Nothing but 503 is answered before it is known where visitors are sent back to, or after `stop`. */
    start,
    stop: () => {
      handle = notNow
    },
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  }
}

/** As a browser would: follows the provider's pages and presses one button, until the provider sends it back. */
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

const askWho = (people: object) =>
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
