import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { createUserAt } from '../accounts.ts'
import { newVisitor } from './browser.ts'
import { plainVisitor } from './plain-visitor.ts'
import { siteUrl, workerSite } from './worker-site.ts'

const password = 'leek soup on a tuesday'
let count = 0
const newEmail = () => `cook-${Date.now()}-${(count += 1)}@kitchen.test`
const signOutButton = (within: Page) => within.getByRole('button', { name: 'Sign Out' }).first()

async function typeAndLogIn(within: Page, email: string, typed = password) {
  await within.getByLabel('Email').fill(email)
  await within.getByLabel('Password', { exact: true }).fill(typed)
  await within.getByRole('button', { name: 'Sign In' }).click()
}

// The first tests continue with one account in one browser.
const email = newEmail()
const { page, pageErrors } = await newVisitor()
const storedDraft = () => page.evaluate(() => localStorage.getItem('submission-draft'))

test('preserves email and name between login and sign-up, but not the password', async () => {
  await page.goto(`${siteUrl}/recipe/classic-chocolate-chip-cookies`)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Recipe saved to your favorites!').waitFor()
  await page.getByRole('link', { name: 'Submit Recipe' }).first().click()
  await page.getByRole('textbox', { name: 'Ingredients' }).fill('3 leeks\n1 thought')
  await expect.poll(storedDraft).toContain('1 thought')

  await page.getByRole('link', { name: 'Sign In' }).first().click()
  await page.getByRole('button', { name: 'Sign In' }).waitFor()
  await page.getByLabel('Email').fill('mei@kitchen.test')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('link', { name: 'Create one' }).click()
  await page.getByLabel('Name').fill('Mei')
  expect(await page.getByLabel('Email').inputValue()).toBe('mei@kitchen.test')
  expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('')
  await page.getByRole('link', { name: 'Sign in', exact: true }).click()
  await page.getByRole('button', { name: 'Sign In' }).waitFor()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('link', { name: 'Create one' }).click()
  await page.getByRole('button', { name: 'Create Account' }).waitFor()
  expect(await page.getByLabel('Email').inputValue()).toBe(email)
  expect(await page.getByLabel('Name').inputValue()).toBe('Mei')
})

test('creates an account, and moves saved recipes and an unsent recipe into it', async () => {
  // Fill in an incomplete email address and an expired picture.
  await page.evaluate(() => {
    const draft = JSON.parse(localStorage.getItem('submission-draft') ?? '{}') as { value: object }
    const changed = { ...draft.value, email: 'half an addr', imageId: 'f'.repeat(24) }
    localStorage.setItem('submission-draft', JSON.stringify(changed))
  })
  // A draft that the server cannot accept now stays in the browser.
  const refused = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/submissions'))
  await page.route('**/api/submissions', (route) => route.abort())
  const merged = page.waitForEvent('response', (answer) => answer.url().includes('/saved/account'))
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page.getByText('Account created successfully').waitFor()
  await Promise.all([merged, refused])
  expect(await storedDraft()).toContain('1 thought')
  await page.unroute('**/api/submissions')
  await page.goto(`${siteUrl}/latest`)
  await page.getByText('Your draft was saved to your account').waitFor()
  expect(await storedDraft()).toBeNull()
  await page.getByRole('button', { name: 'Open' }).click()
  await page.waitForURL(/\/my-recipes\/.+\/edit/)
  expect(await page.getByLabel('Ingredients').inputValue()).toBe('3 leeks\n1 thought')

  const elsewhere = plainVisitor(siteUrl)
  await (await elsewhere.open('/auth')).send('Sign In', { Email: email, Password: password })
  const mine = await elsewhere.open('/my-recipes')
  expect(mine.$('main :is(h2, h3):contains("Untitled recipe")')).toHaveLength(1)
})

const otherTab = await page.context().newPage()

test('sends unsent changes before signing out in all tabs, and asks if the site does not accept them', async () => {
  await otherTab.goto(`${siteUrl}/latest`)
  await signOutButton(otherTab).waitFor()
  await page.bringToFront()
  await page.goto(`${siteUrl}/recipe/thai-coconut-curry-soup`, { waitUntil: 'networkidle' })
  // The other tab would send the change.
  await page.context().route('**/saved/account', (route) => route.abort())
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Recipe saved to your favorites!').waitFor()
  await signOutButton(page).click()
  const question = page.getByRole('dialog', { name: 'Sign out and lose changes?' })
  await question.getByText('saved recipes').waitFor()
  await question.getByRole('button', { name: 'Stay signed in' }).click()
  await question.waitFor({ state: 'detached' })
  await signOutButton(page).click()
  await question.getByRole('button', { name: 'Sign out anyway' }).click()
  await page.getByText('Signed out').waitFor()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('saved-recipes-unsent'))).toBeNull()
  await page.context().unroute('**/saved/account')
  await otherTab.getByRole('link', { name: 'Sign In' }).first().waitFor()
  // The change appears at once, without a page load.
  await page.getByRole('link', { name: 'Saved recipes' }).first().click()
  await page.getByText('Nothing saved yet').waitFor()
})

