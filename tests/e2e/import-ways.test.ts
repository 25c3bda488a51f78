import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newVisitor } from './browser.ts'
import { siteUrl } from './worker-site.ts'

const devices: ReadonlyArray<[string, Parameters<typeof newVisitor>[0]]> = [
  ['a desktop', {}],
  ['a phone', { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }],
]

const bottomOf = async (part: Locator) => {
  const box = await part.boundingBox()
  return Math.floor((box?.y ?? Infinity) + (box?.height ?? 0))
}

const tabIsOpen = (page: Page, name: string) =>
  page.getByRole('tab', { name, selected: true }).waitFor({ timeout: 15_000 })

const cards: ReadonlyArray<[string, (page: Page) => Promise<void>]> = [
  ['Paste an address', (page) => tabIsOpen(page, 'URL')],
  ['Choose a PDF', (page) => tabIsOpen(page, 'File')],
  ['Choose photos', (page) => tabIsOpen(page, 'File')],
  ['Choose a file', (page) => tabIsOpen(page, 'File')],
  ['Write it by hand', (page) => page.getByRole('dialog', { name: 'Edit before saving' }).waitFor()],
]

test.each(devices)('opens each way to import from its card, on %s', async (_, options) => {
  const { page, pageErrors, close } = await newVisitor(options)
  for (const [label, isOpen] of cards) {
    await page.goto(`${siteUrl}/import-options`)
    await page.getByRole('main').getByRole('link', { name: label }).click()
    await isOpen(page)
  }
  expect(pageErrors).toEqual([])
  await close()
})

test.each(devices)('imports a pasted text, and says when it has no recipe, on %s', async (device, options) => {
  const { page, pageErrors, close } = await newVisitor(options)
  await page.goto(`${siteUrl}/import`)
  await page.getByRole('tab', { name: 'Text' }).click()
  const box = page.getByLabel('Text of the recipe, or HTML of the page')
  const readIt = page.getByRole('button', { name: 'Read the pasted text' })
  await box.fill('Buy milk and call the plumber')
  await readIt.click()
  const problem = page.getByRole('main').getByRole('alert')
  await problem.getByText('We couldn’t find a recipe in this text.').waitFor()
  expect(await problem.innerText()).toContain('Failed to import recipe\n')
  // The next step is in sight. On a phone, links are between it and the button.
  await expect.poll(() => bottomOf(problem)).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0)
  expect(await problem.getByRole('button', { name: 'Paste the page’s HTML' }).count()).toBe(0)
  await box.fill(`Mash on ${device}\n\nIngredients\n1 kg potatoes\n100 g butter\n\nMethod\nBoil them.\n\nMash them.`)
  await readIt.click()
  const editor = page.getByRole('dialog', { name: 'Edit before saving' })
  const skip = page.getByRole('button', { name: 'Skip', exact: true })
  await editor.or(skip).first().waitFor()
  if (await skip.isVisible()) await skip.click()
  expect(await editor.getByLabel('Ingredients').inputValue()).toBe('1 kg potatoes\n100 g butter')
  const saveIt = editor.getByRole('button', { name: 'Save Recipe' })
  const [place, size] = [await saveIt.boundingBox(), page.viewportSize()]
  // Save stays in sight, however long the form is.
  expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThanOrEqual(size?.height ?? 0)
  await saveIt.click()
  await page.getByText('Recipe saved to your collection!').waitFor()
  await page.getByRole('heading', { level: 1, name: `Mash on ${device}` }).waitFor()
  await page.getByRole('link', { name: 'Edit it' }).click()
  await page.waitForURL(/\/submissions\//)
  expect(pageErrors).toEqual([])
  await close()
})

test.each(devices)('says what is wrong with a file that cannot be read, on %s', async (_, options) => {
  const { page, pageErrors, close } = await newVisitor(options)
  await page.goto(`${siteUrl}/import`)
  await page.getByRole('tab', { name: 'External Services' }).click()
  await page.getByRole('tab', { name: 'File' }).click()
  const problem = page.getByRole('main').getByRole('alert')
  for (const [name, content, message] of [
    ['playlist.xml', '<?xml version="1.0"?><playlist/>', 'XML format not yet supported.'],
    ['program.exe', Buffer.from([0x4d, 0x5a, 0, 0xff, 0xfe, 0, 1, 2, 3, 0]), 'Unsupported file format.'],
    ['broken.json', '{"name":', 'The JSON file could not be read.'],
  ] as const) {
    const file = { name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) }
    await page.getByLabel('Recipe file', { exact: true }).setInputFiles(file)
    await problem.getByText(message).waitFor()
    await problem.getByText('Failed to import recipes').waitFor()
  }
  expect(pageErrors).toEqual([])
  await close()
})

test('opens a tab that is pressed before the script loads', async () => {
  const { page, close } = await newVisitor()
  // The scripts never arrive.
  await page.route('**/assets/*.js', () => undefined)
  await page.goto(`${siteUrl}/import`, { waitUntil: 'commit' })
  await page.getByRole('tab', { name: 'Import from N8N' }).click()
  await page.getByLabel('N8N Webhook URL').waitFor()
  await page.getByRole('tab', { name: 'External Services' }).click()
  await page.getByRole('tab', { name: 'Recipe Keeper' }).click()
  await page.getByLabel('Recipe Keeper file').waitFor()
  expect(await page.getByRole('button', { name: 'Import Recipes', exact: true }).isDisabled()).toBe(true)
  await close()
})

test('keeps an address that is typed before the script loads', async () => {
  const { page, close } = await newVisitor()
  const { promise: listening, resolve: listen } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', (route) => listening.then(() => route.continue()))
  await page.goto(`${siteUrl}/import`, { waitUntil: 'commit' })
  const field = page.getByLabel('Recipe Website URL')
  await field.fill('http://127.0.0.1:9/early')
  listen()
  // The button is pale until the page listens.
  await page.locator('button:enabled', { hasText: 'Search the web' }).waitFor()
  expect(await field.inputValue()).toBe('http://127.0.0.1:9/early')
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await page.getByRole('main').getByRole('alert').getByText('Failed to import recipe').waitFor()
  await close()
})

test.each([
  ['Recipe file', 'Please select a file to import'],
  ['CSV file', 'Please select a CSV file to import'],
])('says without script that no file was chosen under “%s”', async (label, message) => {
  const { page, close } = await newVisitor({ javaScriptEnabled: false })
  await page.goto(`${siteUrl}/import`)
  const form = page.locator('form').filter({ has: page.getByLabel(label, { exact: true }) })
  await form.getByRole('button', { name: 'Import', exact: true }).click()
  const problem = page.getByRole('alert')
  await problem.getByText(message).waitFor()
  expect(await problem.getByText('Failed to import recipes', { exact: true }).count()).toBe(1)
  await close()
})
