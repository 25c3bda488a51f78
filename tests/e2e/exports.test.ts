import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { readDocument } from '../../src/importer/read-document.ts'
import { signIn } from '../accounts.ts'
import { findingsOn } from './axe-findings.ts'
import { newVisitor } from './browser.ts'
import { siteUrl, workerSite } from './worker-site.ts'

const soup = '/recipe/thai-coconut-curry-soup'

/** Opens the menu, chooses a format and returns the downloaded file. */
async function download(page: Page, format: string) {
  await page.getByRole('button', { name: 'Download' }).click()
  const entry = page.locator('[popover] :is(a, button)').filter({ hasText: new RegExp(`^${format}`) })
  const [file] = await Promise.all([
    page.waitForEvent('download', { timeout: 15_000 }),
    entry.click({ timeout: 10_000 }),
  ])
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

async function recipesIn(file: { name: string; bytes: Buffer }) {
  const outcomes = await Array.fromAsync(readDocument(file))
  return outcomes.flatMap((outcome) => (outcome.ok ? [outcome] : []))
}

const titlesIn = async (file: { name: string; bytes: Buffer }) =>
  (await recipesIn(file)).map(({ draft }) => draft.title).toSorted()

async function importFile(page: Page, { name, bytes }: { name: string; bytes: Buffer }) {
  await page.goto(`${siteUrl}/import`)
  await page.getByRole('tab', { name: 'External Services' }).click()
  await page.getByRole('tab', { name: 'File' }).click()
  const upload = { name, mimeType: 'application/octet-stream', buffer: bytes }
  await page.getByLabel('Recipe file', { exact: true }).setInputFiles(upload)
}

test('downloads a recipe with its picture, recognizes it in an import, and imports a copy', async () => {
  const { page, pageErrors, close } = await newVisitor()
  await page.goto(siteUrl + soup)
  const file = await download(page, 'Paprika')
  expect(file.name).toBe('thai-coconut-curry-soup.paprikarecipes')
  const [read, ...others] = await recipesIn(file)
  expect(others).toEqual([])
  expect(read?.draft.ingredients.map(({ group }) => group)).toContain('To finish')
  expect(read?.picture?.length).toBeGreaterThan(10_000)

  await importFile(page, file)
  await page.getByRole('link', { name: 'Open “Thai Coconut Curry Soup”' }).waitFor()

  await page.goto(siteUrl + soup)
  const { name, bytes } = await download(page, 'schema.org JSON')
  const renamed = bytes
    .toString()
    .replace('"Thai Coconut Curry Soup"', '"Copied Curry Soup"')
    .replace('1 tbsp', '9 tbsp')
  await importFile(page, { name, bytes: Buffer.from(renamed) })
  await page.getByRole('button', { name: 'Skip' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit before saving' })
  expect(await dialog.getByLabel('Title').inputValue()).toBe('Copied Curry Soup')
  expect(await dialog.getByLabel('Ingredients').inputValue()).toContain('For the soup:\n9 tbsp neutral oil\n')
  expect(pageErrors).toEqual([])
  await close()
})

test('downloads a PDF without script, and the menu has no accessibility problem', async () => {
  const plain = await newVisitor({ javaScriptEnabled: false })
  await plain.page.goto(siteUrl + soup)
  const file = await download(plain.page, 'PDF')
  expect(file.name).toBe('thai-coconut-curry-soup.pdf')
  expect(file.bytes.subarray(0, 5).toString()).toBe('%PDF-')
  const { page, close } = await newVisitor({ viewport: { width: 360, height: 740 } })
  await page.goto(siteUrl + soup)
  await page.getByRole('button', { name: 'Download' }).click()
  const entries = page.locator('[popover]:popover-open li')
  expect(await entries.count()).toBe(9)
  for (const entry of await entries.all()) {
    const box = await entry.boundingBox()
    expect(box?.y).toBeGreaterThan(0)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(740)
  }
  expect(await findingsOn(page, 'the download menu')).toEqual([])
  await page.keyboard.press('Escape')
  await expect.poll(() => page.getByRole('link', { name: /^Paprika/ }).isVisible()).toBe(false)
  await close()
})

test('downloads all of My Recipes, or the selected ones', async () => {
  const { page, pageErrors, close } = await newVisitor()
  await signIn(page, workerSite, 'cook')
  const titles = ['Beet broth', 'Beet pie', 'Beet tart']
  for (const title of titles) {
    const data = { title, ingredients: '3 beets', instructions: 'Roast them.' }
    const answer = await page.request.post(`${siteUrl}/api/recipes`, { data, headers: { origin: siteUrl } })
    expect(answer.status()).toBe(201)
  }
  await page.goto(`${siteUrl}/my-recipes`)
  const all = await download(page, 'Mealie')
  expect(all.name).toBe('my-recipes-mealie.zip')
  expect(await titlesIn(all)).toEqual(titles)
  await page.keyboard.press('Escape')
  await page.getByLabel('Beet pie: Select').check()
  expect(await titlesIn(await download(page, 'CSV table'))).toEqual(['Beet pie'])
  expect(pageErrors).toEqual([])
  await close()
})

test('downloads the saved recipes of a browser', async () => {
  const { page, pageErrors, close } = await newVisitor()
  await page.addInitScript(() =>
    localStorage.setItem('saved-recipes', '["thai-coconut-curry-soup", "homemade-margherita-pizza"]'),
  )
  await page.goto(`${siteUrl}/saved`)
  await page.getByRole('heading', { name: '2 recipes' }).waitFor()
  const file = await download(page, 'Markdown')
  expect(file.name).toBe('saved-recipes-markdown.zip')
  expect(await titlesIn(file)).toEqual(['Homemade Margherita Pizza', 'Thai Coconut Curry Soup'])
  expect(pageErrors).toEqual([])
  await close()
})

test('editors download what the list of recipes shows', async () => {
  const { page, close } = await newVisitor()
  await signIn(page, workerSite, 'admin')
  await page.goto(`${siteUrl}/admin/recipes?find=pizza&status=published`)
  const file = await download(page, 'schema.org JSON')
  expect(await titlesIn(file)).toContain('Homemade Margherita Pizza')
  await page.keyboard.press('Escape')
  await page.getByLabel('Select Homemade Margherita Pizza').check()
  expect(await titlesIn(await download(page, 'Cooklang'))).toEqual(['Homemade Margherita Pizza'])
  await close()
})
