import type { Locator, Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { launch, newVisitor } from './browser.ts'
import { siteUrl } from './site-url.ts'

const browser = await launch()
afterAll(() => browser.close())

const pageLinks = ['/', '/categories', '/blog', '/submit-recipe', '/latest', '/recipes']

const addressesOf = (links: Locator) => links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
const themeOf = (page: Page) => page.locator('html').getAttribute('data-theme')

test('header and footer lead where the specification says, and no link of theirs is dead', async () => {
  const { page, complaints, close } = await newVisitor(browser)
  await page.goto(siteUrl)
  const header = page.getByRole('banner')
  const menu = header.getByRole('navigation', { name: 'Main' })
  expect(await addressesOf(menu.getByRole('link'))).toEqual(pageLinks)
  expect(await header.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('/auth')
  expect(await page.locator('a[href^="/admin"]').count()).toBe(0)

  const footer = page.getByRole('contentinfo')
  const inFooter = await addressesOf(footer.getByRole('link'))
  const wanted = ['/', '/about', '/contact', '/support', '/faq']
  const categories = ['breakfast', 'lunch', 'dinner', 'desserts', 'vegetarian'].map((name) => `/categories/${name}`)
  expect(inFooter.slice(0, 10)).toEqual([...wanted, ...categories])
  expect(inFooter.slice(-3)).toEqual(['/kb', '/meal-plan', '/privacy'])
  expect(inFooter.some((address) => address?.includes('facebook.com'))).toBe(true)
  expect(inFooter.some((address) => address?.includes('instagram.com'))).toBe(true)
  expect(inFooter.some((address) => address?.startsWith('mailto:'))).toBe(true)
  expect(await footer.innerText()).toContain(`© ${new Date().getFullYear()}`)

  const everyLink = await addressesOf(page.locator('header a, footer a'))
  const ours = new Set(everyLink.flatMap((address) => (address?.startsWith('/') ? [address] : [])))
  for (const address of ours) {
    const answer = await page.request.get(siteUrl + address)
    expect([address, answer.status()]).toEqual([address, 200])
  }

  await page.keyboard.press('Tab')
  expect(await page.locator(':focus').innerText()).toBe('Skip to content')
  await page.keyboard.press('Enter')
  expect(await page.locator(':focus').getAttribute('id')).toBe('main')
  expect(complaints).toEqual([])
  await close()
})

test('on a phone the links hide in a menu, and choosing one closes it', async () => {
  const { page, complaints, close } = await newVisitor(browser, { viewport: { width: 360, height: 740 } })
  await page.goto(siteUrl)
  const menu = page.getByRole('banner').getByRole('navigation', { name: 'Main' })
  const opener = page.getByLabel('Menu', { exact: true })
  expect(await menu.isVisible()).toBe(false)

  await opener.click()
  expect(await addressesOf(menu.getByRole('link'))).toEqual([...pageLinks, '/saved', '/auth'])
  await menu.getByRole('link', { name: 'Latest' }).click()
  await page.waitForURL(`${siteUrl}/latest`)
  await page.getByRole('heading', { level: 1, name: 'Latest Recipes' }).waitFor()
  expect(await menu.isVisible()).toBe(false)

  await opener.click()
  await page.keyboard.press('Escape')
  expect(await menu.isVisible()).toBe(false)
  expect(complaints).toEqual([])
  await close()
})

test('the theme follows the system until one is chosen, then the choice is there before anything is drawn', async () => {
  const { page, complaints, close } = await newVisitor(browser, { colorScheme: 'dark' })
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return
      sessionStorage.setItem('theme when the body began', document.documentElement.dataset.theme ?? '')
      observer.disconnect()
    }).observe(document, { childList: true, subtree: true })
    document.addEventListener('DOMContentLoaded', () => {
      sessionStorage.setItem('theme when it was read', document.documentElement.dataset.theme ?? '')
    })
  })
  const seen = (moment: string) => page.evaluate((name) => sessionStorage.getItem(name), `theme when ${moment}`)
  const saved = () => page.evaluate(() => localStorage.getItem('theme'))

  await page.goto(`${siteUrl}/about`)
  expect([await themeOf(page), await saved()]).toEqual(['dark', null])
  await page.getByRole('button', { name: 'Switch between light and dark' }).click()
  expect([await themeOf(page), await saved()]).toEqual(['light', 'light'])

  await page.reload()
  expect([await seen('the body began'), await seen('it was read')]).toEqual(['light', 'light'])
  await page.getByRole('button', { name: 'Switch between light and dark' }).click()
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto(`${siteUrl}/contact`)
  expect(await saved()).toBe('dark')
  expect([await seen('the body began'), await seen('it was read'), await themeOf(page)]).toEqual([
    'dark',
    'dark',
    'dark',
  ])

  await page.evaluate(() => localStorage.removeItem('theme'))
  await page.reload()
  expect(await themeOf(page)).toBe('light')
  expect(complaints).toEqual([])
  await close()
})

test('an address that leads nowhere says so, shows two ways on, and names itself in the console', async () => {
  const { page, complaints, close } = await newVisitor(browser)
  const answer = await page.goto(`${siteUrl}/nowhere/at-all`)
  expect(answer?.status()).toBe(404)
  await page.getByRole('heading', { level: 1, name: 'Recipe Not Found' }).waitFor()
  const main = page.getByRole('main')
  expect(await main.innerText()).toContain('the page could not be found')
  expect(await main.getByRole('link', { name: 'Browse All Recipes' }).getAttribute('href')).toBe('/')
  expect(await main.getByRole('link', { name: 'View Categories' }).getAttribute('href')).toBe('/categories')
  await expect.poll(() => complaints).toContain('console: No page at this address: /nowhere/at-all')
  await close()
})

