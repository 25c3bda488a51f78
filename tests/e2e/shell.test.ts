import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newVisitor } from './browser.ts'
import { siteUrl } from './worker-site.ts'

const pageLinks = ['/', '/categories', '/blog', '/submit-recipe', '/latest', '/recipes']

const addressesOf = (links: Locator) => links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
const themeOf = (page: Page) => page.locator('html').getAttribute('data-theme')

test('links header and footer as specified, without broken links', async () => {
  const { page, pageErrors, close } = await newVisitor()
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
  expect(inFooter.slice(-6)).toEqual([
    '/kb',
    '/community',
    '/meal-plan',
    '/what-can-i-make',
    '/shopping-list',
    '/privacy',
  ])
  // Only addresses from the settings are linked.
  expect(inFooter.filter((address) => /facebook|instagram/.test(address ?? ''))).toEqual([])
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
  expect(pageErrors).toEqual([])
  await close()
})

test('shows links in a menu on a phone and closes it on choice', async () => {
  const { page, pageErrors, close } = await newVisitor({ viewport: { width: 360, height: 740 } })
  await page.goto(siteUrl)
  const menu = page.getByRole('banner').getByRole('navigation', { name: 'Main' })
  const opener = page.getByLabel('Menu', { exact: true })
  expect(await menu.isVisible()).toBe(false)

  await opener.click()
  expect(await addressesOf(menu.getByRole('link'))).toEqual([
    ...pageLinks,
    '/saved',
    '/shopping-list',
    '/what-can-i-make',
    '/meal-plan',
    '/import',
    '/auth',
  ])
  await menu.getByRole('link', { name: 'Latest' }).click()
  await page.waitForURL(`${siteUrl}/latest`)
  await page.getByRole('heading', { level: 1, name: 'Latest Recipes' }).waitFor()
  expect(await menu.isVisible()).toBe(false)

  await opener.click()
  await page.keyboard.press('Escape')
  expect(await menu.isVisible()).toBe(false)
  expect(pageErrors).toEqual([])
  await close()
})

test('follows the system theme until one is chosen, then applies it before painting', async () => {
  const { page, pageErrors, close } = await newVisitor({ colorScheme: 'dark' })
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
  expect(pageErrors).toEqual([])
  await close()
})

