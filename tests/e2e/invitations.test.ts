import { afterAll, expect, test } from 'vitest'
import { signIn } from '../accounts.ts'
import { newVisitor } from './browser.ts'
import { startSampleSite } from './sample-site.ts'

const site = await startSampleSite()
const { page, pageErrors, close } = await newVisitor()
await signIn(page, site, 'admin')
afterAll(async () => {
  await close()
  await site.stop()
})

const open = (path: string) => page.goto(site.url + path)
const press = (name: string) => page.getByRole('button', { name }).first().click()

test('closes the sign-up page to visitors without an invitation', async () => {
  await open('/admin/settings')
  await page.getByLabel('People with an invitation').check()
  await press('Save Settings')
  await page.getByText('Settings saved').first().waitFor()
  const { page: visitor, close: leave } = await newVisitor()
  await visitor.goto(`${site.url}/auth`)
  await visitor.getByRole('button', { name: 'Sign In' }).waitFor()
  expect(await visitor.getByRole('link', { name: 'Create one' }).count()).toBe(0)
  await visitor.goto(`${site.url}/auth?mode=create-account`)
  await visitor.getByText('New accounts need an invitation').waitFor()
  await leave()
})

test('invites by link, accepts once and withdraws', async () => {
  await open('/admin/users')
  await page.getByRole('link', { name: 'Invite people' }).click()
  await page.getByLabel('Email addresses').fill('vera@kitchen.test\nlate@kitchen.test')
  await page.getByRole('radio', { name: /^Editor/ }).check()
  await press('Create links')
  const shown = new URL(await page.getByLabel('vera@kitchen.test', { exact: true }).inputValue())
  // The tests' site chooses its port at start, so it does not know its own address.
  const link = site.url + shown.pathname + shown.search
  const { page: vera, close: leave } = await newVisitor()
  await vera.goto(link)
  await vera.getByText('Moderates recipes').waitFor()
  await vera.getByLabel('Name').fill('Vera')
  await vera.getByLabel('Password', { exact: true }).fill('leek soup on a tuesday')
  await vera.getByRole('button', { name: 'Create Account' }).click()
  await vera.getByText('Welcome! Your account is ready').first().waitFor()
  await vera.getByText('Editor: Moderates recipes').first().waitFor()
  await vera.getByRole('heading', { name: 'Moderation' }).waitFor()
  await vera.goto(link)
  await vera.getByText('This link does not work').waitFor()
  await leave()
  await open('/admin/users/invitations')
  await expect.poll(() => page.getByRole('row').count()).toBe(2)
  await page.getByLabel('Email addresses').fill('next@kitchen.test')
  await press('Withdraw the invitation to late@kitchen.test')
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw it' }).click()
  await page.getByText('There are no open invitations.').waitFor()
  expect(await page.getByLabel('Email addresses').inputValue()).toBe('next@kitchen.test')
  await press('Create links')
  await page.getByLabel('next@kitchen.test', { exact: true }).waitFor()
  await expect.poll(() => page.getByLabel('Email addresses').inputValue()).toBe('')
})

test('logs no errors in the browser', () => {
  expect(pageErrors.filter((pageError) => !/status of 404/.test(pageError))).toEqual([])
})
