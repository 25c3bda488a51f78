import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { newVisitor } from './browser.ts'
import { draftOn } from './import-editor.ts'
import { plainVisitor } from './plain-visitor.ts'
import { siteUrl } from './worker-site.ts'

const openPanel = '[role=tabpanel][data-state=active]'

test.each([
  ['Paste an address', 'Recipe Website URL'],
  ['Choose a PDF', 'Import from PDF'],
  ['Choose photos', 'Scan Recipe from Photo'],
  ['Choose a repository', 'GitHub Repository URL'],
  ['Choose a file', 'Recipe file'],
])('opens the right tab from the card “%s”', async (card, field) => {
  const cards = await plainVisitor(siteUrl).open('/import-options')
  const opened = await cards.follow(card)
  expect(opened.text(`${openPanel} ${openPanel}`)).toContain(field)
})

test('opens the form and the setup of the browser from their cards', async () => {
  const cards = await plainVisitor(siteUrl).open('/import-options')
  expect((await cards.follow('Write it by hand')).text('main')).toContain('Edit before saving')
  expect((await cards.follow('Set up your browser')).text('h1')).toBe('Import from your browser')
})

const bottomOf = async (part: Locator) => {
  const box = await part.boundingBox()
  return Math.floor((box?.y ?? Infinity) + (box?.height ?? 0))
}

test('imports a pasted text on a phone, and says in sight when it has no recipe', async () => {
  const height = 740
  const { page, pageErrors } = await newVisitor({ viewport: { width: 360, height }, hasTouch: true, isMobile: true })
  await page.goto(`${siteUrl}/import?from=text`)
  const box = page.getByLabel('Text of the recipe, or HTML of the page')
  const readIt = page.getByRole('button', { name: 'Read the pasted text' })
  await box.fill('Buy milk and call the plumber')
  await readIt.click()
  const problem = page.getByRole('main').getByRole('alert')
  await problem.getByText('We couldn’t find a recipe in this text.').waitFor()
  expect(await problem.innerText()).toContain('Failed to import recipe\n')
  // The next step is in sight. On a phone, links are between it and the button.
  await expect.poll(() => bottomOf(problem)).toBeLessThanOrEqual(height)
  await box.fill('Mash on a phone\n\nIngredients\n1 kg potatoes\n100 g butter\n\nMethod\nBoil them.\n\nMash them.')
  await readIt.click()
  const editor = await draftOn(page)
  expect(await editor.getByLabel('Ingredients').inputValue()).toBe('1 kg potatoes\n100 g butter')
  const saveIt = editor.getByRole('button', { name: 'Save Recipe' })
  // Save stays in sight, however long the form is.
  expect(await bottomOf(saveIt)).toBeLessThanOrEqual(height)
  await saveIt.click()
  await page.getByText('Recipe saved to your collection!').waitFor()
  expect(await page.getByRole('link', { name: 'Edit it' }).getAttribute('href')).toMatch(/^\/submissions\//)
  await page.getByRole('heading', { level: 1, name: 'Mash on a phone' }).waitFor()
  expect(pageErrors).toEqual([])
})

test('opens a tab that is pressed and keeps an address that is typed before the script loads', async () => {
  const { page } = await newVisitor()
  const { promise: listening, resolve: listen } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', (route) => listening.then(() => route.continue()))
  await page.goto(`${siteUrl}/import`, { waitUntil: 'commit' })
  await page.getByRole('tab', { name: 'External Services' }).click()
  await page.getByRole('tab', { name: 'Recipe Keeper' }).click()
  await page.getByLabel('Recipe Keeper file').waitFor()
  expect(await page.getByRole('button', { name: 'Import Recipes', exact: true }).isDisabled()).toBe(true)
  await page.getByRole('tab', { name: 'Import from Website' }).click()
  const field = page.getByLabel('Recipe Website URL')
  await field.fill('http://127.0.0.1:9/early')
  listen()
  // The button is pale until the page listens.
  await page.locator('button:enabled', { hasText: 'Search the web' }).waitFor()
  expect(await field.inputValue()).toBe('http://127.0.0.1:9/early')
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await page.getByRole('main').getByRole('alert').getByText('Failed to import recipe').waitFor()
})
