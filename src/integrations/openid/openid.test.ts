import { createHash } from 'node:crypto'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { httpAllowing, serve } from '../../lib/http/loopback-server.ts'
import { createOpenId } from './openid.ts'
import { clientId, clientSecret, startOpenIdServer, visitProvider } from './testing/openid-server.ts'

const redirectUri = 'http://kitchen.lan/auth/callback'

/** A provider that says whatever a test has it say; its keys may change. */
async function standIn(changes: object = {}) {
  const pairs = [await generateKeyPair('RS256'), await generateKeyPair('RS256')] as const
  const published = { keys: [{ ...(await exportJWK(pairs[0].publicKey)), kid: '0' }] }
  const server = await serve((request, response) => {
    const answers: Record<string, object> = {
      '/.well-known/openid-configuration': {
        issuer: server.url,
        authorization_endpoint: `${server.url}/authorize?tenant=1`,
        token_endpoint: `${server.url}/token`,
        jwks_uri: `${server.url}/keys`,
        ...changes,
      },
      '/keys': published,
    }
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answers[request.url ?? '']))
  })
  const settings = { issuer: server.url, clientId, clientSecret }
  const sign = (claims: JWTPayload, key: 0 | 1 = 0) =>
    new SignJWT({ iss: server.url, aud: clientId, sub: 'ada', nonce: 'n', email: 'Ada@Elsewhere.test ', ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: String(key) })
      .setIssuedAt()
      .setExpirationTime(claims.exp ?? '5m')
      .sign(pairs[key].privateKey)
  const publish = async () => published.keys.push({ ...(await exportJWK(pairs[1].publicKey)), kid: '1' })
  return { server, openId: createOpenId(httpAllowing(server), settings), sign, publish }
}

const tokens = (idToken: string) => ({ idToken, accessToken: 'a' })

test('a visitor is sent off with a challenge instead of the secret, and keeps what is in the address already', async () => {
  const { openId } = await standIn()
  const visit = { state: 's', nonce: 'n', codeVerifier: 'the secret of the visit', redirectUri }
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

test('what a provider says in its token is believed when the token is its own', async () => {
  const { openId, sign } = await standIn()
  const person = await openId.personOf(tokens(await sign({ email_verified: 'true', role: 'admin' })), 'n')
  expect(person).toEqual({ subject: 'ada', name: '', email: 'ada@elsewhere.test', isEmailVerified: true })
})

test.each([
  ['of another issuer', { iss: 'https://evil.test' }],
  ['for somebody else', { aud: 'another site' }],
  ['for somebody else as well', { aud: [clientId, 'another site'] }],
  ['of another visit', { nonce: 'another' }],
  ['of no visit', { nonce: undefined }],
  ['from yesterday', { exp: Math.floor(Date.now() / 1000) - 86_400 }],
  ['about nobody', { sub: undefined }],
])('a token %s is not', async (_, claims) => {
  const { openId, sign } = await standIn()
  await expect(openId.personOf(tokens(await sign(claims as JWTPayload)), 'n')).rejects.toThrow(/token|who it is/i)
})

test('a token that nobody signed, or somebody else, is not', async () => {
  const { openId, sign } = await standIn()
  const good = await sign({})
  const [, payload = ''] = good.split('.')
  const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`
  await expect(openId.personOf(tokens(unsigned), 'n')).rejects.toThrow('not good')
  await expect(openId.personOf(tokens(await sign({}, 1)), 'n')).rejects.toThrow('not good')
})

test('a provider may change its keys', async () => {
  const { openId, sign, publish } = await standIn()
  await openId.personOf(tokens(await sign({})), 'n')
  await publish()
  expect((await openId.personOf(tokens(await sign({}, 1)), 'n')).subject).toBe('ada')
})

test('a provider that calls itself otherwise is none', async () => {
  const { openId } = await standIn({ issuer: 'https://accounts.elsewhere.test' })
  const visit = { state: 's', nonce: 'n', codeVerifier: 'v', redirectUri }
  await expect(openId.authorizationAddress(visit)).rejects.toThrow('OIDC_ISSUER has to say the same')
})

test.each([[true], [false]])(
  'a real provider tells who somebody is, in its token or when asked: %s',
  async (inToken) => {
    const people = { ada: { name: 'Ada', email: 'ada@elsewhere.test', email_verified: true } }
    await using provider = await startOpenIdServer({ people, tellsInToken: inToken })
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
    const got = await openId.exchange({ code, codeVerifier, redirectUri })
    expect(await openId.personOf(got, 'n')).toEqual({
      subject: 'ada',
      name: 'Ada',
      email: 'ada@elsewhere.test',
      isEmailVerified: true,
    })
    await expect(openId.exchange({ code, codeVerifier, redirectUri })).rejects.toThrow('answered 400')
  },
)
