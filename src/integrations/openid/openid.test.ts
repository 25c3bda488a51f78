import { createHash } from 'node:crypto'
import { decodeJwt, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { expect, onTestFinished, test, vi } from 'vitest'
import { httpAllowing, serve } from '../../lib/http/loopback-server.ts'
import { createOpenId } from './openid.ts'
import { OpenIdProblem } from './openid-problem.ts'
import { clientId, clientSecret, startOpenIdServer, visitProvider } from './testing/openid-server.ts'

const redirectUri = 'http://kitchen.lan/auth/callback'

/** Starts a provider whose responses, keys and metadata a test can change. */
async function standIn(changes: (url: string) => object = () => ({})) {
  const pairs = [await generateKeyPair('RS256'), await generateKeyPair('RS256')] as const
  const published = { keys: [{ ...(await exportJWK(pairs[0].publicKey)), kid: '0' }] }
  const requests: Array<string> = []
  let idToken = ''
  let state: 'working' | 'broken' = 'working'
  const server = await serve((request, response) => {
    requests.push(request.url ?? '')
    if (state === 'broken') return void response.writeHead(503).end()
    const answers: Record<string, object> = {
      '/.well-known/openid-configuration': {
        issuer: server.url,
        authorization_endpoint: `${server.url}/authorize?tenant=1`,
        token_endpoint: `${server.url}/token`,
        jwks_uri: `${server.url}/keys`,
        ...changes(server.url),
      },
      '/token': { id_token: idToken, access_token: 'a', token_type: 'Bearer' },
      '/userinfo': { sub: 'ben', email: 'ben@elsewhere.test' },
      '/keys': published,
    }
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answers[request.url ?? '']))
  })
  const openId = createOpenId(httpAllowing(server), { issuer: server.url, clientId, clientSecret })
  const sign = (claims: JWTPayload, key: 0 | 1 = 0) =>
    new SignJWT({ iss: server.url, aud: clientId, sub: 'ada', nonce: 'n', email: 'Ada@Elsewhere.test ', ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: String(key) })
      .setIssuedAt()
      .setExpirationTime(claims.exp ?? '5m')
      .sign(pairs[key].privateKey)
  return {
    server,
    openId,
    sign,
    requests,
    publish: async () => published.keys.push({ ...(await exportJWK(pairs[1].publicKey)), kid: '1' }),
    become: (next: typeof state) => (state = next),
    /** Returns the person that the site recognizes from this ID token. */
    personOf(token: string) {
      idToken = token
      return openId.personOf({ code: 'c', nonce: 'n', codeVerifier: 'v', redirectUri })
    },
  }
}

const visit = { state: 's', nonce: 'n', codeVerifier: 'the secret of the visit', redirectUri }

test('sends a challenge instead of the secret and preserves the address’s query', async () => {
  const { openId } = await standIn()
  const { searchParams } = await openId.authorizationAddress(visit)
  expect(Object.fromEntries(searchParams)).toEqual({
    tenant: '1',
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirectUri,
    scope: 'openid email profile',
    state: 's',
    nonce: 'n',
    code_challenge: createHash('sha256').update('the secret of the visit').digest('base64url'),
    code_challenge_method: 'S256',
  })
})

test('accepts a token the provider signed for this visit', async () => {
  const { personOf, sign } = await standIn()
  expect(await personOf(await sign({ email_verified: 'true', role: 'admin' }))).toEqual({
    subject: 'ada',
    name: '',
    email: 'ada@elsewhere.test',
    isEmailVerified: true,
  })
})

test.each([
  ['of another issuer', { iss: 'https://evil.test' }],
  ['for another site', { aud: 'another site' }],
  ['for several sites', { aud: [clientId, 'another site'] }],
  ['of another visit', { nonce: 'another' }],
  ['without a visit', { nonce: undefined }],
  ['from yesterday', { exp: Math.floor(Date.now() / 1000) - 86_400 }],
  ['without a subject', { sub: undefined }],
])('refuses a token %s', async (_, claims) => {
  const { personOf, sign } = await standIn()
  await expect(personOf(await sign(claims as JWTPayload))).rejects.toThrow(OpenIdProblem)
})

