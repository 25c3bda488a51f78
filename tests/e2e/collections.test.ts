import { load } from 'cheerio'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { signIn } from '../accounts.ts'
import { findingsOn } from './axe-findings.ts'
import { newVisitor } from './browser.ts'
import { focused, tabTo } from './by-keyboard.ts'
import { siteUrl, workerSite } from './worker-site.ts'

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
const soup = 'Thai Coconut Curry Soup'
const pasta = 'Creamy Garlic Parmesan Pasta'
const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent)
const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications' })
const rows = (page: Page) =>
  page.getByRole('list', { name: 'Recipes in their order' }).getByRole('link', { name: /^(?!Cook)/ })

test('saves from a card with one press, adds to a new collection, reorders and cooks from it', async () => {
  const { page, pageErrors, close } = await newVisitor(phone)
  await page.goto(`${siteUrl}/recipe/creamy-garlic-parmesan-pasta`)
  await page.getByRole('link', { name: 'Collect' }).tap()
  // Collections need an account.
  const signInLink = page.getByRole('dialog').getByRole('link', { name: 'Sign in or create an account' })
  expect(await signInLink.getAttribute('href')).toContain('next=')

  await signIn(page, workerSite, 'cook')
  await page.goto(`${siteUrl}/recipes`)
  await page.getByRole('button', { name: `Save ${soup}` }).tap()
  await expect.poll(() => page.getByRole('button', { name: `Save ${soup}` }).getAttribute('aria-pressed')).toBe('true')
  await toasts(page).getByRole('button', { name: 'Collect' }).tap()
  const dialog = page.getByRole('dialog', { name: 'Add to collections' })
  await dialog.getByLabel('New collection').fill('Weeknights')
  await dialog.getByRole('button', { name: 'Create' }).tap()
  expect(await dialog.getByRole('button', { name: 'Weeknights' }).getAttribute('aria-pressed')).toBe('true')
  expect(await focusedText(page)).toBe('Weeknights')
  expect(await findingsOn(page, 'the dialog')).toEqual([])
  await dialog.getByRole('button', { name: 'Done' }).tap()
  await dialog.waitFor({ state: 'detached' })

  // By keyboard, without losing the focus.
  await page.getByRole('link', { name: pasta }).first().click()
  await page.getByRole('link', { name: 'Collect' }).press('Enter')
  const choice = dialog.getByRole('button', { name: 'Weeknights' })
  for (const isIn of ['false', 'true', 'false']) {
    await expect.poll(() => choice.getAttribute('aria-pressed')).toBe(isIn)
    await expect.poll(() => focusedText(page)).toBe('Weeknights')
    await page.keyboard.press('Space')
  }
  await expect.poll(() => choice.getAttribute('aria-pressed')).toBe('true')
  await tabTo(page, 'Done')
  await page.keyboard.press('Enter')
  await expect.poll(() => focused(page)).toBe('Collect')

  await page.goto(`${siteUrl}/collections`)
  await page.getByRole('main').locator('img').nth(1).waitFor()
  await page.getByRole('link', { name: 'Weeknights' }).tap()
  await expect.poll(() => rows(page).allInnerTexts()).toEqual([soup, pasta])
  const handle = page.getByRole('button', { name: `Drag ${pasta}` })
  await handle.focus()
  for (const key of ['Space', 'ArrowUp', 'Space']) await page.keyboard.press(key)
  await expect.poll(() => rows(page).allInnerTexts()).toEqual([pasta, soup])
  await toasts(page).getByText('Collection changed').waitFor()
  const stored = load(await (await page.request.get(page.url())).text())
  expect(stored('[aria-label="Recipes in their order"]').text()).toMatch(new RegExp(`${pasta}.*${soup}`, 's'))

  await page.getByRole('button', { name: 'Add to shopping list' }).tap()
  const servings = page.getByRole('dialog', { name: 'Add to shopping list' })
  await servings.getByRole('checkbox', { name: soup }).uncheck()
  await servings
    .getByRole('group', { name: `Servings of ${pasta}` })
    .getByRole('button', { name: 'More' })
    .tap()
  expect(await findingsOn(page, 'the choice of servings')).toEqual([])
  await servings.getByRole('button', { name: 'Add 1 recipe' }).tap()
  await toasts(page).getByRole('link', { name: 'View list' }).tap()
  await page.getByRole('checkbox', { name: '500 g bucatini' }).waitFor()
  await page.goBack()
  await page.getByRole('link', { name: `Cook ${soup}` }).tap()
  await page.waitForURL('**/recipe/thai-coconut-curry-soup/cook')
  expect(pageErrors).toEqual([])
  await close()
})
