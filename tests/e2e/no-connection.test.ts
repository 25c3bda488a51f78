import { afterAll, expect, test } from 'vitest'
import { goOffline, launch, newVisitor } from './browser.ts'
import { siteUrl } from './site-url.ts'

const browser = await launch()
afterAll(() => browser.close())

test('a form without words of its own stays, says what happened and goes through once the connection is back', async () => {
  const { page, close } = await newVisitor(browser)
  await page.goto(`${siteUrl}/recipe/classic-chocolate-chip-cookies/report`)
  await page.getByLabel('What is wrong?').selectOption({ index: 1 })
  const words = page.getByLabel('What did you notice?')
  await words.fill('The picture shows a soup.')
  await goOffline(page)
  const send = page.getByRole('button', { name: 'Send Report' })
  await send.click()
  await page.getByText('The kitchen did not answer').waitFor()
  expect(await words.inputValue()).toBe('The picture shows a soup.')
  await page.context().setOffline(false)
  await send.click()
  await page.getByText('Thank you. Somebody looks at it.').first().waitFor()
  await close()
})

test('what a page fetches for a first press does not take the page away where it cannot be had', async () => {
  const { page, close } = await newVisitor(browser)
  await page.goto(`${siteUrl}/recipe/classic-chocolate-chip-cookies/report`)
  const words = page.getByLabel('What did you notice?')
  await words.fill('The picture shows a soup.')
  await page.context().setOffline(true)
  const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('toast-list'))
  await page.getByRole('button', { name: 'Send Report' }).click()
  await lost
  await page.waitForTimeout(500)
  expect(await words.inputValue()).toBe('The picture shows a soup.')
  await close()
})

test('a page that cannot be fetched blames the connection, not the site', async () => {
  const { page, close } = await newVisitor(browser, { colorScheme: 'dark' })
  await page.goto(`${siteUrl}/search`)
  await goOffline(page)
  await page.getByRole('combobox', { name: 'Search by title' }).fill('soup')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'No connection' }).waitFor()
  await page.getByText('Check your connection, then load this page again.').waitFor()
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark')
  await close()
})
