import { expect, test } from 'vitest'
import { makeZip } from '../../src/importer/testing/make-zip.ts'
import { findingsOn } from './axe-findings.ts'
import { goOffline, newVisitor } from './browser.ts'
import { focused } from './by-keyboard.ts'
import { draftOn } from './import-editor.ts'
import { plainVisitor } from './plain-visitor.ts'
import { siteUrl } from './worker-site.ts'

const recipe = (name: string) =>
  JSON.stringify({
    '@type': 'Recipe',
    name,
    recipeIngredient: ['2 leeks', '1 l stock'],
    recipeInstructions: ['Chop the leeks.', 'Simmer them in the stock.'],
  })

const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/octet-stream', buffer })

// A second visitor would load all scripts again.
const { page, pageErrors } = await newVisitor()

test('imports an export with several recipes by keyboard, and undoes it', async () => {
  await page.goto(`${siteUrl}/import?from=file`)
  const recipes = { '0.json': recipe('Plum soup'), '1.json': recipe('Plum pie'), '2.json': '{"name":' }
  await page.getByLabel('Recipe file', { exact: true }).setInputFiles(file('plums.zip', makeZip(recipes)))
  await page.getByText('2 recipes found.').waitFor()
  expect(await findingsOn(page, '/imports/:id')).toEqual([])
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
  const pie = page.getByRole('listitem').filter({ hasText: 'Plum pie' })
  await pie.getByRole('button', { name: 'Skip' }).click()
  await page.getByRole('button', { name: 'Import 1 recipe' }).waitFor()
  await press('Import 1 recipe')
  await page.getByText('1 recipe imported successfully!').waitFor()
  await page.getByText('1 recipe imported, 1 not chosen.').waitFor()
  await expect.poll(focusedName).toBe('Status')
  await press('Undo import')
  await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).focus()
  await page.keyboard.press('Enter')
  await page.getByText('The import was undone.').waitFor()
  await expect.poll(focusedName).toBe('Status')
  expect(await page.getByText('imported successfully').count()).toBe(0)
  await page.getByRole('link', { name: 'Your imports' }).click()
  await page.getByRole('link', { name: 'plums.zip' }).waitFor()
  expect(pageErrors).toEqual([])
})

const upload = (name: string, content: string | Buffer) => new File([new Uint8Array(Buffer.from(content))], name)
const openImport = () => plainVisitor(siteUrl).open('/import')

test('imports a file without script: skips a recipe, changes another, and undoes the import', async () => {
  const visitor = plainVisitor(siteUrl)
  const bytes = makeZip({ 'a.json': recipe('Plain soup'), 'b.json': recipe('Plain pie'), 'c.json': '{"name":' })
  let shown = await (await visitor.open('/import')).send('Import', { 'Recipe file': upload('plain.zip', bytes) })
  const address = shown.url
  expect(shown.text('h1')).toBe('Import “plain.zip”')
  expect(shown.text('main')).toContain('2 recipes found.')
  expect(shown.text('main')).toContain('The JSON file could not be read')
  shown = await shown.send('Skip', {}, 'li:contains("Plain pie")')
  shown = await shown.follow('Edit Plain soup')
  shown = await shown.send('Save for the import', { Title: 'Plain soup with cream' })
  shown = await shown.send('Import 1 recipe')
  const status = async () => (shown = await visitor.open(address)).text('[aria-label=Status]')
  await expect.poll(status).toContain('1 recipe imported, 1 not chosen.')
  const saved = await shown.follow('Plain soup with cream')
  expect(saved.text('h1')).toBe('Plain soup with cream')
  shown = await shown.send('Undo import')
  await expect.poll(status).toContain('The import was undone.')
  expect((await visitor.open(saved.url)).status).toBe(404)
})

test.each([
  ['Recipe file', 'Please select a file to import'],
  ['CSV file', 'Please select a CSV file to import'],
])('says without script that no file was chosen under “%s”', async (label, message) => {
  const shown = await (await openImport()).send('Import', { [label]: [] })
  expect(shown.text('[role=alert] strong')).toBe('Failed to import recipes')
  expect(shown.text('[role=alert]')).toContain(message)
})

test.each([
  ['playlist.xml', '<?xml version="1.0"?><playlist/>', 'XML format not yet supported.'],
  ['notes.txt', 'Buy milk', 'There is no recipe in this file that we can read.'],
])('says without script what is wrong with %s', async (name, content, message) => {
  const shown = await (await openImport()).send('Import', { 'Recipe file': upload(name, content) })
  expect(shown.text('[role=alert] strong')).toBe('Failed to import recipes')
  expect(shown.text('[role=alert]')).toContain(message)
})

