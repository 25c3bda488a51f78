import { afterAll, expect, test } from 'vitest'
import { callbackPath } from '../../src/auth/provider-name.ts'
import { startOpenIdServer } from '../../src/integrations/openid/testing/openid-server.ts'
import { startSampleSite } from './sample-site.ts'
import { newVisitor } from './browser.ts'

const person = (name: string) => ({ name, email: `${name.toLowerCase()}@elsewhere.test`, email_verified: true })
const provider = await startOpenIdServer({ people: { ada: person('Ada') }, host: 'localhost' })
const site = await startSampleSite({
  env: { ...provider.settings, OIDC_NAME: 'Our House', OUTBOUND_ALLOW: 'localhost,127.0.0.1,::1' },
})
provider.start(site.url + callbackPath)
afterAll(async () => {
  await site.stop()
  await provider[Symbol.asyncDispose]()
})

test('creates an account from a provider and refuses to unlink its only sign-in', async () => {
  const { page, pageErrors, close } = await newVisitor()
  await page.goto(`${site.url}/my-recipes`)
  await page.getByRole('button', { name: 'Continue with Our House' }).click()
  await page.getByRole('button', { name: 'ada' }).click()
  await page.getByText('Account created successfully').waitFor()
  // The cook gets to the requested page, even after a detour.
  expect(page.url()).toBe(`${site.url}/my-recipes`)

  await page.goto(`${site.url}/account/security`)
  const connected = page.getByRole('region', { name: 'Sign-in providers' })
  await connected.getByRole('button', { name: /^Disconnect Our House/ }).click()
  await page.getByRole('alert').getByText('your only way to sign in').waitFor()
  expect(pageErrors.filter((pageError) => !pageError.includes('422'))).toEqual([])
  await close()
})
