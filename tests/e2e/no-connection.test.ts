import { expect, test } from 'vitest'
import { signIn } from '../accounts.ts'
import { goOffline, newVisitor } from './browser.ts'
import { siteUrl, workerSite } from './worker-site.ts'

test('preserves a form while the site does not answer, sends it once online, and signs out only online', async () => {
  const { page, close } = await newVisitor()
  await signIn(page, workerSite, 'cook')
  await page.goto(`${siteUrl}/recipe/classic-chocolate-chip-cookies/report`)
  await page.getByLabel('What is wrong?').selectOption({ index: 1 })
  const words = page.getByLabel('Details')
  await words.fill('The picture shows a soup.')
  const send = page.getByRole('button', { name: 'Send Report' })
  const leave = page.getByRole('button', { name: 'Sign Out' })
  const failed = page.getByText('The site didn’t answer')
  await goOffline(page)
  await send.click()
  await expect.poll(() => failed.count()).toBe(1)
  await leave.click()
  await expect.poll(() => failed.count()).toBe(2)
  await page.context().setOffline(false)

  const answerWith = (status: number, body: string) =>
    page.route('**/report.data', (route) => route.fulfill({ status, body }))
  await answerWith(503, '<h1>Service Unavailable</h1>')
  await send.click()
  await expect.poll(() => failed.count()).toBe(3)
  // After a timeout, the outcome is unknown.
  const perhaps = page.getByText('It may have worked: check before you try again')
  await answerWith(504, '<h1>Gateway Timeout</h1>')
  await send.click()
  await expect.poll(() => perhaps.count()).toBe(1)
  await answerWith(200, '[{"_1":')
  await send.click()
  await expect.poll(() => perhaps.count()).toBe(2)
  expect(await words.inputValue()).toBe('The picture shows a soup.')

  await page.unroute('**/report.data')
  await send.click()
  await page.getByText('Thank you. We’ll look into it.').first().waitFor()
  await leave.click()
  await page.getByText('Signed out').waitFor()
  await close()
})

test('says when a page or a part of it does not load, and loads it once online', async () => {
  const { page, close } = await newVisitor({ colorScheme: 'dark', viewport: { width: 360, height: 780 } })
  await page.route('**/assets/filter-sheet-*.js', (route) => route.abort())
  await page.goto(`${siteUrl}/search`)
  let loads = 0
  page.on('load', () => (loads += 1))
  const words = page.getByRole('combobox', { name: 'Search by title' })
  await words.fill('so')
  const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('filter-sheet'))
  await page.getByRole('button', { name: /^Filters/ }).focus()
  await lost
  await goOffline(page)
  expect([loads, await words.inputValue()]).toEqual([0, 'so'])

  await words.fill('soup')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'No connection' }).waitFor()
  await page.getByText('Check your connection, then reload this page.').waitFor()
  await page.getByRole('link', { name: 'Try again' }).waitFor()
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark')
  await page.context().setOffline(false)
  await page.getByRole('heading', { name: 'No connection' }).waitFor({ state: 'detached' })
  expect(await words.inputValue()).toBe('soup')
  await page.waitForFunction(isHydrated)

  // Its script is missing too. A tab reloads once in half a minute.
  await page.evaluate(() => sessionStorage.clear())
  const faq = page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' })
  await goOffline(page)
  await faq.click()
  await page.getByRole('heading', { name: 'No connection' }).waitFor()
  await page.context().setOffline(false)
  await page.getByRole('heading', { level: 1, name: 'Frequently Asked Questions' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/faq')
  await page.waitForFunction(isHydrated)

  // Browsers may be wrong about the connection. What the site answers is shown.
  await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { value: false }))
  await page.route('**/about.data*', (route) => route.fulfill({ status: 500, body: 'Internal Server Error' }))
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  await page.getByText(/^500/).waitFor()
  await close()
})

