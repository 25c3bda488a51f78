import { afterAll, expect, test } from 'vitest'
import { callbackPath } from '../../src/auth/provider-name.ts'
import { startOpenIdServer } from '../../src/integrations/openid/testing/openid-server.ts'
import { startSite } from '../site.ts'
import { launch, newVisitor } from './browser.ts'

const person = (name: string) => ({ name, email: `${name.toLowerCase()}@elsewhere.test`, email_verified: true })
const provider = await startOpenIdServer({ people: { ada: person('Ada'), ben: person('Ben') }, host: 'localhost' })
const site = await startSite({
  env: { ...provider.settings, OIDC_NAME: 'Our House', OUTBOUND_ALLOW: 'localhost,127.0.0.1,::1' },
})
provider.start(site.url + callbackPath)
const browser = await launch()
afterAll(async () => {
  await browser.close()
  await site.stop()
  await provider[Symbol.asyncDispose]()
})

test('an account elsewhere opens one here, which it shows and does not give up as the only way in', async () => {
  const { page, complaints, close } = await newVisitor(browser)
  await page.goto(`${site.url}/my-recipes`)
  await page.getByRole('button', { name: 'Continue with Our House' }).click()
  await page.getByRole('button', { name: 'nobody' }).click()
  await page.getByRole('alert').getByText('You did not let Our House tell us who you are').waitFor()
  expect(new URL(page.url()).pathname).toBe('/auth')

  await page.getByRole('button', { name: 'Continue with Our House' }).click()
  await page.getByRole('button', { name: 'ada' }).click()
  await page.getByText('Account created successfully').waitFor()
  // Where one was going, even by a detour.
  expect(page.url()).toBe(`${site.url}/my-recipes`)

  await page.goto(`${site.url}/account/security`)
  const connected = page.getByRole('region', { name: 'Accounts elsewhere' })
  await connected.getByRole('button', { name: /^Disconnect Our House/ }).click()
  await page.getByRole('alert').getByText('your only way to sign in').waitFor()
  expect(complaints.filter((complaint) => !complaint.includes('422'))).toEqual([])
  await close()
})

test('the button works without script, and connects the account of whoever is signed in', async () => {
  const { page, close } = await newVisitor(browser, { javaScriptEnabled: false })
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