test('refuses a token that is unsigned, signed by another key or signed with the secret', async () => {
  const { personOf, sign } = await standIn()
  const good = await sign({})
  const [, payload = ''] = good.split('.')
  const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`
  await expect(personOf(unsigned)).rejects.toThrow(OpenIdProblem)
  await expect(personOf(await sign({}, 1))).rejects.toThrow(OpenIdProblem)
  const forged = await new SignJWT(decodeJwt(good))
    .setProtectedHeader({ alg: 'HS256' })
    .sign(new TextEncoder().encode(clientSecret))
  await expect(personOf(forged)).rejects.toThrow(OpenIdProblem)
  expect((await personOf(good)).subject).toBe('ada')
})

test('refuses user information about another person', async () => {
  const { personOf, sign } = await standIn((url) => ({ userinfo_endpoint: `${url}/userinfo` }))
  const ben = await personOf(await sign({ sub: 'ben', email: undefined }))
  expect(ben.email).toBe('ben@elsewhere.test')
  await expect(personOf(await sign({ sub: 'ada', email: undefined }))).rejects.toThrow(OpenIdProblem)
})

test('loads changed keys after a minute', async () => {
  const { personOf, sign, publish } = await standIn()
  await personOf(await sign({}))
  await publish()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 })
  onTestFinished(() => void vi.useRealTimers())
  expect((await personOf(await sign({}, 1))).subject).toBe('ada')
})

test('reads the provider’s metadata once an hour, and again after a failure', async () => {
  const { openId, requests, become } = await standIn()
  become('broken')
  await expect(openId.authorizationAddress(visit)).rejects.toThrow('answered 503')
  become('working')
  await openId.authorizationAddress(visit)
  await openId.authorizationAddress(visit)
  expect(requests).toHaveLength(2)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61 * 60_000 })
  onTestFinished(() => void vi.useRealTimers())
  await openId.authorizationAddress(visit)
  expect(requests).toHaveLength(3)
})

test('refuses a provider with another issuer', async () => {
  const { openId } = await standIn(() => ({ issuer: 'https://accounts.elsewhere.test' }))
  await expect(openId.authorizationAddress(visit)).rejects.toThrow(
    'The provider calls itself https://accounts.elsewhere.test. Set OIDC_ISSUER to the same value',
  )
})

test('says which setting allows a provider in a private network', async () => {
  const { server } = await standIn()
  const closed = createOpenId(httpAllowing(), { issuer: server.url, clientId, clientSecret })
  await expect(closed.authorizationAddress(visit)).rejects.toThrow(`OUTBOUND_ALLOW=127.0.0.1:${server.port}`)
})

test.each([[true], [false]])(
  'reads the person from a real provider, from the token or user information: %s',
  async (inToken) => {
    const people = { ada: { name: 'Ada', email: 'ada@elsewhere.test', email_verified: true } }
    await using provider = await startOpenIdServer({ people, hasClaimsInToken: inToken })
    provider.start(redirectUri)
    const { hostname, port } = new URL(provider.issuer)
    expect(hostname).toBe('127.0.0.1')
    const openId = createOpenId(httpAllowing({ port: Number(port) }), {
      issuer: provider.issuer,
      clientId,
      clientSecret,
    })
    const codeVerifier = 'a word of at least forty-three letters in all, as the standard wants'.replaceAll(/\W/g, '-')
    const address = await openId.authorizationAddress({ state: 's', nonce: 'n', codeVerifier, redirectUri })
    const code = (await visitProvider(address.href, 'ada')).searchParams.get('code') ?? ''
    expect(await openId.personOf({ code, codeVerifier, nonce: 'n', redirectUri })).toEqual({
      subject: 'ada',
      name: 'Ada',
      email: 'ada@elsewhere.test',
      isEmailVerified: true,
    })
    await expect(openId.personOf({ code, codeVerifier, nonce: 'n', redirectUri })).rejects.toThrow('answered 400')
  },
)
