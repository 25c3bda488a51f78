import type { Locator, Request } from 'playwright-core'
import { expect, test } from 'vitest'
import { signIn } from '../accounts.ts'
import { newVisitor } from './browser.ts'
import { tabTo } from './by-keyboard.ts'
import { siteUrl, workerSite } from './worker-site.ts'

const { page, pageErrors } = await newVisitor()
const { keyboard } = page
await signIn(page, workerSite, 'admin')

const open = (path: string) => page.goto(siteUrl + path)
const waitForText = (text: string) => page.getByText(text, { exact: true }).first().waitFor()
const press = (name: string | RegExp) => page.getByRole('button', { name }).click()
const focusedName = () => page.evaluate(() => document.activeElement?.getAttribute('name'))

const isClosing = (request: Request) => request.postData()?.includes('close') === true

interface Router {
  subscribe(take: (state: { location: { search: string }; navigation: { state: string } }) => void): () => void
}

/** Returns true if a link is inside the window and its scroll containers, and nothing covers it. */
const isInSight = (link: Locator) =>
  link.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const points = [top + 2, bottom - 2].map((y) => document.elementFromPoint((left + right) / 2, y))
    return points.every((found) => element.contains(found))
  })

test('reaches every entry of the side menu on a low screen', async () => {
  await page.setViewportSize({ width: 1280, height: 960 })
  await open('/admin')
  const menu = page.getByRole('navigation', { name: 'Administration' })
  const entries = await menu.getByRole('link').all()
  expect(entries.length).toBeGreaterThan(15)
  const hidden: Array<string> = []
  for (const entry of entries) if (!(await isInSight(entry))) hidden.push(await entry.innerText())
  expect(hidden).toEqual([])
  expect(await page.getByRole('contentinfo').count()).toBe(0)

  await page.setViewportSize({ width: 1280, height: 600 })
  const last = menu.getByRole('link', { name: 'Audit log' })
  expect(await isInSight(last)).toBe(false)
  await menu.hover({ position: { x: 100, y: 100 } })
  await page.mouse.wheel(0, 1_000)
  await expect.poll(() => isInSight(last)).toBe(true)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await last.click()
  await page.getByRole('heading', { level: 1, name: 'Audit log' }).waitFor()
  expect(await isInSight(last)).toBe(true)
})

test('closes the menu of a phone with Escape and returns the focus', async () => {
  await page.setViewportSize({ width: 360, height: 740 })
  const menu = page.locator('details', { has: page.locator('summary', { hasText: 'Administration' }) })
  await menu.locator('summary').press('Enter')
  await keyboard.press('Tab')
  expect(await menu.getByRole('link', { name: 'Overview' }).evaluate((link) => link.matches(':focus'))).toBe(true)
  await keyboard.press('Escape')
  expect(await menu.evaluate((details: HTMLDetailsElement) => details.open)).toBe(false)
  expect(await menu.locator('summary').evaluate((summary) => summary.matches(':focus'))).toBe(true)
})

test('adds, hides and deletes affiliates by keyboard', async () => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await open('/admin')
  await tabTo(page, 'Affiliate dashboard')
  await keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Affiliates' }).waitFor()
  await tabTo(page, 'Add New Affiliate')
  await keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Add New Affiliate' }).waitFor()
  await tabTo(page, 'Title')
  await keyboard.type('Red pot')
  await tabTo(page, 'Link URL')
  await keyboard.type('javascript:alert(1)')
  await keyboard.press('Enter')
  await waitForText('Enter a web address that starts with https:// or http://')
  await expect.poll(focusedName).toBe('linkUrl')
  await keyboard.press('ControlOrMeta+a')
  await keyboard.type('https://shop.example/pot')
  // The field above the date gets an error, which must not move the date away from the press.
  const day = page.getByLabel('First day (optional)')
  const pressed = day.evaluate(
    (field) => new Promise((resolve) => field.addEventListener('click', () => resolve('day'))),
  )
  await page.getByLabel('Or a picture URL').click()
  await keyboard.type('ab')
  await day.click()
  expect(await Promise.race([pressed, page.waitForTimeout(0)])).toBe('day')
  const address = page.getByLabel('Or a picture URL')
  await address.fill(`${siteUrl}/icon-192.png`)
  await address.press('Enter')
  await waitForText('Affiliate added successfully')
  await tabTo(page, 'Red pot: active')
  await keyboard.press('Space')
  await waitForText('Affiliate status updated')
  const row = page.getByRole('row', { name: /Red pot/ })
  await row.getByText('Inactive', { exact: true }).waitFor()
  await tabTo(page, 'Delete Red pot')
  await keyboard.press('Enter')
  await page.getByRole('dialog').waitFor()
  await tabTo(page, 'Delete affiliate')
  await keyboard.press('Enter')
  await waitForText('Affiliate deleted successfully')
  await expect.poll(() => row.count()).toBe(0)
})

test('shows a message at an incomplete date, and focuses it instead of a corrected field', async () => {
  await open('/admin/templates/affiliates')
  const title = page.getByLabel('title', { exact: true })
  const day = page.getByLabel('starts_on (optional)')
  const wrong = () =>
    page.locator('[aria-invalid=true]').evaluateAll((fields) => fields.map((field) => field.getAttribute('name')))
  await page.getByLabel('link_url').fill('https://example.com/pot')
  await press('Add row')
  await expect.poll(focusedName).toBe('title')
  await title.fill('A pot of half a day')
  await day.focus()
  await keyboard.type('12')
  await press('Add row')
  await expect.poll(wrong).toEqual(['starts_on'])
  expect(await focusedName()).toBe('starts_on')
  const message = await day.evaluate(
    (field) => document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent,
  )
  expect(message).toBe('Enter a full date, or leave it empty')
  await title.fill('')
  await day.fill('2026-12-01')
  await press('Add row')
  await expect.poll(wrong).toEqual(['title'])
  await expect.poll(focusedName).toBe('title')
})

