import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { signIn } from '../accounts.ts'
import { codeNow } from '../one-time-code.ts'
import { newVisitor } from './browser.ts'
import { siteUrl, workerSite } from './worker-site.ts'

const password = 'leek soup on a tuesday'
let count = 0
const newEmail = () => `cook-${Date.now()}-${(count += 1)}@kitchen.test`

/** Creates an account on the page like a cook does. */
async function createAccount(page: Page, email: string) {
  await page.goto(`${siteUrl}/auth`)
  await page.getByRole('link', { name: 'Create one' }).click()
  // Switching forms preserves the text typed into the login form.
  await page.getByRole('button', { name: 'Create Account' }).waitFor()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create Account' }).click()
}

async function logIn(page: Page, email: string) {
  await page.goto(`${siteUrl}/auth`)
  await typeAndLogIn(page, email)
}

async function typeAndLogIn(page: Page, email: string) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

const signOutButton = (page: Page) => page.getByRole('button', { name: 'Sign Out' }).first()

test('creates an account, signs out in all tabs and signs in again', async () => {
  const { page, close } = await newVisitor()
  const email = newEmail()
  const otherTab = await page.context().newPage()
  await otherTab.goto(`${siteUrl}/latest`)
  await page.bringToFront()
  await createAccount(page, email)
  await page.getByText('Account created successfully').waitFor()
  expect(page.url()).toBe(`${siteUrl}/`)
  await signOutButton(otherTab).waitFor()
  await signOutButton(page).click()
  await page.getByText('Signed out').waitFor()
  await otherTab.getByRole('link', { name: 'Sign In' }).first().waitFor()

  await page.goto(`${siteUrl}/auth`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('not this one at all')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByText('Wrong email address or password').waitFor()
  expect(await page.getByLabel('Email').inputValue()).toBe(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByText('Logged in successfully').waitFor()
  await close()
})

test('continues to the requested page after signing in', async () => {
  const { page, close } = await newVisitor()
  const email = newEmail()
  await page.goto(`${siteUrl}/account/security`)
  await page.getByText('Sign in to open your account').waitFor()
  await page.getByRole('link', { name: 'Create one' }).click()
  await page.getByRole('button', { name: 'Create Account' }).waitFor()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page.getByText('Account created successfully').waitFor()
  expect(page.url()).toBe(`${siteUrl}/account/security`)
  await page.getByRole('heading', { name: 'Passkeys' }).waitFor()

  // If another tab has signed out, forms and links lead to sign-in and back.
  await page.context().clearCookies({ name: 'marshmallow.session_token' })
  await page.getByRole('link', { name: 'My Recipes' }).first().click()
  await page.waitForURL(/\/auth\?/)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('not this one at all')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByText('Wrong email address or password').waitFor()
  await typeAndLogIn(page, email)
  await page.waitForURL(`${siteUrl}/my-recipes`)
  await page.goto(`${siteUrl}/account`)
  await page.context().clearCookies({ name: 'marshmallow.session_token' })
  await page.getByRole('button', { name: 'Save profile' }).click()
  await page.waitForURL(/\/auth\?/)
  await typeAndLogIn(page, email)
  await page.waitForURL(`${siteUrl}/account`)
  await close()
})

test('shows and focuses a message for every wrong password', async () => {
  const { page, close } = await newVisitor()
  await page.goto(`${siteUrl}/auth`)
  await page.getByLabel('Email').fill(newEmail())
  await page.getByLabel('Password', { exact: true }).fill('not this one at all')
  const problem = page.getByRole('alert').filter({ hasText: 'Wrong email address or password' })
  const hasFocus = () => problem.evaluateAll((boxes) => boxes.some((box) => box === document.activeElement))
  const send = page.getByRole('button', { name: 'Sign In' })
  for (let tries = 0; tries < 2; tries += 1) {
    await send.focus()
    expect(await hasFocus()).toBe(false)
    await send.press('Enter')
    await expect.poll(hasFocus).toBe(true)
  }
  await close()
})

test('says only once that the password is shown', async () => {
  const { page, close } = await newVisitor()
  await page.goto(`${siteUrl}/auth`)
  const field = page.getByLabel('Password', { exact: true })
  await page.getByRole('button', { name: 'Show the password' }).click()
  expect(await field.getAttribute('type')).toBe('text')
  // A name and a state that both change would say "Hide the password, pressed".
  expect(await page.getByRole('button', { name: 'Hide the password' }).ariaSnapshot()).not.toContain('[pressed]')
  await close()
})

test('sends visitors with a forgotten password to the operator without mail', async () => {
  const { page, pageErrors, close } = await newVisitor()
  await page.goto(`${siteUrl}/auth`)
  await page.getByText('the site’s owner can send you a link').waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Write to us' }).click()
  await page.getByRole('button', { name: 'Send Message' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/contact')
  // Used and expired links also lead to the contact page.
  await page.goto(`${siteUrl}/auth/reset?token=used`)
  await page.getByRole('heading', { name: 'This link does not work' }).waitFor()
  expect(await page.getByRole('link', { name: 'Write to us' }).getAttribute('href')).toBe('/contact')
  expect(pageErrors.filter((pageError) => !pageError.includes('404'))).toEqual([])
  await close()
})

test('preserves email and name between login and sign-up, but not the password', async () => {
  const { page, close } = await newVisitor()
  await page.goto(`${siteUrl}/auth`)
  await page.getByLabel('Email').fill('mei@kitchen.test')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('link', { name: 'Create one' }).click()
  await page.getByLabel('Name').fill('Mei')
  expect(await page.getByLabel('Email').inputValue()).toBe('mei@kitchen.test')
  expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('')
  await page.getByRole('link', { name: 'Sign in', exact: true }).click()
  await page.getByRole('button', { name: 'Sign In' }).waitFor()
  await page.getByLabel('Email').fill('mei-2@kitchen.test')
  await page.getByRole('link', { name: 'Create one' }).click()
  await page.getByRole('button', { name: 'Create Account' }).waitFor()
  expect(await page.getByLabel('Email').inputValue()).toBe('mei-2@kitchen.test')
  expect(await page.getByLabel('Name').inputValue()).toBe('Mei')
  await close()
})

test('moves an unsent recipe from the browser to the account’s drafts', async () => {
  const { page, pageErrors, close } = await newVisitor()
  const storedDraft = () => page.evaluate(() => localStorage.getItem('submission-draft'))
  await page.goto(`${siteUrl}/submit-recipe`)
  await page.getByLabel('Ingredients').fill('3 leeks\n1 thought')
  await expect.poll(storedDraft).toContain('1 thought')
  await page.goto(`${siteUrl}/latest`)
  // Fill in an incomplete email address and an expired picture.
  await page.evaluate(() => {
    const draft = JSON.parse(localStorage.getItem('submission-draft') ?? '{}') as { value: object }
    const changed = { ...draft.value, email: 'half an addr', imageId: 'f'.repeat(24) }
    localStorage.setItem('submission-draft', JSON.stringify(changed))
  })
  // A draft that the server cannot accept now stays in the browser.
  await page.route('**/api/submissions', (route) => route.abort())
  await createAccount(page, newEmail())
  await page.getByText('Account created successfully').waitFor()
  await page.waitForTimeout(1_500)
  expect(await storedDraft()).toContain('1 thought')
  await page.unroute('**/api/submissions')
  await page.goto(`${siteUrl}/latest`)
  await page.getByText('Your draft was saved to your account').waitFor()
  expect(await storedDraft()).toBeNull()
  await page.getByRole('button', { name: 'Open' }).click()
  await page.waitForURL(/\/my-recipes\/.+\/edit/)
  expect(await page.getByLabel('Ingredients').inputValue()).toBe('3 leeks\n1 thought')
  await page.goto(`${siteUrl}/my-recipes`)
  expect(await page.getByRole('heading', { name: 'Untitled recipe' }).count()).toBe(1)
  expect(pageErrors.filter((pageError) => !/ERR_FAILED|422/.test(pageError))).toEqual([])
  await close()
})

test('admits only administrators to the administration, with a message for others', async () => {
  const { page, close } = await newVisitor()
  await page.goto(`${siteUrl}/admin`)
  await page.getByText('Please login to access this page').waitFor()
  expect(page.url()).toBe(`${siteUrl}/auth?next=%2Fadmin`)
  await signIn(page, workerSite, 'cook')
  await page.goto(`${siteUrl}/admin`)
  await page.getByText('You need admin privileges to access this page').waitFor()
  expect(page.url()).toBe(`${siteUrl}/`)
  expect(await page.getByRole('link', { name: 'Admin', exact: true }).count()).toBe(0)
  await signIn(page, workerSite, 'admin')
  await page.goto(siteUrl)
  await page.getByRole('link', { name: 'Admin', exact: true }).first().click()
  await page.waitForURL(`${siteUrl}/admin`)
  await close()
})

/** Returns the text for browsers without scripts. Playwright does not read noscript elements. */
const noscriptText = (page: Page) => page.locator('noscript').first().innerHTML()

test('signs up and out without script', async () => {
  const { page, close } = await newVisitor({ javaScriptEnabled: false })
  await page.goto(`${siteUrl}/admin`)
  expect(await noscriptText(page)).toContain('Please login to access this page')
  // With the wrong referrer policy, browsers would send no origin.
  await page.goto(`${siteUrl}/auth/confirm?token=nothing`)
  await page.getByRole('button', { name: 'Confirm address' }).click()
  await page.getByRole('heading', { name: 'This link does not work' }).waitFor()
  await createAccount(page, newEmail())
  await signOutButton(page).waitFor({ state: 'attached' })
  expect(await noscriptText(page)).toContain('Account created successfully')
  await page.goto(`${siteUrl}/account`)
  await page.getByLabel('About you').fill('Soups, mostly.')
  await page.getByRole('button', { name: 'Save profile' }).click()
  await page.getByRole('link', { name: 'your page' }).waitFor()
  await signOutButton(page).click()
  await page.getByRole('link', { name: 'Sign In' }).first().waitFor()
  expect(await noscriptText(page)).toContain('Signed out')
  await close()
})

test('requires the second factor after the password and accepts a backup code', async () => {
  const { page, close } = await newVisitor()
  const email = newEmail()
  await createAccount(page, email)
  await page.getByText('Account created successfully').waitFor()
  await page.goto(`${siteUrl}/account/security`)
  await page.getByLabel('Your password').fill(password)
  await page.getByRole('button', { name: 'Set up two-step verification' }).click()
  await page.getByAltText('The key as a QR code').waitFor()
  expect(await page.getByText('Scan this code').evaluate((lead) => lead === document.activeElement)).toBe(true)
  const secret = (await page.getByText(/^(?:[A-Z2-7]{4} ){5,}[A-Z2-7]{1,4}$/).innerText()).replaceAll(' ', '')
  const backupCode = await page.locator('ul.font-mono li').first().innerText()
  await page.getByLabel('Current code from your app').fill('000000')
  await page.getByRole('button', { name: 'Turn it on' }).click()
  await page.getByText('Wrong code').waitFor()
  await page.getByLabel('Current code from your app').fill(codeNow(secret))
  await page.getByRole('button', { name: 'Turn it on' }).click()
  await page.getByText('Two-step verification is on', { exact: true }).waitFor()
  await signOutButton(page).click()
  await page.getByText('Signed out').waitFor()

  await logIn(page, email)
  await page.getByRole('heading', { name: 'Second step' }).waitFor()
  await page.goto(`${siteUrl}/account`)
  await page.getByText('Sign in to open your account').waitFor()
  await typeAndLogIn(page, email)
  await page.getByLabel('Code').fill(backupCode)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByText('Logged in successfully').waitFor()
  expect(page.url()).toBe(`${siteUrl}/account`)
  await close()
})

test('adds a passkey, signs in with it and removes it', async () => {
  const { page, close } = await newVisitor()
  const session = await page.context().newCDPSession(page)
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
  const named = siteUrl.replace('127.0.0.1', 'localhost')
  await page.goto(`${named}/auth?mode=create-account`)
  const email = newEmail()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page.getByText('Account created successfully').waitFor()
  await page.goto(`${named}/account/security`)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByText('Passkey added').waitFor()
  await signOutButton(page).click()
  await page.getByText('Signed out').waitFor()
  await page.goto(`${named}/my-recipes`)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await page.waitForURL(`${named}/my-recipes`)
  await signOutButton(page).waitFor()

  const admin = await newVisitor()
  await signIn(admin.page, workerSite, 'admin')
  await admin.page.goto(`${siteUrl}/admin/users?q=${email}`)
  await admin.page.getByRole('table').getByRole('link').first().click()
  await admin.page.getByLabel('Reason').fill('Spam')
  await admin.page.getByRole('button', { name: 'Suspend account' }).click()
  await admin.page.getByRole('button', { name: 'Restore account' }).waitFor()
  await page.goto(`${named}/auth`)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await page.getByText('This account is suspended').waitFor()
  await page.getByText('The reason given: Spam').waitFor()
  await admin.page.getByRole('button', { name: 'Restore account' }).click()
  await admin.page.getByRole('button', { name: 'Suspend account' }).waitFor()
  await admin.page.goto(`${siteUrl}/admin/audit`)
  await admin.page
    .getByRole('rowheader', { name: /^Added a passkey/ })
    .first()
    .waitFor()
  await admin.close()

  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await signOutButton(page).waitFor()
  await page.goto(`${named}/account/security`)
  await page.getByRole('button', { name: /^Remove / }).click()
  await page.getByText('Passkey removed').waitFor()
  await close()
})

test('merges a visitor’s saved recipes into the account for all browsers', async () => {
  const first = await newVisitor()
  const email = newEmail()
  await first.page.goto(`${siteUrl}/recipe/classic-chocolate-chip-cookies`)
  await first.page.getByRole('button', { name: 'Save', exact: true }).click()
  await first.page.getByText('Recipe saved to your favorites!').waitFor()
  const merged = first.page.waitForResponse('**/saved/account')
  await createAccount(first.page, email)
  await merged

  const second = await newVisitor()
  await logIn(second.page, email)
  await second.page.getByText('Logged in successfully').waitFor()
  await second.page.goto(`${siteUrl}/saved`)
  await second.page.getByText('Your list is in your account').waitFor()
  await second.page
    .getByRole('link', { name: /Chocolate Chip Cookies/ })
    .first()
    .waitFor()
  await signOutButton(second.page).click()
  await second.page.getByText('Signed out').waitFor()
  // The change appears at once, without a page load.
  await second.page.getByRole('link', { name: 'Saved recipes' }).first().click()
  await second.page.getByText('Nothing saved yet').waitFor()
  await Promise.all([first.close(), second.close()])
})
