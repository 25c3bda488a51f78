import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { newVisitor } from './browser.ts'
import { editorOf } from './import-editor.ts'
import { newAddress } from './new-address.ts'
import { plainVisitor } from './plain-visitor.ts'
import { startStandInWeb } from './stand-in-web.ts'
import { siteUrl } from './worker-site.ts'

const photo = (background: string) =>
  sharp({ create: { width: 800, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer()

const soupPage = (title: string) => `<!doctype html><html lang="en"><title>${title}</title><main><h1>${title}</h1>
  <img src="/soup.jpg" width="800" alt="Soup"><p>Serves 4</p>
  <h2>Ingredients</h2><ul><li>3 leeks, sliced</li><li>2 tbsp butter</li><li>1 l stock</li></ul>
  <h2>Method</h2><ol><li>Fry the leeks in the butter for 10 minutes.</li><li>Add the stock and simmer.</li></ol>
  <h2>Read on</h2><p>Croutons from old bread go well with it.</p><img src="/bread.jpg" width="600" alt="Bread"></main></html>`

const web = await startStandInWeb({
  '/wide': { body: soupPage('Wide Leek Soup') },
  '/phone': { body: soupPage('Phone Leek Soup') },
  '/soup.jpg': { type: 'image/jpeg', body: await photo('#14706a') },
  '/bread.jpg': { type: 'image/jpeg', body: await photo('#a0522d') },
})
afterAll(() => web.close())

async function openEditor(path: string, width: number) {
  const visitor = await newVisitor({ viewport: { width, height: 800 } })
  const { page } = visitor
  await page.goto(`${siteUrl}/import`)
  await page.getByLabel('Recipe Website URL').fill(newAddress(web.url + path))
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  const editor = editorOf(page)
  await editor.waitFor()
  const source = editor.getByRole('region', { name: 'Source' })
  const line = (text: string) => source.getByRole('listitem').filter({ hasText: text })
  return { ...visitor, editor, source, line }
}

test('moves lines of the source with the keyboard and by dragging, and picks another picture', async () => {
  const { page, editor, source, line, pageErrors } = await openEditor('/wide', 1280)
  const tips = editor.getByRole('textbox', { name: 'Tips' })
  const croutons = line('Croutons').getByRole('combobox')
  await expect.poll(() => line('2 tbsp butter').getByRole('combobox').inputValue()).toBe('ingredients')
  expect(await line('Serves 4').getByRole('combobox').inputValue()).toBe('numbers')
  expect(await croutons.inputValue()).toBe('')

  await croutons.focus()
  await page.keyboard.press('T')
  await page.keyboard.press('T')
  await expect.poll(() => croutons.inputValue()).toBe('tips')
  expect(await editor.getByRole('textbox', { name: 'Title' }).inputValue()).toBe('Wide Leek Soup')
  await editor.getByText('Tips and nutrition').click()
  expect(await tips.inputValue()).toBe('Croutons from old bread go well with it.')

  const ingredients = editor.getByRole('textbox', { name: 'Ingredients' })
  await line('Add the stock').dragTo(ingredients)
  expect(await ingredients.inputValue()).toContain('Add the stock and simmer.')
  expect(await editor.getByRole('textbox', { name: 'Instructions' }).inputValue()).not.toContain('Add the stock')
  await source.getByRole('button', { name: 'Undo' }).click()
  expect(await ingredients.inputValue()).toBe('3 leeks, sliced\n2 tbsp butter\n1 l stock')
  expect(await tips.inputValue()).toBe('Croutons from old bread go well with it.')
  expect(await ingredients.inputValue()).toBe('3 leeks, sliced\n2 tbsp butter\n1 l stock')
  await line('2 tbsp butter').getByRole('combobox').selectOption('')
  expect(await ingredients.inputValue()).toBe('3 leeks, sliced\n1 l stock')
  await source.getByRole('button', { name: 'Undo' }).click()
  expect(await ingredients.inputValue()).toBe('3 leeks, sliced\n2 tbsp butter\n1 l stock')

  await editor.getByRole('button', { name: 'Choose another picture of the page' }).click()
  await editor.getByRole('button', { name: 'Number 2' }).click()
  await editor.getByRole('button', { name: 'Number 1' }).click()
  await editor.getByRole('button', { name: 'Number 2' }).click()
  await editor.getByRole('button', { name: 'Save Recipe' }).click()
  await page.waitForURL(/\/recipe\//)
  await page.getByRole('main').getByText('Croutons from old bread go well with it.').waitFor()
  const picture = page.getByRole('main').locator('img[src^="/images/"]').first()
  const address = await picture.getAttribute('src')
  const stored = Buffer.from(await (await fetch(siteUrl + address)).arrayBuffer())
  const { channels } = await sharp(stored).stats()
  // Brown, as the second picture: more red than green.
  expect((channels[0]?.mean ?? 0) - (channels[1]?.mean ?? 0)).toBeGreaterThan(50)
  expect(pageErrors).toEqual([])
})

test('fills a phone, and shows a line of the source in its field', async () => {
  const { page, editor, line, pageErrors } = await openEditor('/phone', 390)
  const box = await editor.boundingBox()
  expect(box).toMatchObject({ x: 0, y: 0, width: 390, height: 800 })
  await editor.getByRole('button', { name: 'Save Recipe' }).waitFor()
  expect(await line('2 tbsp butter').isVisible()).toBe(false)
  await editor.getByRole('button', { name: 'Source' }).click()
  await line('Croutons').getByRole('combobox').selectOption('description')
  await line('2 tbsp butter').getByText('2 tbsp butter').click()
  const ingredients = editor.getByRole('textbox', { name: 'Ingredients' })
  await expect.poll(() => ingredients.evaluate((field) => field === document.activeElement)).toBe(true)
  expect(
    await ingredients.evaluate((field: HTMLTextAreaElement) =>
      field.value.slice(field.selectionStart, field.selectionEnd),
    ),
  ).toBe('2 tbsp butter')
  expect(await editor.getByRole('textbox', { name: 'Description' }).inputValue()).toContain('Croutons')

  // Back closes the editor instead of leaving the page, and what was typed is there again.
  await ingredients.press('ControlOrMeta+End')
  await page.keyboard.type('\n1 bay leaf')
  await page.goBack()
  await editor.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Continue editing' }).click()
  expect(await ingredients.inputValue()).toContain('1 bay leaf')
  expect(pageErrors).toEqual([])
})

const twoRecipes = ['Leek broth', 'Leek mash']
  .map(
    (title) =>
      `${title}\n\nIngredients\n3 leeks\n1 l stock\n\nMethod\nSimmer the ${title} for an hour.\nSeason well.\n`,
  )
  .join('\n\n')

const importText = async (text: string) =>
  (await plainVisitor(siteUrl).open('/import')).send('Import', { 'Recipe file': new File([text], 'notes.txt') })

test('shows the source of one recipe of many without script', async () => {
  const edit = await (await importText(twoRecipes)).follow('Edit Leek mash')
  const source = edit.text('details:contains("Source")')
  expect(source).toContain('Season well.')
  expect(source).not.toContain('Leek broth')
})

test('shows the source without script', async () => {
  const draft = await importText(twoRecipes.slice(0, twoRecipes.indexOf('Leek mash')))
  expect(draft.text('details:contains("Source")')).toContain('Simmer the Leek broth for an hour.')
})