test('shows a not-found page with two links and logs the address', async () => {
  const { page, pageErrors, close } = await newVisitor()
  const answer = await page.goto(`${siteUrl}/nowhere/at-all`)
  expect(answer?.status()).toBe(404)
  await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor()
  const main = page.getByRole('main')
  expect(await main.innerText()).toContain('the page could not be found')
  expect(await main.getByRole('link', { name: 'Browse All Recipes' }).getAttribute('href')).toBe('/recipes')
  expect(await main.getByRole('link', { name: 'View Categories' }).getAttribute('href')).toBe('/categories')
  const drawing = main.locator('img')
  expect(await drawing.isVisible()).toBe(true)
  expect(await drawing.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await expect.poll(() => pageErrors).toContain('console: No page at this address: /nowhere/at-all')
  await close()
})

test('shows refused requests on a page of the site', async () => {
  const { page, close } = await newVisitor()
  const answer = await page.goto(`${siteUrl}/recipe/a%00b`)
  expect(answer?.status()).toBe(400)
  await page.getByRole('heading', { level: 1, name: 'Invalid address' }).waitFor()
  expect(await page.title()).toBe('Invalid address')
  await page.getByRole('main').getByRole('link', { name: 'Browse All Recipes' }).click()
  await page.waitForURL(`${siteUrl}/`)
  const message = 'leeks '.repeat(50_000)
  const tooMuch = await page.request.post(`${siteUrl}/contact`, { form: { message }, headers: { origin: siteUrl } })
  expect(tooMuch.status()).toBe(413)
  expect(await tooMuch.text()).toContain('This is larger than 256 KB. Go back in your browser. What you typed is still')
  await close()
})

test('keeps the page and what was typed when a part’s module fails, and offers to reload it', async () => {
  const { page, close } = await newVisitor()
  await page.route('**/assets/chef-recipes-dialog-*.js', (route) => route.fulfill({ status: 404 }))
  await page.goto(siteUrl)
  let loads = 0
  page.on('load', () => (loads += 1))
  await page.evaluate(() => {
    addEventListener('vite:preloadError', () => (document.documentElement.dataset['lost'] = 'yes'))
  })
  const email = page.getByRole('contentinfo').or(page.getByRole('main')).getByLabel('Email address').first()
  await email.fill('cook@recipes.example')
  const openDialog = page.getByText('View recipes').first()
  const message = page.getByText('This part of the page did not load')
  for (const _ of ['once', 'twice']) {
    await openDialog.dispatchEvent('click')
    await message.first().waitFor()
  }
  expect(await page.locator('html').getAttribute('data-lost')).toBe('yes')
  expect([loads, await email.inputValue()]).toEqual([0, 'cook@recipes.example'])

  await page.unroute('**/assets/chef-recipes-dialog-*.js')
  await openDialog.dispatchEvent('click')
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Reload' }).first().click()
  await expect.poll(() => loads).toBe(1)
  await close()
})

test('focuses the notifications with Alt+T', async () => {
  const { page, pageErrors, close } = await newVisitor()
  await page.goto(`${siteUrl}/example-project`)
  const region = page.getByRole('region', { name: 'Notifications', exact: true })
  await expect.poll(() => region.count()).toBe(1)
  await page.getByRole('button', { name: 'Error toast' }).click()
  await region.getByText('Please enter a valid email address').waitFor()
  await page.keyboard.press('Alt+KeyT')
  await expect.poll(() => region.locator(':focus').count()).toBe(1)
  expect(pageErrors).toEqual([])
  await close()
})

test('never covers a dialog’s buttons with a toast on a phone', async () => {
  const { page, close } = await newVisitor({ viewport: { width: 360, height: 780 } })
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
  const [toastBox, dialogBox] = [await toast.boundingBox(), await dialog.boundingBox()]
  expect((toastBox?.y ?? 0) + (toastBox?.height ?? 0)).toBeLessThanOrEqual(dialogBox?.y ?? 0)
  await close()
})

test('shows a tooltip after 700 ms, or at once within 300 ms of the last', async () => {
  const { page, pageErrors, close } = await newVisitor()
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
  expect(pageErrors).toEqual([])
  await close()
})

test('shows three selected options and the number of others', async () => {
  const { page, pageErrors, close } = await newVisitor()
  await page.goto(`${siteUrl}/example-project`)
  const field = page.getByLabel('Categories', { exact: true })
  expect((await field.innerText()).split('\n').filter(Boolean)).toEqual(['Dinner', 'Italian', 'Pasta', '+2'])
  await field.click()
  await page.getByRole('checkbox', { name: 'Dinner' }).last().uncheck()
  await page.getByRole('checkbox', { name: 'Vegetarian' }).last().uncheck()
  await page.keyboard.press('Escape')
  expect((await field.innerText()).split('\n').filter(Boolean)).toEqual(['Italian', 'Pasta', 'Quick meals'])
  expect(pageErrors).toEqual([])
  await close()
})

test('reloads once when a page’s module fails, then says so and offers to try again', async () => {
  const { page, close } = await newVisitor()
  await page.route('**/assets/faq-*.js', (route) => route.abort())
  await page.goto(`${siteUrl}/about`)
  let loads = 0
  page.on('load', () => (loads += 1))
  const toFaq = page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' })
  await toFaq.click()
  // The page from the server is complete even without the module.
  await page.waitForURL('**/faq')
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(loads).toBe(1)

  await page.goto(`${siteUrl}/about`)
  loads = 0
  await page.evaluate(() => addEventListener('vite:preloadError', () => Object.assign(window, { lost: true })))
  await toFaq.click()
  await page.getByRole('heading', { level: 1, name: 'This page didn’t load' }).waitFor()
  expect(loads).toBe(0)
  expect(await page.evaluate(() => 'lost' in window)).toBe(true)
  // The header and footer stay.
  await toFaq.waitFor()
  await page.unroute('**/assets/faq-*.js')
  await page.getByRole('link', { name: 'Try again' }).click()
  await page.getByRole('heading', { level: 1, name: /Frequently Asked/ }).waitFor()
  await close()
})