test('what the server refuses is said on a page of the site', async () => {
  const { page, close } = await newVisitor(browser)
  const answer = await page.goto(`${siteUrl}/recipe/a%00b`)
  expect(answer?.status()).toBe(400)
  await page.getByRole('heading', { level: 1, name: 'This address cannot be read' }).waitFor()
  expect(await page.title()).toBe('This address cannot be read')
  await page.getByRole('main').getByRole('link', { name: 'Browse All Recipes' }).click()
  await page.waitForURL(`${siteUrl}/`)
  const message = 'leeks '.repeat(50_000)
  const tooMuch = await page.request.post(`${siteUrl}/contact`, { form: { message }, headers: { origin: siteUrl } })
  expect(tooMuch.status()).toBe(413)
  expect(await tooMuch.text()).toContain('This is larger than 256 KB. Go back in your browser: what you typed is still')
  await close()
})

test('a part of a page whose module does not come reloads once, then shows the error page', async () => {
  const { page, close } = await newVisitor(browser)
  await page.route('**/assets/chef-recipes-dialog-*.js', (route) => route.abort())
  await page.goto(siteUrl)
  let loads = 0
  page.on('load', () => (loads += 1))
  const openDialog = page.getByText('View recipes').first()
  await openDialog.dispatchEvent('click')
  await expect.poll(() => loads).toBe(1)

  await page.waitForLoadState('networkidle')
  await openDialog.dispatchEvent('click')
  await page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' }).waitFor()
  expect(loads).toBe(1)
  await close()
})

test('Alt+T goes to the notifications', async () => {
  const { page, complaints, close } = await newVisitor(browser)
  await page.goto(`${siteUrl}/example-project`)
  const region = page.getByRole('region', { name: 'Notifications', exact: true })
  expect(await region.count()).toBe(1)
  await page.getByRole('button', { name: 'Error toast' }).click()
  await region.getByText('Please enter a valid email address').waitFor()
  await page.keyboard.press('Alt+KeyT')
  expect(await region.locator(':focus').count()).toBe(1)
  expect(complaints).toEqual([])
  await close()
})

test('on a phone a toast never lies over the buttons of a dialog', async () => {
  const { page, close } = await newVisitor(browser, { viewport: { width: 360, height: 780 } })
  await page.goto(`${siteUrl}/example-project`)
  await page.getByRole('button', { name: 'Success toast' }).click()
  const toast = page.locator('[data-sonner-toast]')
  await toast.waitFor()
  const top = async () => (await toast.boundingBox())?.y ?? 0
  await expect.poll(top).toBeGreaterThan(600)
  await page.getByRole('button', { name: 'Open a dialog' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  await expect.poll(top).toBeLessThan(60)
  const [said, asked] = [await toast.boundingBox(), await dialog.boundingBox()]
  expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThanOrEqual(asked?.y ?? 0)
  await close()
})

test('a tooltip waits 700 ms, and one within 300 ms of the last comes at once', async () => {
  const { page, complaints, close } = await newVisitor(browser)
  await page.clock.install()
  await page.goto(`${siteUrl}/example-project`)
  const control = page.getByRole('button', { name: 'Rest the pointer here' })
  await control.scrollIntoViewIfNeeded()
  await page.clock.pauseAt(Date.now() + 3_600_000)
  const tooltip = page.getByRole('tooltip')

  await control.hover()
  await page.clock.runFor(690)
  expect(await tooltip.count()).toBe(0)
  await page.clock.runFor(20)
  expect(await tooltip.innerText()).toBe('Prints the amounts as scaled')

  async function leave() {
    await page.mouse.move(5, 5)
    await page.clock.runFor(150)
    await tooltip.waitFor({ state: 'detached' })
  }
  await leave()
  await page.clock.runFor(200)
  await control.hover()
  await page.clock.runFor(1)
  await tooltip.waitFor()

  await leave()
  await page.clock.runFor(300)
  await control.hover()
  await page.clock.runFor(690)
  expect(await tooltip.count()).toBe(0)
  expect(complaints).toEqual([])
  await close()
})

test('a select of several shows three of the chosen, then how many more', async () => {
  const { page, complaints, close } = await newVisitor(browser)
  await page.goto(`${siteUrl}/example-project`)
  const field = page.getByLabel('Categories', { exact: true })
  expect((await field.innerText()).split('\n').filter(Boolean)).toEqual(['Dinner', 'Italian', 'Pasta', '+2'])
  await field.click()
  await page.getByRole('checkbox', { name: 'Dinner' }).last().uncheck()
  await page.getByRole('checkbox', { name: 'Vegetarian' }).last().uncheck()
  await page.keyboard.press('Escape')
  expect((await field.innerText()).split('\n').filter(Boolean)).toEqual(['Italian', 'Pasta', 'Quick meals'])
  expect(complaints).toEqual([])
  await close()
})

test('a page whose module does not come is loaded anew once, then the error page says so', async () => {
  const { page, close } = await newVisitor(browser)
  await page.route('**/assets/faq-*.js', (route) => route.abort())
  await page.goto(`${siteUrl}/about`)
  let loads = 0
  page.on('load', () => (loads += 1))
  const toFaq = page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' })
  await toFaq.click()
  // The server's page is complete without the module.
  await page.waitForURL('**/faq')
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(loads).toBe(1)

  await page.goto(`${siteUrl}/about`)
  loads = 0
  await toFaq.click()
  await page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' }).waitFor()
  expect(loads).toBe(0)
  await close()
})