test('saves settings from a bar that covers no field', async () => {
  await page.setViewportSize({ width: 360, height: 700 })
  await open('/admin/settings')
  // Focuses each field as the Tab key does.
  const covered = await page.locator('main form :is(input:not([type=hidden]), textarea)').evaluateAll((fields) =>
    fields.flatMap((field) => {
      const shown = field.closest('label') ?? field
      if (!(field instanceof HTMLElement) || !shown.checkVisibility()) return []
      field.focus()
      const { left, right, top, bottom } = shown.getBoundingClientRect()
      const points = [top + 2, bottom - 2].map((y) => document.elementFromPoint((left + right) / 2, y))
      return points.every((found) => shown.contains(found)) ? [] : [field.getAttribute('name')]
    }),
  )
  expect(covered).toEqual([])
  expect(await isInSight(page.getByRole('button', { name: 'Save Settings' }))).toBe(true)

  await page.setViewportSize({ width: 1280, height: 700 })
  const box = page.getByRole('checkbox', { name: 'The logo contains the name' })
  const { x, y } = await box.evaluate((element) => {
    const barTop = document.querySelector('[data-bottom-bar]')?.getBoundingClientRect().top ?? 0
    const { left, top, width, height } = element.getBoundingClientRect()
    window.scrollBy({ top: top + height / 2 - barTop })
    return { x: left + width / 2, y: barTop - 4 }
  })
  await page.mouse.click(x, y)
  expect(await box.isChecked()).toBe(true)
})

test('sends a form that is submitted just before the message about the last one appears', async () => {
  const message = new URLSearchParams({ name: 'Ann Cook', email: 'ann@example.com', message: 'Flat cookies.' })
  await fetch(`${siteUrl}/contact`, { method: 'POST', body: message, headers: { origin: siteUrl } })
  await open('/admin/messages')
  await page.getByRole('link', { name: 'Ann Cook' }).first().click()
  await page.getByRole('button', { name: 'Close message' }).waitFor()
  const toasts = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem')
  const assigned = toasts.filter({ hasText: 'Message assigned' })
  await page.evaluate(() => {
    const router = window.__reactRouterDataRouter as unknown as Router
    const stop = router.subscribe(({ location, navigation }) => {
      if (location.search !== '?done=assigned' || navigation.state !== 'idle') return
      stop()
      // A busy browser shows the new page late. Until then, the old page can be used.
      const buttons = [...document.querySelectorAll('button')]
      queueMicrotask(() => buttons.find((button) => button.textContent === 'Close message')?.click())
    })
  })
  const gate = Promise.withResolvers<void>()
  await page.route('**/admin/messages/*.data*', async (route) => {
    if (isClosing(route.request())) await gate.promise
    await route.continue()
  })
  await press('Assign')
  await assigned.waitFor()
  gate.resolve()
  await toasts.filter({ hasText: 'Message closed' }).waitFor()
  await page.getByRole('button', { name: 'Reopen' }).waitFor()
  await expect.poll(() => new URL(page.url()).search).toBe('')
  await assigned.waitFor({ state: 'detached' })
  await page.goBack()
  await expect.poll(() => new URL(page.url()).search).toBe('')
  expect(await assigned.count()).toBe(0)
  await page.unroute('**/admin/messages/*.data*')
})

test('features a recipe, and withdraws it with a reason in a dialog', async () => {
  const fields = { title: 'Listed Leeks', description: 'Plain.', ingredients: '4 leeks', instructions: 'Simmer.' }
  const body = new URLSearchParams(fields)
  await fetch(`${siteUrl}/submit-recipe`, { method: 'POST', body, headers: { origin: siteUrl } })
  await open('/admin/recipes?find=listed+leeks')
  const row = page.getByRole('row', { name: /Listed Leeks/ })
  await row.getByRole('switch').press('Space')
  await waitForText('Featured recipes updated')
  await row.getByRole('button', { name: /^Withdraw/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').fill('The leeks are raw.')
  await dialog.getByRole('button', { name: 'Withdraw recipe' }).click()
  await waitForText('Recipe withdrawn')
  expect((await fetch(`${siteUrl}/recipe/listed-leeks`)).status).toBe(410)
})

test('makes a backup, uploads its file, and deletes it after a question', async () => {
  await open('/admin/backup')
  const rows = page.getByRole('row')
  await press('Make a backup')
  await waitForText('Backup finished')
  const [taken] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download' }).first().click(),
  ])
  expect(taken.suggestedFilename()).toMatch(/^kitchen-[\d-]+\.backup$/)
  const file = page.getByLabel('Backup file')
  await file.setInputFiles({ name: 'x.backup', mimeType: 'application/gzip', buffer: Buffer.from('holiday photos') })
  await page.getByText('The file was not saved.').waitFor()
  await file.setInputFiles(await taken.path())
  await waitForText('Backup uploaded')
  for (const left of [2, 1]) {
    await expect.poll(() => rows.count()).toBe(left + 1)
    await rows.nth(1).getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete it' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
  await waitForText('Backup deleted')
  // The browser logs refused forms as failed requests.
  expect(pageErrors.filter((pageError) => !/status of 422/.test(pageError))).toEqual([])
})
