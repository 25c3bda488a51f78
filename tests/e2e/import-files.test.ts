import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { makeZip } from '../../src/importer/testing/make-zip.ts'
import { findingsOn } from './axe-findings.ts'
import { goOffline, newVisitor } from './browser.ts'
import { siteUrl } from './worker-site.ts'

const recipe = (name: string) =>
  JSON.stringify({
    '@type': 'Recipe',
    name,
    recipeIngredient: ['2 leeks', '1 l stock'],
    recipeInstructions: ['Chop the leeks.', 'Simmer them in the stock.'],
  })

async function openForm(page: Page) {
  await page.goto(`${siteUrl}/import`)
  await page.getByText('A file from another app').click()
  return page.getByLabel('Recipe file')
}

const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/octet-stream', buffer })

test.each([
  ['a desktop', {}],
  ['a phone', { viewport: { width: 360, height: 740 }, hasTouch: true }],
])('imports an export with several recipes on %s', async (device, options) => {
  const { page, pageErrors, close } = await newVisitor(options)
  const field = await openForm(page)
  const names = ['Leek soup', 'Leek pie', 'Leek tart'].map((name) => `${name} on ${device}`)
  const recipes = Object.fromEntries(names.map((name, index) => [`${index}.json`, recipe(name)]))
  const bytes = makeZip({ ...recipes, 'c.json': '{"name":' })
  await field.setInputFiles(file('export.zip', bytes))
  await page.getByRole('status').getByText('3 recipes read from the file.').waitFor()
  await page.getByText('c.json: The JSON file could not be read').waitFor()
  expect(await findingsOn(page, '/import with recipes of a file')).toEqual([])
  const list = page.getByRole('region', { name: 'Not saved yet' })
  expect(await list.locator('strong').allInnerTexts()).toEqual(names)
  await list.getByRole('button', { name: 'Discard' }).last().click()
  expect(await page.getByText('c.json: The JSON file could not be read').isVisible()).toBe(true)
  await list.getByRole('button', { name: 'Continue editing' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Save Recipe' }).click()
  await page.getByRole('heading', { level: 1, name: names[0] ?? '' }).waitFor()
  await page.goto(`${siteUrl}/import`)
  await expect.poll(() => list.locator('strong').allInnerTexts()).toEqual([names[1]])
  expect(pageErrors).toEqual([])
  await close()
})

test('opens the only recipe of a file, and says when there is none', async () => {
  const { page, pageErrors, close } = await newVisitor()
  const field = await openForm(page)
  await field.setInputFiles(file('notes.txt', Buffer.from('Buy milk')))
  const problem = page.getByRole('alert')
  await problem.getByText('There is no recipe in this file that we can read.').waitFor()
  expect(await problem.getByRole('button', { name: /HTML/ }).count()).toBe(0)
  await field.setInputFiles(file('Easy Toast.cook', Buffer.from('Toast @bread{2%slices} for ~{3%minutes}.')))
  await page.getByRole('button', { name: 'Skip' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit before saving' })
  expect(await dialog.getByLabel('Title').inputValue()).toBe('Easy Toast')
  expect(await dialog.getByLabel('Ingredients').inputValue()).toBe('2 slices bread')
  expect(pageErrors).toEqual([])
  await close()
})

test('says that a file is too large, and tries again after a broken connection', async () => {
  const { page, close } = await newVisitor()
  const field = await openForm(page)
  await field.setInputFiles(file('large.zip', Buffer.alloc(13_000_000)))
  await page.getByText('The file is larger than 12 MB.').waitFor()
  await goOffline(page)
  await field.setInputFiles(file('toast.cook', Buffer.from('Toast @bread{2%slices}.')))
  await page.getByText('The site didn’t answer.').waitFor()
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('button', { name: 'Skip' }).click()
  expect(await page.getByRole('dialog').getByLabel('Title').inputValue()).toBe('toast')
  await close()
})