test('imports a table whose columns the cook chose', async () => {
  await page.goto(`${siteUrl}/import?from=csv`)
  const importIt = page.getByRole('button', { name: 'Import Recipes from CSV' })
  await importIt.click()
  await page.getByText('Please select a CSV file to import').waitFor()
  const field = page.getByLabel('CSV file')
  await field.setInputFiles(file('empty.csv', Buffer.from('')))
  const failure = page.getByRole('alert').filter({ hasText: 'Failed to import recipes' })
  await failure.getByText('Failed to parse CSV file. Save the table').waitFor()
  // A browser ignores the same file again unless the field is empty.
  expect(await field.evaluate((input: HTMLInputElement) => input.files?.length)).toBe(0)
  const table = 'Was;Zutaten;Tun;Extra\nTable soup;1 leek;Chop.;x\nTable pie;2 leeks;Fry.;y\n'
  await field.setInputFiles(file('mine.csv', Buffer.from(table)))
  await page.getByText('Table soup · Table pie').waitFor()
  expect(await page.getByLabel('Zutaten holds').inputValue()).toBe('ingredients')
  expect(await failure.count()).toBe(0)
  await importIt.click()
  await page.getByText('Choose the column with the titles of the recipes.').waitFor()
  expect(await focused(page)).toBe('Was holds')
  await page.getByLabel('Was holds').selectOption('Title')
  await page.getByLabel('Tun holds').selectOption('Instructions')
  await importIt.click()
  await page.getByText('2 recipes found.').waitFor()
  const soup = page.getByRole('listitem').filter({ hasText: 'Table soup' })
  expect(await soup.innerText()).toContain('1 ingredient, 1 step')
  expect(pageErrors.filter((error) => !error.endsWith('/api/import/columns'))).toEqual([])
})

test('takes a file dropped anywhere on the page, a recipe pasted outside of fields, and a table', async () => {
  await page.goto(`${siteUrl}/import?from=file`)
  await page.waitForLoadState('networkidle')
  const field = page.getByLabel('Recipe file', { exact: true })
  // Created in the page, because sending 13 megabytes to the browser takes a second of processor time.
  await field.evaluate((input: HTMLInputElement) => {
    const chosen = new DataTransfer()
    chosen.items.add(new File([new Uint8Array(13_000_000)], 'large.zip'))
    input.files = chosen.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
  })
  await page.getByText('The file is larger than 12 MB.').waitFor()
  const drag = await page.evaluateHandle(() => {
    const transfer = new DataTransfer()
    transfer.items.add(new File(['Toast @bread{2%slices} for ~{3%minutes}.'], 'Dropped Toast.cook'))
    return transfer
  })
  await page.dispatchEvent('h1', 'dragover', { dataTransfer: drag })
  await page.getByText('Drop it anywhere').waitFor()
  await goOffline(page)
  await page.dispatchEvent('h1', 'drop', { dataTransfer: drag })
  await page.getByText('The site didn’t answer.').waitFor()
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  const editor = await draftOn(page)
  expect(await editor.getByLabel('Title').inputValue()).toBe('Dropped Toast')
  await editor.getByRole('button', { name: 'Cancel' }).click()
  await editor.waitFor({ state: 'detached' })
  await page.evaluate(() => {
    const clipboardData = new DataTransfer()
    clipboardData.setData(
      'text/plain',
      'Pasted Soup\n\nIngredients\n2 leeks\n1 l stock\n\nInstructions\nChop.\nSimmer.',
    )
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await draftOn(page)
  expect(await editor.getByLabel('Title').inputValue()).toBe('Pasted Soup')
  expect(await editor.getByLabel('Ingredients').inputValue()).toBe('2 leeks\n1 l stock')
  await editor.getByRole('button', { name: 'Cancel' }).click()
  await editor.waitFor({ state: 'detached' })

  await page.getByRole('link', { name: 'Choose a file or photo' }).click()
  await field.setInputFiles(file('any.csv', Buffer.from('Modal soup,1 leek,Chop.\nModal pie,2 leeks,Fry.\n')))
  const dialog = page.getByRole('dialog', { name: 'Import From CSV' })
  expect(await dialog.getByLabel('The first row names the columns').isChecked()).toBe(false)
  await dialog.getByLabel('Column 1 holds').selectOption('Title')
  await dialog.getByLabel('Column 2 holds').selectOption('Ingredients')
  await dialog.getByLabel('Column 3 holds').selectOption('Instructions')
  await dialog.getByRole('button', { name: 'Import Recipes from CSV' }).click()
  await page.getByText('2 recipes found.').waitFor()
  await page.getByText('Modal soup').waitFor()
  // Chromium reports the unreadable table, and what was sent while it was offline.
  const isExpected = /\/api\/import\/columns$|ERR_INTERNET_DISCONNECTED/
  expect(pageErrors.filter((error) => !isExpected.test(error))).toEqual([])
})
