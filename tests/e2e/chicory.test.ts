import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { standInChicory } from '../../src/integrations/chicory/testing/stand-in-chicory.ts'
import { newVisitor } from './browser.ts'
import { siteUrl, workerSite } from './worker-site.ts'

const recipeTitle = 'Homemade Margherita Pizza'
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Add to Shopping List' })
const panelOf = (page: Page) => page.getByRole('region', { name: 'Add to Shopping List' })

/** Opens a recipe from another page, without loading a document. */
async function openRecipe(page: Page) {
  await page.getByRole('banner').getByRole('link', { name: 'Latest' }).click()
  await page.getByRole('link', { name: recipeTitle }).first().click()
  await page.getByRole('heading', { level: 1, name: recipeTitle }).waitFor()
}

async function press(page: Page) {
  await panelOf(page).getByRole('button', { name: 'Add to Chicory' }).click()
  await dialogOf(page).getByRole('button', { name: 'Add to Chicory' }).click()
}

test('loads Chicory’s script when the button is pressed, and removes it with the page', async () => {
  // The site has the address of a Chicory that does not answer. Its pages allow no other.
  const address = workerSite.env['CHICORY_URL'] ?? ''
  const chicory = await standInChicory(address)
  onTestFinished(() => chicory[Symbol.asyncDispose]())
  const { page, pageErrors } = await newVisitor()
  await page.route(`${address}/**`, async (route) => {
    const url = new URL(route.request().url())
    await route.fulfill({ response: await route.fetch({ url: chicory.url + url.pathname }) })
  })
  await page.goto(`${siteUrl}/about`)
  await openRecipe(page)
  expect(chicory.requests).toEqual([])
  chicory.state.isAway = true
  await press(page)
  await page.getByText('Chicory Not Available').waitFor()
  await page.getByText('Chicory integration is not available in preview mode. It will work on the live site.').waitFor()

  chicory.state.isAway = false
  await panelOf(page).getByRole('button', { name: 'Add to Chicory' }).click()
  const boxes = dialogOf(page).getByRole('checkbox')
  await boxes.first().waitFor()
  const count = await boxes.count()
  await boxes.first().uncheck()
  await dialogOf(page).getByRole('button', { name: 'Add to Chicory' }).click()
  await page.getByText(`Chicory has ${count - 1} ingredients`).waitFor()
  await dialogOf(page).waitFor({ state: 'detached' })
  const picture = page.getByRole('img', { name: 'Chicory' })
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  expect(chicory.lists).toEqual([
    {
      recipeUrl: `${siteUrl}/recipe/homemade-margherita-pizza`,
      recipeName: recipeTitle,
      ingredients: expect.toSatisfy((lines: Array<string>) => lines.length === count - 1),
      publisherId: 'kitchen',
    },
  ])
  await press(page)
  await expect.poll(() => chicory.lists.length).toBe(2)
  expect(chicory.requests.filter((line) => line === 'GET /widget_v2/')).toHaveLength(2)

  // The script stays behind when the cook goes on.
  const isThere = () => page.evaluate(() => window.Chicory !== undefined)
  expect(await isThere()).toBe(true)
  await page.getByRole('banner').getByRole('link', { name: 'Latest' }).click()
  await page.waitForURL('**/latest')
  expect(await isThere()).toBe(false)
  expect(pageErrors.filter((error) => !error.endsWith('/widget_v2/'))).toEqual([])
})
