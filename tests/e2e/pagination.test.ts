import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '../../src/db/connection/open.ts'
import { recipes } from '../../src/db/schema/recipes.ts'
import { newVisitor } from './browser.ts'
import { siteUrl, workerSite } from './worker-site.ts'

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }
const { db, close: closeDatabase } = await openDatabase({ env: { DATA_DIR: '', ...workerSite.env }, log: silent })
afterAll(() => closeDatabase())

/** A category of its own, because other tests add recipes too. */
const list = `${siteUrl}/recipes?category=leafed-through&view=list`
await db.insert(recipes).values(
  Array.from({ length: 60 }, (_, index) => ({
    id: `leaf-${index}`,
    title: `Leaf ${index}`,
    ingredients: [],
    instructions: [],
    categories: ['leafed-through'],
    datePublished: new Date(Date.UTC(2020, 0, 1, 0, index)),
  })),
)

const addressesOn = (page: Page) =>
  page
    .getByRole('article')
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
const older = (page: Page) => page.getByRole('link', { name: 'Older recipes' })

test('starts an older page at its first recipe, and returns to the place in the newer one', async () => {
  const { page, pageErrors, close } = await newVisitor()
  await page.goto(list)
  const first = await addressesOn(page)
  await older(page).click()
  await page.waitForURL(/&after=[\w.-]+$/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  const second = await addressesOn(page)
  expect(second).not.toEqual(first)
  expect(await page.locator(':focus').getByRole('article').count()).toBe(24)
  await page.goBack()
  await expect.poll(() => addressesOn(page)).toEqual(first)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000)
  expect(pageErrors).toEqual([])
  await close()
})
