import { afterAll, expect, test } from 'vitest'
import { callbackPath } from '../src/auth/provider-name.ts'
import { startOpenIdServer, visitProvider } from '../src/integrations/openid/testing/openid-server.ts'
import { plainVisitor } from './e2e/plain-visitor.ts'
import { createWholeSite } from './whole-site.ts'

const person = (name: string) => ({ name, email: `${name.toLowerCase()}@elsewhere.test`, email_verified: true })
const provider = await startOpenIdServer({ people: { ada: person('Ada') } })
afterAll(() => provider[Symbol.asyncDispose]())
const { origin, request } = await createWholeSite({ ...provider.settings, OIDC_NAME: 'Our House' })
provider.start(origin + callbackPath)

test('creates an account from a provider and refuses to unlink its only sign-in', async () => {
  const visitor = plainVisitor(origin, { host: new URL(origin).host }, async (address, init) =>
    address.origin === origin
      ? request(address.href, init)
      : Response.redirect(await visitProvider(address.href, 'ada')),
  )
  const signIn = await visitor.open('/my-recipes')
  const opening = await signIn.send('Continue with Our House')
  const address = opening.$('main a:contains("Continue")').attr('href') ?? ''
  // The provider opens by itself. The policy of the page would stop a redirect after the form.
  expect(opening.$('meta[http-equiv=refresh]').attr('content')).toBe(`0; url=${address}`)
  const own = await opening.follow('Continue')
  expect(own.text()).toContain('Account created successfully')
  // The cook gets to the requested page, even after a detour.
  expect(own.url).toBe(`${origin}/my-recipes`)

  const security = await visitor.open('/account/security')
  const disconnect = security.$('button[aria-label^="Disconnect Our House since"]').attr('aria-label') ?? ''
  const refused = await security.send(disconnect)
  expect(refused.status).toBe(422)
  expect(refused.text('[role=alert]')).toContain('your only way to sign in')
})