test('shows and focuses a message for every wrong password, and signs in again in all tabs', async () => {
  await page.getByRole('link', { name: 'Sign In' }).first().click()
  await page.getByRole('button', { name: 'Sign In' }).waitFor()
  await page.getByLabel('Email').fill(email)
  const field = page.getByLabel('Password', { exact: true })
  await field.fill('not this one at all')
  await page.getByRole('button', { name: 'Show the password' }).click()
  expect(await field.getAttribute('type')).toBe('text')
  // A name and a state that both change would say "Hide the password, pressed".
  expect(await page.getByRole('button', { name: 'Hide the password' }).ariaSnapshot()).not.toContain('[pressed]')
  const problem = page.getByRole('alert').filter({ hasText: 'Wrong email address or password' })
  const hasFocus = () => problem.evaluateAll((boxes) => boxes.some((box) => box === document.activeElement))
  const send = page.getByRole('button', { name: 'Sign In' })
  for (let tries = 0; tries < 2; tries += 1) {
    await send.focus()
    expect(await hasFocus()).toBe(false)
    await send.press('Enter')
    await expect.poll(hasFocus).toBe(true)
  }
  expect(await page.getByLabel('Email').inputValue()).toBe(email)
  await typeAndLogIn(page, email)
  await page.getByText('Logged in successfully').waitFor()
  await signOutButton(otherTab).waitFor()
  await page.getByRole('link', { name: 'Saved recipes' }).first().click()
  await page
    .getByRole('main')
    .getByRole('link', { name: /Chocolate Chip Cookies/ })
    .first()
    .waitFor()
  await otherTab.close()
})

test('leads links and forms to sign-in and back when the session has ended elsewhere', async () => {
  const endSession = () => page.context().clearCookies({ name: 'marshmallow.session_token' })
  await page.goto(`${siteUrl}/account/security`)
  await endSession()
  await page.getByRole('link', { name: 'My Recipes' }).first().click()
  await page.waitForURL(/\/auth\?/)
  await typeAndLogIn(page, email)
  await page.waitForURL(`${siteUrl}/my-recipes`)
  await page.goto(`${siteUrl}/account`)
  await endSession()
  await page.getByRole('button', { name: 'Save profile' }).click()
  await page.waitForURL(/\/auth\?/)
  await typeAndLogIn(page, email)
  await page.waitForURL(`${siteUrl}/account`)
  expect(pageErrors.filter((pageError) => !/ERR_FAILED|422/.test(pageError))).toEqual([])
})

test('adds a passkey, signs in with it and removes it', async () => {
  const { page: named } = await newVisitor()
  const session = await named.context().newCDPSession(named)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  // A passkey belongs to a host name, not to an IP address.
  const url = siteUrl.replace('127.0.0.1', 'localhost')
  const address = newEmail()
  await named.goto(`${url}/auth?mode=create-account&next=/account/security`)
  await named.getByLabel('Email').fill(address)
  await named.getByLabel('Password', { exact: true }).fill(password)
  await named.getByRole('button', { name: 'Create Account' }).click()
  await named.getByRole('button', { name: 'Add a passkey' }).click()
  await named.getByText('Passkey added').waitFor()
  await signOutButton(named).click()
  await named.getByText('Signed out').waitFor()

  const admin = plainVisitor(siteUrl, { cookie: (await createUserAt(workerSite, 'admin')).cookie })
  const list = await admin.open(`/admin/users?q=${encodeURIComponent(address)}`)
  const account = await admin.open(list.$('table a').first().attr('href') ?? '')
  const suspended = await account.send('Suspend account', { Reason: 'Spam' })
  expect((await admin.open('/admin/audit')).text('table')).toContain('Added a passkey')
  await named.goto(`${url}/my-recipes`)
  await named.getByRole('button', { name: 'Use a passkey' }).click()
  await named.getByText('This account is suspended').waitFor()
  await named.getByText('The reason given: Spam').waitFor()
  await suspended.send('Restore account')
  await named.getByRole('button', { name: 'Use a passkey' }).click()
  await named.waitForURL(`${url}/my-recipes`)
  await signOutButton(named).waitFor()
  await named.goto(`${url}/account/security`)
  await named.getByRole('button', { name: /^Remove / }).click()
  await named.getByText('Passkey removed').waitFor()
})
