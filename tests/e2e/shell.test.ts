import type { Locator } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { newVisitor } from './browser.ts'
import { plainVisitor } from './plain-visitor.ts'
import { siteUrl } from './worker-site.ts'

const visit = (path: string) => plainVisitor(siteUrl).open(path)
const pageLinks = ['/', '/categories', '/blog', '/submit-recipe', '/latest', '/recipes']

test('links header and footer as specified', async () => {
  const { $, text } = await visit('/')
  const addresses = (selector: string) =>
    $(selector)
      .toArray()
      .map((link) => $(link).attr('href'))
  expect(addresses('header nav[aria-label=Main]:first a').slice(0, pageLinks.length)).toEqual(pageLinks)
  expect($('header a:contains("Sign In")').attr('href')).toBe('/auth')
  expect($('a[href^="/admin"]').length).toBe(0)

  const inFooter = addresses('footer a')
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
  expect(text('footer')).toContain(`© ${new Date().getFullYear()}`)

  const first = $('body a').first()
  expect([first.text(), first.attr('href')]).toEqual(['Skip to content', '#main'])
  expect($('main').attr('id')).toBe('main')
})

test('shows refused requests on a page of the site', async () => {
  const page = await visit('/recipe/a%00b')
  expect([page.status, page.text('h1'), page.text('title')]).toEqual([400, 'Invalid address', 'Invalid address'])
  expect((await page.follow('Browse All Recipes')).url).toBe(`${siteUrl}/`)
  const body = new URLSearchParams({ message: 'leeks '.repeat(50_000) })
  const tooMuch = await fetch(`${siteUrl}/contact`, { method: 'POST', body, headers: { origin: siteUrl } })
  expect(tooMuch.status).toBe(413)
  expect(await tooMuch.text()).toContain('This is larger than 256 KB. Go back in your browser. What you typed is still')
})

// Runs after the visitor's own hook, which saves the page of a failed test.
afterEach(async () => {
  await page.unrouteAll()
  pageErrors.length = 0
})

/** One visitor for all tests, because a new one compiles the scripts again. */
const { page, pageErrors } = await newVisitor()
const addressesOf = (links: Locator) => links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
const theme = () => page.locator('html').getAttribute('data-theme')

test('follows the system theme until one is chosen, then applies it before painting', async () => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return
      sessionStorage.setItem('theme when the body began', document.documentElement.dataset.theme ?? '')
      observer.disconnect()
    }).observe(document, { childList: true, subtree: true })
  })
  const whenBodyBegan = () => page.evaluate(() => sessionStorage.getItem('theme when the body began'))
  const saved = () => page.evaluate(() => localStorage.getItem('theme'))
  await page.goto(`${siteUrl}/about`)
  expect([await whenBodyBegan(), await theme(), await saved()]).toEqual(['dark', 'dark', null])
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(theme).toBe('light')
  await page.getByRole('button', { name: 'Switch between light and dark' }).click()
  expect([await theme(), await saved()]).toEqual(['dark', 'dark'])
  await page.reload()
  expect([await whenBodyBegan(), await theme()]).toEqual(['dark', 'dark'])
  expect(pageErrors).toEqual([])
})

test('shows a not-found page with two links and logs the address', async () => {
  const answer = await page.goto(`${siteUrl}/nowhere/at-all`)
  expect(answer?.status()).toBe(404)
  await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor()
  const main = page.getByRole('main')
  expect(await main.innerText()).toContain('the page could not be found')
  expect(await main.getByRole('link', { name: 'Browse All Recipes' }).getAttribute('href')).toBe('/recipes')
  expect(await main.getByRole('link', { name: 'View Categories' }).getAttribute('href')).toBe('/categories')
  const drawing = main.locator('img')
  expect(await drawing.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await expect.poll(() => pageErrors).toContain('console: No page at this address: /nowhere/at-all')
})

test('shows links in a menu on a phone and closes it on choice', async () => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`${siteUrl}/about`)
  const menu = page.getByRole('banner').getByRole('navigation', { name: 'Main' })
  const opener = page.getByLabel('Menu', { exact: true })
  expect(await menu.isVisible()).toBe(false)
  await opener.click()
  const kitchen = ['/saved', '/shopping-list', '/what-can-i-make', '/meal-plan', '/import', '/auth']
  expect(await addressesOf(menu.getByRole('link'))).toEqual([...pageLinks, ...kitchen])
  await menu.getByRole('link', { name: 'Latest' }).click()
  await page.waitForURL(`${siteUrl}/latest`)
  await page.getByRole('heading', { level: 1, name: 'Latest Recipes' }).waitFor()
  expect(await menu.isVisible()).toBe(false)
  await opener.click()
  await page.keyboard.press('Escape')
  expect(await menu.isVisible()).toBe(false)
  expect(pageErrors).toEqual([])
})

