import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { slugify } from '../../src/core/recipes/slug.ts'
import { makeZip } from '../../src/importer/testing/make-zip.ts'
import { findingsOn } from './axe-findings.ts'
import { goOffline, newVisitor } from './browser.ts'
import { focused } from './by-keyboard.ts'
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
  await page.getByRole('tab', { name: 'External Services' }).click()
  await page.getByRole('tab', { name: 'File' }).click()
  return page.getByLabel('Recipe file', { exact: true })
}

const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/octet-stream', buffer })

test.each([
  ['a desktop', {}],
  ['a phone', { viewport: { width: 360, height: 740 }, hasTouch: true }],
])('imports an export with several recipes on %s, and undoes it', async (device, options) => {
  const { page, pageErrors, close } = await newVisitor(options)
  const field = await openForm(page)
  const names = ['Leek soup', 'Leek pie', 'Leek tart'].map((name) => `${name} on ${device}`)
  const recipes = Object.fromEntries(names.map((name, index) => [`${index}.json`, recipe(name)]))
  const bytes = makeZip({ ...recipes, 'c.json': '{"name":' })
  await field.setInputFiles(file('export.zip', bytes))
  await page.getByRole('heading', { level: 1, name: 'Import “export.zip”' }).waitFor()
  await page.getByText('3 recipes found.').waitFor()
  await page.getByText('The JSON file could not be read').waitFor()
  expect(await findingsOn(page, '/imports/:id')).toEqual([])
  const card = (name: string | undefined) => page.getByRole('listitem').filter({ hasText: name ?? '' })
  await card(names[1]).getByRole('button', { name: 'Skip' }).click()
  await page.getByRole('button', { name: 'Import 2 recipes' }).waitFor()
  await card(names[2]).getByRole('link', { name: /^Edit/ }).click()
  await page.getByLabel('Title').fill(`${names[2]} with cream`)
  await page.getByRole('button', { name: 'Save for the import' }).click()
  await page.getByRole('button', { name: 'Import 2 recipes' }).click()
  await page.getByText('2 recipes imported successfully!').waitFor()
  await page.getByText('2 recipes imported, 1 not chosen.').waitFor()
  await card('with cream')
    .getByRole('link', { name: /with cream/ })
    .click()
  await page.getByRole('heading', { level: 1, name: `${names[2]} with cream` }).waitFor()
  await page.goto(`${siteUrl}/imports`)
  await page.getByRole('link', { name: 'export.zip' }).click()
  await page.getByRole('button', { name: 'Undo import' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click()
  await page.getByText('The import was undone.').waitFor()
  expect(pageErrors).toEqual([])
  expect((await page.goto(`${siteUrl}/recipe/${slugify(names[0] ?? '')}`))?.status()).toBe(404)
  await close()
})

test.each([
  ['a desktop', {}],
  ['a phone', { viewport: { width: 360, height: 740 }, hasTouch: true }],
])('imports a table whose columns the cook chose, on %s', async (device, options) => {
  const { page, pageErrors, close } = await newVisitor(options)
  await page.goto(`${siteUrl}/import`)
  await page.getByRole('tab', { name: 'External Services' }).click()
  await page.getByRole('tab', { name: 'CSV' }).click()
  const importIt = page.getByRole('button', { name: 'Import Recipes from CSV' })
  await importIt.click()
  await page.getByText('Please select a CSV file to import').waitFor()
  const field = page.getByLabel('CSV file')
  await field.setInputFiles(file('empty.csv', Buffer.from('')))
  const failure = page.getByRole('alert').filter({ hasText: 'Failed to import recipes' })
  await failure.getByText('Failed to parse CSV file. Save the table').waitFor()
  // A browser ignores the same file again unless the field is empty.
  expect(await field.evaluate((input: HTMLInputElement) => input.files?.length)).toBe(0)
  const table = `Was;Zutaten;Tun;Extra\nTable soup on ${device};1 leek;Chop.;x\nTable pie on ${device};2 leeks;Fry.;y\n`
  const opening = Promise.withResolvers<void>()
  await page.route('**/api/import/columns', (route) => opening.promise.then(() => route.continue()), { times: 1 })
  await field.setInputFiles(file('mine.csv', Buffer.from(table)))
  await page.getByRole('button', { name: 'Reading the table...' }).waitFor()
  opening.resolve()
  expect(await page.getByLabel('Zutaten holds').inputValue()).toBe('ingredients')
  expect(await failure.count()).toBe(0)
  await page.getByText(`Table soup on ${device} · Table pie on ${device}`).waitFor()
  await importIt.click()
  await page.getByText('Choose the column with the titles of the recipes.').waitFor()
  expect(await focused(page)).toBe('Was holds')
  await page.getByLabel('Was holds').selectOption('Title')
  await page.getByLabel('Tun holds').selectOption('Instructions')
  await importIt.click()
  await page.waitForURL(/\/imports\//)
  await page.getByText('2 recipes found.').waitFor()
  const soup = page.getByRole('listitem').filter({ hasText: `Table soup on ${device}` })
  expect(await soup.innerText()).toContain('1 ingredient, 1 step')
  expect(pageErrors.filter((error) => !error.endsWith('/api/import/columns'))).toEqual([])
  await close()
})

test('imports several files at once, also two of the same name', async () => {
  const { page, pageErrors, close } = await newVisitor()
  const field = await openForm(page)
  await field.setInputFiles([
    file('soup.json', Buffer.from(recipe('Soup of one file'))),
    file('soup.json', Buffer.from(recipe('Soup of another file'))),
    file('pie.md', Buffer.from('# Pie of a text\n\n## Ingredients\n\n- 2 leeks\n\n## Steps\n\n1. Bake the leeks.\n')),
  ])
  await page.getByRole('heading', { level: 1, name: 'Import “3 files.zip”' }).waitFor()
  await page.getByText('3 recipes found.').waitFor()
  for (const name of ['Soup of one file', 'Soup of another file', 'Pie of a text'])
    await page.getByRole('listitem').filter({ hasText: name }).waitFor()
  expect(pageErrors).toEqual([])
  await close()
})

test('keeps the focus while an export is chosen, imported and undone by keyboard', async () => {
  const { page, pageErrors, close } = await newVisitor()
  const field = await openForm(page)
  const recipes = { '0.json': recipe('Plum soup by keyboard'), '1.json': recipe('Plum pie by keyboard') }
  await field.setInputFiles(file('plums.zip', makeZip(recipes)))
  await page.getByText('2 recipes found.').waitFor()
  const press = async (name: string) => {
    await page.getByRole('button', { name }).focus()
    await page.keyboard.press('Enter')
  }
  const focusedName = () => focused(page)
  await press('Choose none')
  await page.getByText('Choose a recipe to import.').waitFor()
  await expect.poll(focusedName).toBe('Choose all')
  await press('Choose all')
  await expect.poll(focusedName).toBe('Choose none')
  await press('Import 2 recipes')
  await page.getByText('2 recipes imported.').waitFor()
  await expect.poll(focusedName).toBe('Status')
  await press('Undo import')
  await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).focus()
  await page.keyboard.press('Enter')
  await page.getByText('The import was undone.').waitFor()
  await expect.poll(focusedName).toBe('Status')
  expect(await page.getByText('imported successfully').count()).toBe(0)
  expect(pageErrors).toEqual([])
  await close()
})

test('checks the columns of a table that was chosen as any other file', async () => {
  const { page, pageErrors, close } = await newVisitor()
  const field = await openForm(page)
  await field.setInputFiles(file('any.csv', Buffer.from('Modal soup,1 leek,Chop.\nModal pie,2 leeks,Fry.\n')))
  const dialog = page.getByRole('dialog', { name: 'Import From CSV' })
  expect(await dialog.getByLabel('The first row names the columns').isChecked()).toBe(false)
  await dialog.getByLabel('Column 1 holds').selectOption('Title')
  await dialog.getByLabel('Column 2 holds').selectOption('Ingredients')
  await dialog.getByLabel('Column 3 holds').selectOption('Instructions')
  await dialog.getByRole('button', { name: 'Import Recipes from CSV' }).click()
  await page.waitForURL(/\/imports\//)
  await page.getByText('2 recipes found.').waitFor()
  await page.getByText('Modal soup').waitFor()
  expect(pageErrors).toEqual([])
  await close()
})

test('imports a file without script', async () => {
  const { page, close } = await newVisitor({ javaScriptEnabled: false })
  await page.goto(`${siteUrl}/import`)
  const field = page.getByLabel('Recipe file', { exact: true })
  const bytes = makeZip({ 'a.json': recipe('Plain soup'), 'b.json': recipe('Plain pie') })
  await field.setInputFiles(file('plain.zip', bytes))
  await page.locator('form').filter({ has: field }).getByRole('button', { name: 'Import' }).click()
  await page.getByRole('listitem').filter({ hasText: 'Plain pie' }).getByRole('button', { name: 'Skip' }).click()
  await page.getByRole('button', { name: 'Import 1 recipe' }).click()
  await expect
    .poll(async () => {
      await page.reload()
      return page.getByText('1 recipe imported').count()
    })
    .toBe(1)
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

test('takes a file dropped anywhere on the page, and a recipe pasted outside of fields', async () => {
  const { page, pageErrors, close } = await newVisitor()
  await page.goto(`${siteUrl}/import`)
  await page.waitForLoadState('networkidle')
  const drag = await page.evaluateHandle(() => {
    const transfer = new DataTransfer()
    transfer.items.add(new File(['Toast @bread{2%slices} for ~{3%minutes}.'], 'Dropped Toast.cook'))
    return transfer
  })
  await page.dispatchEvent('h1', 'dragover', { dataTransfer: drag })
  await page.getByText('Drop it anywhere').waitFor()
  await page.dispatchEvent('h1', 'drop', { dataTransfer: drag })
  await page.getByRole('button', { name: 'Skip' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit before saving' })
  expect(await dialog.getByLabel('Title').inputValue()).toBe('Dropped Toast')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.evaluate(() => {
    const clipboardData = new DataTransfer()
    clipboardData.setData(
      'text/plain',
      'Pasted Soup\n\nIngredients\n2 leeks\n1 l stock\n\nInstructions\nChop.\nSimmer.',
    )
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await page.getByRole('button', { name: 'Skip' }).click()
  expect(await dialog.getByLabel('Title').inputValue()).toBe('Pasted Soup')
  expect(await dialog.getByLabel('Ingredients').inputValue()).toBe('2 leeks\n1 l stock')
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
