import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { signIn } from '../accounts.ts'
import { codeNow } from '../one-time-code.ts'
import { goOffline, newVisitor } from './browser.ts'
import { siteUrl, workerSite } from './worker-site.ts'

async function newAdmin() {
  const visitor = await newVisitor({ reducedMotion: 'reduce' })
  await signIn(visitor.page, workerSite, 'admin')
  return visitor
}

test('preserves a form while offline and submits it once online', async () => {
  const { page, close } = await newVisitor()
  await page.goto(`${siteUrl}/recipe/classic-chocolate-chip-cookies/report`)
  await page.getByLabel('What is wrong?').selectOption({ index: 1 })
  const words = page.getByLabel('Details')
  await words.fill('The picture shows a soup.')
  await goOffline(page)
  const send = page.getByRole('button', { name: 'Send Report' })
  await send.click()
  await page.getByText('The site didn’t answer').waitFor()
  expect(await words.inputValue()).toBe('The picture shows a soup.')
  await page.context().setOffline(false)
  await send.click()
  await page.getByText('Thank you. We’ll look into it.').first().waitFor()
  await close()
})

test('preserves one-time codes while offline and continues once online', async () => {
  const { page, close } = await newVisitor()
  await page.goto(`${siteUrl}/auth?mode=create-account`)
  await page.getByLabel('Email').fill(`cut-off-${Date.now()}@kitchen.test`)
  await page.getByLabel('Password', { exact: true }).fill('leek soup on a tuesday')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page.getByText('Account created successfully').waitFor()
  await page.goto(`${siteUrl}/account/security`)
  await page.getByLabel('Your password').fill('leek soup on a tuesday')
  await page.getByRole('button', { name: 'Set up two-step verification' }).click()
  const key = page.getByText(/^(?:[A-Z2-7]{4} ){5,}[A-Z2-7]{1,4}$/)
  const secret = await key.innerText()
  const code = page.getByLabel('Current code from your app')
  await code.fill('000000')
  const turnOn = page.getByRole('button', { name: 'Turn it on' })
  await turnOn.click()
  await page.getByText('Wrong code').waitFor()
  await goOffline(page)
  await turnOn.click()
  await page.getByText('The site didn’t answer').waitFor()
  expect(await key.innerText()).toBe(secret)
  expect(await page.locator('ul.font-mono li').count()).toBeGreaterThan(5)
  expect(await code.inputValue()).toBe('000000')
  await page.context().setOffline(false)
  await code.fill(codeNow(secret.replaceAll(' ', '')))
  await turnOn.click()
  await page.getByText('Two-step verification is on', { exact: true }).waitFor()
  await close()
})

test('preserves a form when a proxy responds or the response breaks off', async () => {
  const { page, close } = await newVisitor()
  await page.goto(`${siteUrl}/recipe/classic-chocolate-chip-cookies/report`)
  await page.getByLabel('What is wrong?').selectOption({ index: 1 })
  const words = page.getByLabel('Details')
  await words.fill('The picture shows a salad.')
  const send = page.getByRole('button', { name: 'Send Report' })
  await page.route('**/report.data', (route) => route.fulfill({ status: 503, body: '<h1>Service Unavailable</h1>' }))
  await send.click()
  await page.getByText('The site didn’t answer').waitFor()
  // After a timeout, the outcome is unknown.
  const perhaps = page.getByText('It may have worked: check before you try again')
  await page.route('**/report.data', (route) => route.fulfill({ status: 504, body: '<h1>Gateway Timeout</h1>' }))
  await send.click()
  await expect.poll(() => perhaps.count()).toBe(1)
  await page.route('**/report.data', (route) => route.fulfill({ status: 200, body: '[{"_1":' }))
  await send.click()
  await expect.poll(() => perhaps.count()).toBe(2)
  expect(await words.inputValue()).toBe('The picture shows a salad.')
  await page.unroute('**/report.data')
  await send.click()
  await page.getByText('Thank you. We’ll look into it.').first().waitFor()
  await close()
})

