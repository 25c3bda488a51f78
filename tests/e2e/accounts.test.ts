import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { signIn } from '../accounts.ts'
import { codeNow } from '../one-time-code.ts'
import { launch, newVisitor } from './browser.ts'
import { siteUrl } from './site-url.ts'

const browser = await launch()
afterAll(() => browser.close())

const password = 'leek soup on a tuesday'
let count = 0
const newEmail = () => `cook-${Date.now()}-${(count += 1)}@kitchen.test`

/** By the page itself, as a cook would. */
async function createAccount(page: Page, email: string) {
  await page.goto(`${siteUrl}/auth`)
  await page.getByRole('link', { name: 'Create one' }).click()
  // What is typed into the form for logging in goes with it.
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
  await page.getByRole('button', { name: 'Log In' }).click()
}

const signOutButton = (page: Page) => page.getByRole('button', { name: 'Sign Out' }).first()

test('an account is created and left, in all tabs at once, and opened again', async () => {
  const { page, close } = await newVisitor(browser)
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
  await page.getByRole('button', { name: 'Log In' }).click()
  await page.getByText('do not belong together').waitFor()
  expect(await page.getByLabel('Email').inputValue()).toBe(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log In' }).click()
  await page.getByText('Logged in successfully').waitFor()
  await close()
})

test('after signing in one is where one was going', async () => {
  const { page, close } = await newVisitor(browser)
  const email = newEmail()
  await page.goto(`${siteUrl}/account/security`)
  await page.getByText('Please login to access this page').waitFor()
  await page.getByRole('link', { name: 'Create one' }).click()
  await page.getByRole('button', { name: 'Create Account' }).waitFor()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page.getByText('Account created successfully').waitFor()
  expect(page.url()).toBe(`${siteUrl}/account/security`)
  await page.getByRole('heading', { name: 'Passkeys' }).waitFor()

  // Where one is when another tab has signed out meanwhile, a form and a link lead to signing in, and back.
  await page.context().clearCookies({ name: 'marshmallow.session_token' })
  await page.getByRole('link', { name: 'My Recipes' }).first().click()
  await page.waitForURL(/\/auth\?/)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('not this one at all')
  await page.getByRole('button', { name: 'Log In' }).click()
  await page.getByText('do not belong together').waitFor()
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

test('a wrong password is answered each time, and the answer has the focus', async () => {
  const { page, close } = await newVisitor(browser)
  await page.goto(`${siteUrl}/auth`)
  await page.getByLabel('Email').fill(newEmail())
  await page.getByLabel('Password', { exact: true }).fill('not this one at all')
  const problem = page.getByRole('alert').filter({ hasText: 'do not belong together' })
  const hasFocus = () => problem.evaluateAll((boxes) => boxes.some((box) => box === document.activeElement))
  const send = page.getByRole('button', { name: 'Log In' })
  for (let tries = 0; tries < 2; tries += 1) {
    await send.focus()
    expect(await hasFocus()).toBe(false)
    await send.press('Enter')
    await expect.poll(hasFocus).toBe(true)
  }
  await close()
})

test('where no mail can be sent, a forgotten password leads to whoever runs the site', async () => {
  const { page, complaints, close } = await newVisitor(browser)
  await page.goto(`${siteUrl}/auth`)
  await page.getByText('whoever runs the site can send you a link').waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Write to us' }).click()
  await page.getByRole('button', { name: 'Send Message' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/contact')
  // So does a link that was used, or came too late.
  await page.goto(`${siteUrl}/auth/reset?token=used`)
  await page.getByRole('heading', { name: 'This link does not work' }).waitFor()
  expect(await page.getByRole('link', { name: 'Write to us' }).getAttribute('href')).toBe('/contact')
  expect(complaints.filter((complaint) => !complaint.includes('404'))).toEqual([])
  await close()
})

test('switching between logging in and a new account keeps the address and the name, and drops the password', async () => {
  const { page, close } = await newVisitor(browser)
  await page.goto(`${siteUrl}/auth`)
  await page.getByLabel('Email').fill('mei@kitchen.test')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('link', { name: 'Create one' }).click()
  await page.getByLabel('Name').fill('Mei')
  expect(await page.getByLabel('Email').inputValue()).toBe('mei@kitchen.test')
  expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('')
  await page.getByRole('link', { name: 'Log in', exact: true }).click()
  await page.getByRole('button', { name: 'Log In' }).waitFor()
  await page.getByLabel('Email').fill('mei-2@kitchen.test')
  await page.getByRole('link', { name: 'Create one' }).click()
  await page.getByRole('button', { name: 'Create Account' }).waitFor()
  expect(await page.getByLabel('Email').inputValue()).toBe('mei-2@kitchen.test')
  expect(await page.getByLabel('Name').inputValue()).toBe('Mei')
  await close()
})

test('what a visitor wrote and did not send is a draft of the account after signing in, once, and then no longer in the browser', async () => {
  const { page, complaints, close } = await newVisitor(browser)
  const kept = () => page.evaluate(() => localStorage.getItem('submission-draft'))
  await page.goto(`${siteUrl}/submit-recipe`)
  await page.getByLabel('Ingredients').fill('3 leeks\n1 thought')
  await expect.poll(kept).toContain('1 thought')
  await page.goto(`${siteUrl}/latest`)
  // Half an address, and a picture that waited for too long.
  await page.evaluate(() => {
    const draft = JSON.parse(localStorage.getItem('submission-draft') ?? '{}') as object
    const changed = { ...draft, email: 'half an addr', imageId: 'f'.repeat(24) }
    localStorage.setItem('submission-draft', JSON.stringify(changed))
  })
  // What the kitchen cannot take now stays where it is.
  await page.route('**/api/submissions', (route) => route.abort())
  await createAccount(page, newEmail())
  await page.getByText('Account created successfully').waitFor()
  await page.waitForTimeout(1_500)
  expect(await kept()).toContain('1 thought')
  await page.unroute('**/api/submissions')
  await page.goto(`${siteUrl}/latest`)
  await page.getByText('Your draft came along').waitFor()
  expect(await kept()).toBeNull()
  await page.getByRole('button', { name: 'Open' }).click()
  await page.waitForURL(/\/my-recipes\/.+\/edit/)
  expect(await page.getByLabel('Ingredients').inputValue()).toBe('3 leeks\n1 thought')
  await page.goto(`${siteUrl}/my-recipes`)
  expect(await page.getByRole('heading', { name: 'Untitled recipe' }).count()).toBe(1)
  expect(complaints.filter((complaint) => !/ERR_FAILED|422/.test(complaint))).toEqual([])
  await close()
})

test('pages of administrators turn others away with a word, and admins find the way', async () => {
  const { page, close } = await newVisitor(browser)
  await page.goto(`${siteUrl}/admin`)
  await page.getByText('Please login to access this page').waitFor()
  expect(page.url()).toBe(`${siteUrl}/auth?next=%2Fadmin`)
  await signIn(page, siteUrl, 'cook')
  await page.goto(`${siteUrl}/admin`)
  await page.getByText('You need admin privileges to access this page').waitFor()
  expect(page.url()).toBe(`${siteUrl}/`)
  expect(await page.getByRole('link', { name: 'Admin', exact: true }).count()).toBe(0)
  await signIn(page, siteUrl, 'admin')
  await page.goto(siteUrl)
  await page.getByRole('link', { name: 'Admin', exact: true }).first().click()
  await page.waitForURL(`${siteUrl}/admin`)
  await close()
})

/** What Playwright does not look into. */
const said = (page: Page) => page.locator('noscript').first().innerHTML()

test('without script one signs up, is told so, and signs out', async () => {
  const { page, close } = await newVisitor(browser, { javaScriptEnabled: false })
  await page.goto(`${siteUrl}/admin`)
  expect(await said(page)).toContain('Please login to access this page')
  // Browsers name no origin for what a page with the wrong referrer policy sends.
  await page.goto(`${siteUrl}/auth/confirm?token=nothing`)
  await page.getByRole('button', { name: 'This is my address' }).click()
  await page.getByRole('heading', { name: 'This link does not work' }).waitFor()
  await createAccount(page, newEmail())
  await signOutButton(page).waitFor({ state: 'attached' })
  expect(await said(page)).toContain('Account created successfully')
  await page.goto(`${siteUrl}/account`)
  await page.getByLabel('About you').fill('Soups, mostly.')
  await page.getByRole('button', { name: 'Save profile' }).click()
  await page.getByRole('link', { name: 'your page' }).waitFor()
  await signOutButton(page).click()
  await page.getByRole('link', { name: 'Sign In' }).first().waitFor()
  expect(await said(page)).toContain('Signed out')
  await close()
})

test('with a second factor the password alone opens nothing; a backup code does', async () => {
  const { page, close } = await newVisitor(browser)
  const email = newEmail()
  await createAccount(page, email)
  await page.getByText('Account created successfully').waitFor()
  await page.goto(`${siteUrl}/account/security`)
  await page.getByLabel('Your password').fill(password)
  await page.getByRole('button', { name: 'Set up a second factor' }).click()
  await page.getByAltText('The key as a QR code').waitFor()
  const secret = await page.getByText(/^[A-Z2-7]{20,}$/).innerText()
  const backupCode = await page.locator('ul.font-mono li').first().innerText()
  await page.getByLabel('The code your app shows now').fill('000000')
  await page.getByRole('button', { name: 'Turn it on' }).click()
  await page.getByText('This code is not right').waitFor()
  await page.getByLabel('The code your app shows now').fill(codeNow(secret))
  await page.getByRole('button', { name: 'Turn it on' }).click()
  await page.getByText('The second factor is on').waitFor()
  await signOutButton(page).click()
  await page.getByText('Signed out').waitFor()

  await logIn(page, email)
  await page.getByRole('heading', { name: 'Second step' }).waitFor()
  await page.goto(`${siteUrl}/account`)
  await page.getByText('Please login to access this page').waitFor()
  await typeAndLogIn(page, email)
  await page.getByLabel('Code').fill(backupCode)
  await page.getByRole('button', { name: 'Log In' }).click()
  await page.getByText('Logged in successfully').waitFor()
  expect(page.url()).toBe(`${siteUrl}/account`)
  await close()
})

test('a passkey is added, signs in without a password, hears why an account is shut, and is removed', async () => {
  const { page, close } = await newVisitor(browser)
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
  // A key belongs to a name, and an address of numbers is none.
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

  const admin = await newVisitor(browser)
  await signIn(admin.page, siteUrl, 'admin')
  await admin.page.goto(`${siteUrl}/admin/users?q=${email}`)
  await admin.page.getByRole('table').getByRole('link').first().click()
  await admin.page.getByLabel('Reason').fill('Spam')
  await admin.page.getByRole('button', { name: 'Suspend account' }).click()
  await admin.page.getByRole('button', { name: 'Lift suspension' }).waitFor()
  await page.goto(`${named}/auth`)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await page.getByText('This account is suspended').waitFor()
  await page.getByText('The reason given: Spam').waitFor()
  await admin.page.getByRole('button', { name: 'Lift suspension' }).click()
  await admin.page.getByRole('button', { name: 'Suspend account' }).waitFor()
  await admin.page.goto(`${siteUrl}/admin/audit`)
  await admin.page
    .getByRole('rowheader', { name: /^User: add passkey/ })
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

test('what a visitor saved comes along into the account, and is there in another browser', async () => {
  const first = await newVisitor(browser)
  const email = newEmail()
  await first.page.goto(`${siteUrl}/recipe/classic-chocolate-chip-cookies`)
  await first.page.getByRole('button', { name: 'Save', exact: true }).click()
  await first.page.getByText('Recipe saved to your favorites!').waitFor()
  const kept = first.page.waitForResponse('**/saved/account')
  await createAccount(first.page, email)
  await kept

  const second = await newVisitor(browser)
  await logIn(second.page, email)
  await second.page.getByText('Logged in successfully').waitFor()
  await second.page.goto(`${siteUrl}/saved`)
  await second.page.getByText('kept in your account').waitFor()
  await second.page
    .getByRole('link', { name: /Chocolate Chip Cookies/ })
    .first()
    .waitFor()
  await signOutButton(second.page).click()
  await second.page.getByText('Signed out').waitFor()
  // At once, and not with the next document.
  await second.page.getByRole('link', { name: 'Saved recipes' }).first().click()
  await second.page.getByText('Nothing saved yet').waitFor()
  await Promise.all([first.close(), second.close()])
})