test('reloads once when a page’s module fails, and keeps what was typed when a part’s module fails', async () => {
  let loads = 0
  page.on('load', () => (loads += 1))
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.route(/\/assets\/faq-(?!skeleton)[\w-]+\.js/, (route) => route.abort())
  await page.goto(`${siteUrl}/about`)
  loads = 0
  const toFaq = page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' })
  await toFaq.click()
  // The page from the server is complete even without the module.
  await page.waitForURL('**/faq')
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(loads).toBe(1)

  await page.route('**/assets/chef-recipes-dialog-*.js', (route) => route.fulfill({ status: 404 }))
  await page.goto(siteUrl)
  loads = 0
  await page.evaluate(() => {
    const window = Object.assign(globalThis, { lost: 0 })
    addEventListener('vite:preloadError', () => (window.lost += 1))
  })
  const lost = () => page.evaluate((): unknown => Reflect.get(globalThis, 'lost'))
  const email = page.getByLabel('Email address').first()
  await email.fill('cook@recipes.example')
  const openDialog = page.getByText('View recipes').first()
  const message = page.getByText('This part of the page did not load')
  for (const times of [1, 2]) {
    await openDialog.dispatchEvent('click')
    await message.first().waitFor()
    await expect.poll(lost).toBe(times)
  }
  expect(await page.getByRole('button', { name: 'Reload' }).count()).toBeGreaterThan(0)
  expect([loads, await email.inputValue()]).toEqual([0, 'cook@recipes.example'])
  await page.unroute('**/assets/chef-recipes-dialog-*.js')
  await openDialog.dispatchEvent('click')
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')

  await toFaq.click()
  await page.getByRole('heading', { level: 1, name: 'This page didn’t load' }).waitFor()
  expect([loads, await lost()]).toEqual([0, 3])
  // The header and footer stay.
  await toFaq.waitFor()
  await page.unrouteAll()
  await page.getByRole('link', { name: 'Try again' }).click()
  await page.getByRole('heading', { level: 1, name: /Frequently Asked/ }).waitFor()
})

test('focuses notifications with Alt+T, keeps them off a dialog, and delays tooltips', async () => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.clock.install()
  await page.goto(`${siteUrl}/example-project`)
  const region = page.getByRole('region', { name: 'Notifications', exact: true })
  await expect.poll(() => region.count()).toBe(1)
  await page.getByRole('button', { name: 'Error toast' }).click()
  await region.getByText('Please enter a valid email address').waitFor()
  await page.keyboard.press('Alt+KeyT')
  await expect.poll(() => region.locator(':focus').count()).toBe(1)

  await page.setViewportSize({ width: 360, height: 780 })
  const toast = page.locator('[data-sonner-toast]')
  const top = async () => (await toast.first().boundingBox())?.y ?? 0
  await expect.poll(top).toBeGreaterThan(600)
  await page.getByRole('button', { name: 'Open a dialog' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  await expect.poll(top).toBeLessThan(60)
  const [toastBox, dialogBox] = [await toast.first().boundingBox(), await dialog.boundingBox()]
  expect((toastBox?.y ?? 0) + (toastBox?.height ?? 0)).toBeLessThanOrEqual(dialogBox?.y ?? 0)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await page.setViewportSize({ width: 1280, height: 900 })

  // A tooltip opens after 700 ms, or at once within 300 ms of the last.
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
  expect(pageErrors).toEqual([])
})