test('shows the page when an optional part does not load', async () => {
  const { page, close } = await newVisitor({ viewport: { width: 360, height: 780 } })
  await page.route('**/assets/filter-sheet-*.js', (route) => route.abort())
  await page.goto(`${siteUrl}/search`)
  let loads = 0
  page.on('load', () => (loads += 1))
  const words = page.getByRole('combobox', { name: 'Search by title' })
  await words.fill('pie')
  const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('filter-sheet'))
  await page.getByRole('button', { name: /^Filters/ }).focus()
  await lost
  await page.waitForTimeout(500)
  expect([loads, await words.inputValue()]).toEqual([0, 'pie'])
  await close()
})

test('shows an offline message for a page and loads it once online', async () => {
  const { page, close } = await newVisitor({ colorScheme: 'dark' })
  await page.goto(`${siteUrl}/search`)
  await goOffline(page)
  await page.getByRole('combobox', { name: 'Search by title' }).fill('soup')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'No connection' }).waitFor()
  await page.getByText('Check your connection, then reload this page.').waitFor()
  await page.getByRole('link', { name: 'Try again' }).waitFor()
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark')
  await page.context().setOffline(false)
  await page.getByRole('heading', { name: 'No connection' }).waitFor({ state: 'detached' })
  expect(await page.getByRole('combobox', { name: 'Search by title' }).inputValue()).toBe('soup')
  await close()
})

