import { afterAll, expect, test } from 'vitest'
import { newVisitor } from './browser.ts'
import { focused, tabTo } from './by-keyboard.ts'
import { newAddress } from './new-address.ts'
import { startStandInWeb } from './stand-in-web.ts'
import { siteUrl } from './worker-site.ts'

const web = await startStandInWeb({
  '/rice': {
    body: `<!doctype html><title>Rice</title><h1>Keyboard Rice</h1><h2>Ingredients</h2><ul><li>1 cup rice</li></ul>
      <h2>Directions</h2><ol><li>Boil the rice.</li></ol>`,
  },
})
afterAll(() => web.close())

test('imports, scales and shares a recipe by keyboard, and never loses the focus', async () => {
  const { page, pageErrors, close } = await newVisitor()
  // As over plain http, where browsers have no clipboard API.
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await page.goto(`${siteUrl}/import`)

  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content')
  await page.keyboard.press('Enter')
  await tabTo(page, 'Recipe Website URL')
  await page.keyboard.type(newAddress(`${web.url}/rice`))
  await page.keyboard.press('Enter')

  const picker = page.getByRole('dialog', { name: 'Choose a picture' })
  const editor = page.getByRole('dialog', { name: 'Edit before saving' })
  await editor.or(picker).first().waitFor()
  if (await picker.isVisible()) {
    await tabTo(page, 'Skip')
    await page.keyboard.press('Enter')
  }
  await editor.waitFor()
  // The button that read the page was disabled when the editor opened.
  await page.keyboard.press('Escape')
  await editor.waitFor({ state: 'detached' })
  await expect.poll(() => focused(page)).toBe('Recipe Website URL')
  await tabTo(page, 'Continue editing')
  await page.keyboard.press('Enter')
  await editor.waitFor()
  await tabTo(page, 'Servings')
  await page.keyboard.type('2')
  await tabTo(page, 'Save Recipe')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/recipe\/keyboard-rice/)

  await tabTo(page, 'Scale Recipe')
  await page.keyboard.press('Enter')
  await page.locator('input[type=range]:focus').waitFor()
  await page.keyboard.press('ArrowRight')
  await page.getByText('3 servings').first().waitFor()
  await page.getByRole('button', { name: 'Copy link' }).press('Enter')
  await page.getByText('Recipe link copied to clipboard!').waitFor()
  expect(await focused(page)).toBe('Copy link')

  await page.getByRole('button', { name: 'Add to shopping list' }).press('Enter')
  await page.getByRole('link', { name: 'View list' }).waitFor()
  // Moves the focus to the notifications, and stops their timers.
  await page.keyboard.press('Alt+KeyT')
  const inNotifications = page.getByRole('region', { name: 'Notifications' }).locator(':focus')
  await expect.poll(() => inNotifications.count()).toBe(1)
  await tabTo(page, 'View list')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Share', exact: true }).press('Enter')
  await page.getByRole('button', { name: 'Share by link' }).press('Enter')
  await expect.poll(() => focused(page)).toBe('Copy link')
  await page.getByRole('button', { name: 'Stop sharing' }).press('Enter')
  await expect.poll(() => focused(page)).toBe('Share by link')
  expect(pageErrors).toEqual([])
  await close()
})