test('preserves a post, a reason and an order while offline, and asks before leaving unsaved changes', async () => {
  const { page, close } = await newVisitor()
  await signIn(page, workerSite, 'admin')
  const failed = page.getByText('The site didn’t answer')
  await page.goto(`${siteUrl}/admin/blog/edit`)
  const address = page.getByLabel('Address')
  const save = page.getByRole('button', { name: 'Save post' })
  const asksBeforeReload = () =>
    page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })))
  const goBack = async () => {
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Blog' }).click()
    await page.getByRole('dialog', { name: 'Leave without saving?' }).waitFor()
  }
  expect(await asksBeforeReload()).toBe(false)
  await page.getByLabel('Title').fill('Toast, twice')
  await expect.poll(() => address.inputValue()).toBe('toast-twice')
  await address.fill('my-own-toast')
  // The editor replaces the plain field after it has loaded.
  await page.getByRole('button', { name: 'Bold' }).waitFor()
  await page.getByRole('textbox', { name: 'Text' }).click()
  await page.keyboard.type('Once is enough.')
  await page.getByLabel('Title').fill('Toast, thrice')
  expect(await address.inputValue()).toBe('my-own-toast')
  await goOffline(page)
  await save.click()
  await failed.first().waitFor()
  expect(await address.inputValue()).toBe('my-own-toast')
  expect(await asksBeforeReload()).toBe(true)
  await goBack()
  await page.getByRole('button', { name: 'Stay' }).click()
  // The closing dialog moves the focus. Keys typed before that would be lost.
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Blog')
  await page.context().setOffline(false)
  await address.fill('')
  await save.click()
  await page.locator('[aria-invalid="true"]').first().waitFor()
  expect(await address.inputValue()).toBe('toast-thrice')
  // Until the router is done with the answer, it lets a link go.
  await page.waitForFunction(isRouterIdle)
  expect(await asksBeforeReload()).toBe(true)
  await goBack()
  await page.getByRole('button', { name: 'Leave' }).click()
  await page.getByRole('heading', { level: 1, name: 'Blog' }).waitFor()
  expect(await asksBeforeReload()).toBe(false)

  await page.goto(`${siteUrl}/admin/faq`)
  const list = page.getByRole('list', { name: 'Questions in their order' })
  const order = async () => (await list.getByRole('link').allInnerTexts()).filter(Boolean)
  const handles = page.getByRole('button', { name: /^Drag/ })
  const drag = async () => {
    await handles.first().press('Space')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Space')
  }
  await handles.first().waitFor()
  const before = await order()
  const [first, second, ...others] = before
  await goOffline(page)
  await drag()
  await failed.first().waitFor()
  await expect.poll(order).toEqual(before)
  expect(await page.getByText(/^Now number/).count()).toBe(0)
  await page.context().setOffline(false)
  await drag()
  await page.getByText(`Now number 2 of ${before.length}`).waitFor()
  expect(await order()).toEqual([second, first, ...others])
  // The arrow that moved nothing must not have the focus.
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(`Drag "${first}"`)
  await page.getByRole('button', { name: `Move "${first}" up` }).click()
  await page.getByText(`Now number 1 of ${before.length}`).waitFor()

  await page.goto(`${siteUrl}/admin/recipes?find=classic-chocolate-chip-cookies`)
  const withdraw = page.getByRole('button', { name: 'Withdraw Classic Chocolate Chip Cookies' })
  await withdraw.click()
  const reason = page.getByRole('dialog').getByLabel('Reason')
  await reason.fill('The picture shows a soup.')
  await goOffline(page)
  await page.getByRole('button', { name: 'Withdraw recipe' }).click()
  await failed.first().waitFor()
  await withdraw.click()
  expect(await reason.inputValue()).toBe('The picture shows a soup.')
  await close()
})

/** Runs in the page, after it has reloaded itself. */
const isHydrated = () => Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactProps'))

/** Runs in the page. */
function isRouterIdle() {
  const router = window.__reactRouterDataRouter as unknown as {
    state: { navigation: { state: string }; revalidation: string }
  }
  return router.state.navigation.state === 'idle' && router.state.revalidation === 'idle'
}