test('loads a page whose script failed once online', async () => {
  const { page, close } = await newVisitor()
  await page.goto(`${siteUrl}/about`)
  await goOffline(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
  await page.getByRole('heading', { name: 'No connection' }).waitFor()
  await page.context().setOffline(false)
  await page.getByRole('heading', { level: 1, name: 'Frequently Asked Questions' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/faq')
  await close()
})

test('hides failed suggestions and shows them once online', async () => {
  const { page, close } = await newVisitor()
  await page.goto(`${siteUrl}/search`)
  const words = page.getByRole('combobox', { name: 'Search by title' })
  await goOffline(page)
  await words.pressSequentially('cho')
  await page.waitForTimeout(1000)
  expect(await words.inputValue()).toBe('cho')
  await page.context().setOffline(false)
  await words.pressSequentially('co')
  await page.getByRole('option').first().waitFor()
  expect(await words.inputValue()).toBe('choco')
  await close()
})

test('shows a message when signing out offline and signs out once online', async () => {
  const { page, close } = await newVisitor()
  await signIn(page, workerSite, 'cook')
  await page.goto(`${siteUrl}/recipe/classic-chocolate-chip-cookies/report`)
  const words = page.getByLabel('Details')
  await words.fill('The picture shows a cake.')
  await goOffline(page)
  const leave = page.getByRole('button', { name: 'Sign Out' })
  await leave.click()
  await page.getByText('The site didn’t answer').waitFor()
  expect(await words.inputValue()).toBe('The picture shows a cake.')
  await page.context().setOffline(false)
  await leave.click()
  await page.getByText('Signed out').waitFor()
  await close()
})

test('preserves the affiliate form when deleting fails offline', async () => {
  const { page, close } = await newAdmin()
  await page.goto(`${siteUrl}/admin/affiliates`)
  await page.getByRole('rowheader').first().getByRole('link').click()
  const title = page.getByLabel('Title')
  await title.fill('A pot of another name')
  await goOffline(page)
  const press = async () => {
    await page.getByRole('button', { name: 'Delete this affiliate' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete affiliate' }).click()
  }
  await press()
  await page.getByText('The site didn’t answer').waitFor()
  expect(await title.inputValue()).toBe('A pot of another name')
  await page.context().setOffline(false)
  await press()
  await page.getByText('Affiliate deleted successfully').first().waitFor()
  await close()
})

test('shows the server’s response even when the browser reports offline', async () => {
  const { page, close } = await newVisitor()
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: false }))
  await page.goto(`${siteUrl}/about`)
  await page.route('**/faq.data*', (route) => route.fulfill({ status: 500, body: 'Internal Server Error' }))
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
  await page.getByText(/^500/).waitFor()
  await close()
})

test('preserves the reason in the dialog when withdrawing fails', async () => {
  const { page, close } = await newAdmin()
  await page.goto(`${siteUrl}/admin/recipes?find=classic-chocolate-chip-cookies`)
  const withdraw = page.getByRole('button', { name: 'Withdraw Classic Chocolate Chip Cookies' })
  await withdraw.click()
  const reason = page.getByRole('dialog').getByLabel('Reason')
  await reason.fill('The picture shows a soup.')
  await goOffline(page)
  await page.getByRole('button', { name: 'Withdraw recipe' }).click()
  await page.getByText('The site didn’t answer').waitFor()
  await withdraw.click()
  expect(await reason.inputValue()).toBe('The picture shows a soup.')
  await close()
})

/** Writes into the editor, which replaces the plain field after it has loaded. */
async function writeText(page: Page, text: string) {
  await page.getByRole('button', { name: 'Bold' }).waitFor()
  await page.getByRole('textbox', { name: 'Text' }).click()
  await page.keyboard.type(text)
}

test('preserves a post’s address and suggests one for an empty field', async () => {
  const { page, close } = await newAdmin()
  await page.goto(`${siteUrl}/admin/blog/edit`)
  const address = page.getByLabel('Address')
  const save = page.getByRole('button', { name: 'Save post' })
  await page.getByLabel('Title').fill('Toast, twice')
  await expect.poll(() => address.inputValue()).toBe('toast-twice')
  await address.fill('my-own-toast')
  await writeText(page, 'Once is enough.')
  await page.getByRole('button', { name: 'Preview' }).click()
  await page.getByRole('heading', { level: 2, name: 'Toast, twice' }).waitFor()
  await page.getByLabel('Title').fill('Toast, thrice')
  expect(await address.inputValue()).toBe('my-own-toast')
  await goOffline(page)
  await save.click()
  await page.getByText('The site didn’t answer').waitFor()
  expect(await address.inputValue()).toBe('my-own-toast')
  await page.context().setOffline(false)
  await address.fill('')
  await save.click()
  await expect.poll(() => address.inputValue()).toBe('toast-thrice')
  await close()
})

/** Runs in the page. */
function isRouterIdle() {
  const router = window.__reactRouterDataRouter as unknown as {
    state: { navigation: { state: string }; revalidation: string }
  }
  return router.state.navigation.state === 'idle' && router.state.revalidation === 'idle'
}

test.each([
  ['/admin/affiliates/new', 'Title', 'Affiliates'],
  ['/admin/faq/edit', 'Question', 'Questions'],
  ['/admin/users/invitations', 'Email addresses', 'Users'],
  ['/admin/users', 'Reason', 'Users'],
])('asks before leaving what was typed at %s', async (path, label, back) => {
  const { page, close } = await newAdmin()
  await page.goto(siteUrl + path)
  if (label === 'Reason') {
    const other = await newVisitor()
    const cook = await signIn(other.page, workerSite, 'cook')
    await other.close()
    await page.goto(`${siteUrl}${path}/${cook.id}`)
  }
  await page.getByLabel(label, { exact: true }).fill('half a word')
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: back }).click()
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' })
  await dialog.getByRole('button', { name: 'Stay' }).click()
  expect(await page.getByLabel(label, { exact: true }).inputValue()).toBe('half a word')
  await close()
})

