import { afterAll, expect, test } from 'vitest'
import { callbackPath } from '../../src/auth/provider-name.ts'
import { startOpenIdServer } from '../../src/integrations/openid/testing/openid-server.ts'
import { startSampleSite } from './sample-site.ts'
import { newVisitor } from './browser.ts'

const person = (name: string) => ({ name, email: `${name.toLowerCase()}@elsewhere.test`, email_verified: true })
const provider = await startOpenIdServer({ people: { ada: person('Ada'), ben: person('Ben') }, host: 'localhost' })
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
  await page.getByRole('button', { name: 'nobody' }).click()
  await page.getByRole('alert').getByText('You didn’t allow Our House to tell us who you are').waitFor()
  expect(new URL(page.url()).pathname).toBe('/auth')

  // The page comes from the provider, so nothing has waited for its script yet.
  await page.waitForLoadState('networkidle')
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

test('links the signed-in account to a provider without script', async () => {
  const { page, close } = await newVisitor({ javaScriptEnabled: false })
  await page.goto(`${site.url}/auth?mode=create-account`)
  await page.getByLabel('Email').fill('ben@kitchen.test')
  await page.getByLabel('Password', { exact: true }).fill('leek soup on a tuesday')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page.goto(`${site.url}/account/security`)
  await page.getByRole('button', { name: 'Connect Our House' }).click()
  await page.getByRole('button', { name: 'ben' }).click()
  await page.getByRole('button', { name: /^Disconnect Our House/ }).waitFor()
  await page.context().clearCookies({ name: 'marshmallow.session_token' })
  await page.goto(`${site.url}/auth`)
  await page.getByRole('button', { name: 'Continue with Our House' }).click()
  await page.waitForURL(`${site.url}/`)
  await page.goto(`${site.url}/account/security`)
  await page.getByRole('button', { name: /^Disconnect Our House/ }).click()
  await page.getByRole('button', { name: 'Connect Our House' }).waitFor()
  await close()
})