test('asks before leaving unsaved or refused changes', async () => {
  const { page, close } = await newAdmin()
  await page.goto(`${siteUrl}/admin/blog/edit`)
  const save = page.getByRole('button', { name: 'Save post' })
  const asksBeforeReload = () =>
    page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })))
  const goBack = async () => {
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Blog' }).click()
    await page.getByRole('dialog', { name: 'Leave without saving?' }).waitFor()
  }
  expect(await asksBeforeReload()).toBe(false)
  await page.getByLabel('Title').fill('Toast, twice')
  await expect.poll(() => page.getByLabel('Address').inputValue()).toBe('toast-twice')
  await writeText(page, 'Once is enough.')
  await goOffline(page)
  await save.click()
  await page.getByText('The site didn’t answer').waitFor()
  expect(await asksBeforeReload()).toBe(true)
  await goBack()
  await page.getByRole('button', { name: 'Stay' }).click()
  // The closing dialog moves the focus. Keys typed before that would be lost.
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Blog')
  await page.context().setOffline(false)
  await page.getByLabel('Address').fill('')
  await save.click()
  await page.locator('[aria-invalid="true"]').first().waitFor()
  // Until the router is done with the answer, it lets a link go.
  await page.waitForFunction(isRouterIdle)
  expect(await asksBeforeReload()).toBe(true)
  await goBack()
  await page.getByRole('button', { name: 'Leave' }).click()
  await page.getByRole('heading', { level: 1, name: 'Blog' }).waitFor()
  expect(await asksBeforeReload()).toBe(false)
  await close()
})

test('removes the error once the next try succeeds', async () => {
  const { page, close } = await newVisitor()
  await page.goto(`${siteUrl}/contact`)
  await page.getByLabel('Name').fill('Ann')
  await page.getByLabel('Email', { exact: true }).fill('ann@kitchen.example')
  await page.getByLabel('Message').fill('Where is the salt?')
  await goOffline(page)
  const send = page.getByRole('button', { name: 'Send Message' })
  await send.click()
  const failed = page.getByText('There was a problem sending your message')
  await failed.first().waitFor()
  await page.context().setOffline(false)
  await send.click()
  await page.getByText('Message sent').first().waitFor()
  await expect.poll(() => failed.count()).toBe(0)
  await close()
})

test('moves a question back when sorting fails', async () => {
  const { page, close } = await newAdmin()
  await page.goto(`${siteUrl}/admin/faq`)
  const list = page.getByRole('list', { name: 'Questions in their order' })
  const order = async () => (await list.getByRole('link').allInnerTexts()).filter(Boolean)
  const handles = page.getByRole('button', { name: /^Drag/ })
  const drag = async () => {
    await handles.first().press('Space')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Space')
  }
  const lost = async (action: () => Promise<void>) => {
    const failed = page.waitForEvent('requestfailed', (request) => request.method() === 'POST')
    await action()
    await failed
  }
  await handles.first().waitFor()
  const before = await order()
  const [first, second, ...others] = before
  await goOffline(page)
  await lost(drag)
  await page.getByText('The site didn’t answer').waitFor()
  await expect.poll(order).toEqual(before)
  await lost(() => page.getByRole('button', { name: `Move "${second}" up` }).click())
  expect(await page.getByText(/^Now number/).count()).toBe(0)

  await page.context().setOffline(false)
  await drag()
  await page.getByText(`Now number 2 of ${before.length}`).waitFor()
  expect(await order()).toEqual([second, first, ...others])
  // The arrow that moved nothing must not have the focus.
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(`Drag "${first}"`)
  await page.getByRole('button', { name: `Move "${first}" up` }).click()
  await page.getByText(`Now number 1 of ${before.length}`).waitFor()
  expect(await order()).toEqual(before)
  await close()
})

test('preserves a refreshing page while the site is unreachable', async () => {
  const { page, close } = await newAdmin()
  await page.goto(`${siteUrl}/admin/backup`)
  let refreshes = 0
  // Backups finish too fast here, so the test simulates one that is running.
  await page.route('**/admin/backup.data*', async (route) => {
    if (route.request().method() === 'POST') return route.continue()
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: (await answer.text()).replace(',false', ',true') })
    refreshes += 1
  })
  await page.getByRole('button', { name: 'Make a backup' }).click()
  await page.getByText('Writing the backup').first().waitFor()
  // Goes offline between two refreshes, which are 1.5 seconds apart.
  const before = refreshes
  await expect.poll(() => refreshes).toBeGreaterThan(before)
  await page.context().setOffline(true)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.waitForTimeout(4000)
  await page.getByRole('heading', { level: 1, name: 'Backup' }).waitFor()
  await page.context().setOffline(false)
  await page.getByText('Backup finished').first().waitFor()
  await close()
})
