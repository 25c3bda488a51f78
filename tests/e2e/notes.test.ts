import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { addSampleNotes } from '../../src/integrations/notion/testing/sample-notes.ts'
import { standInNotion } from '../../src/integrations/notion/testing/stand-in-notion.ts'
import { signIn } from '../accounts.ts'
import { findingsOn } from './axe-findings.ts'
import { newVisitor } from './browser.ts'
import { startSampleSite } from './sample-site.ts'

const notion = await standInNotion({ keys: ['ntn_visitor-1234', 'ntn_site-5678'] })
const { recipes: table } = addSampleNotes(notion)
const art = join(import.meta.dirname, '../../src/web/art')
const drawn = (name: string) => sharp(join(art, name)).resize(800, 600, { fit: 'cover' }).png().toBuffer()
notion.addPicture('soup.png', await drawn('thai-coconut-curry-soup.svg'))
notion.addPicture('cake.png', await drawn('toasted-marshmallow-smores-brownies.svg'))
const site = await startSampleSite({ env: { NOTION_API_URL: notion.url, NOTION_API_KEY: 'ntn_site-5678' } })
afterAll(async () => {
  await site.stop()
  await notion[Symbol.asyncDispose]()
})

/** `SHOTS=folder` saves what a person should look at. */
async function look(page: Page, name: string) {
  const folder = process.env['SHOTS']
  if (!folder) return
  mkdirSync(folder, { recursive: true })
  const before = page.viewportSize()
  for (const width of [360, 768, 1280])
    for (const theme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 900 })
      await page.evaluate((wanted) => void (document.documentElement.dataset['theme'] = wanted), theme)
      await page.waitForTimeout(150)
      await page.screenshot({ path: join(folder, `${name}-${width}-${theme}.png`), fullPage: true })
    }
  await page.evaluate(() => void (document.documentElement.dataset['theme'] = 'light'))
  if (before) await page.setViewportSize(before)
}

const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor()

test('asks Notion nothing until a visitor saves a key, and then shows their notes on the home page', async () => {
  const { page, pageErrors } = await newVisitor()
  await page.goto(site.url)
  await page.getByRole('heading', { name: 'Latest Recipes' }).waitFor()
  expect(await page.getByRole('heading', { name: 'From your notes' }).count()).toBe(0)
  expect(notion.asked).toEqual([])

  await page.goto(`${site.url}/notes`)
  await page.getByLabel('API key', { exact: true }).waitFor()
  await look(page, 'notes-no-key')
  await page.getByRole('button', { name: 'Save key' }).click()
  await page.getByText('Please enter a valid API key').waitFor()
  await page.getByLabel('API key', { exact: true }).fill('ntn_wrong')
  await page.getByRole('button', { name: 'Save key' }).click()
  await page.getByText('Invalid API key. Please check and try again.').waitFor()
  // Two of them are repeated.
  notion.failNext({ status: 500 }, { status: 500 }, { status: 500 })
  await page.getByLabel('API key', { exact: true }).fill('ntn_visitor-1234')
  await page.getByRole('button', { name: 'Save key' }).click()
  await page.getByText('An error occurred validating your API key.', { exact: false }).waitFor()
  await page.getByRole('button', { name: 'Save key' }).click()
  await toast(page, 'API key saved successfully!')
  expect(await page.evaluate(() => localStorage.getItem('notion_api_key'))).toBe('ntn_visitor-1234')
  await page.getByRole('button', { name: 'Test the key' }).click()
  await toast(page, 'The key works.')

  await page.goto(site.url)
  const section = page.getByRole('region', { name: 'From your notes' })
  await section.getByRole('button', { name: 'Leek Soup' }).waitFor()
  await section.getByRole('button', { name: 'Five soups for a week' }).waitFor()
  await section.getByText('Can leeks be frozen?').waitFor()
  await section.getByText('Heavy soup pot', { exact: true }).waitFor()
  await expect.poll(() => section.locator('img[src^="data:image/webp"]').count()).toBe(1)
  expect(await findingsOn(page, 'home with notes')).toEqual([])
  await look(page, 'home')
  expect(pageErrors.filter((error) => !/\/api\/notes\/check/.test(error))).toEqual([])
})

test('opens a note, and imports it with one press', async () => {
  const { page, pageErrors } = await visitorWithKey()
  await page.goto(`${site.url}/notes`)
  await page.getByRole('button', { name: 'Plum Cake' }).click()
  const dialog = page.getByRole('dialog', { name: 'Plum Cake' })
  await dialog.getByText('500 g plums').waitFor()
  expect(await findingsOn(page, 'a note')).toEqual([])
  await look(page, 'note-dialog')
  await dialog.getByRole('button', { name: 'Import Recipe' }).click()
  await page.waitForURL(/\/imports\/[\w-]+$/)
  await page.getByText('Plum Cake').first().waitFor()
  expect(pageErrors).toEqual([])
})

test('imports the notes with a check mark, into the preview', async () => {
  const { page, pageErrors } = await visitorWithKey()
  await page.goto(`${site.url}/notes`)
  await page.getByRole('checkbox', { name: 'Choose Leek Soup' }).check()
  await page.getByRole('checkbox', { name: 'Choose Plum Cake' }).check()
  await look(page, 'notes-chosen')
  expect(await findingsOn(page, 'chosen notes')).toEqual([])
  await page.getByRole('button', { name: 'Import 2 from Notion' }).click()
  await page.waitForURL(/\/imports\/[\w-]+$/)
  await page.getByText('Leek Soup').first().waitFor()
  await page.getByText('Plum Cake').first().waitFor()
  await page.getByRole('button', { name: 'Import 2 recipes' }).click()
  await page
    .getByText(/2 (recipes )?(imported|saved)/i)
    .first()
    .waitFor()
  expect(pageErrors).toEqual([])
})

test('says why notes cannot be shown, tries again, and forgets a removed key', async () => {
  const { page } = await visitorWithKey()
  notion.revokeKey('ntn_visitor-1234')
  await page.goto(`${site.url}/notes`)
  await page.getByRole('alert').getByText('Invalid API key. Please check and try again.').waitFor()
  await look(page, 'notes-failed')
  notion.allowKeys('ntn_visitor-1234')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('button', { name: 'Leek Soup' }).waitFor()
  await page.getByRole('button', { name: 'Replace the key' }).click()
  await page.getByLabel('API key', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Remove the key' }).click()
  await page.getByLabel('API key', { exact: true }).waitFor()
  expect(await page.evaluate(() => localStorage.getItem('notion_api_key'))).toBeNull()
  await page.goto(site.url)
  await page.getByRole('heading', { name: 'Latest Recipes' }).waitFor()
  expect(await page.getByRole('heading', { name: 'From your notes' }).count()).toBe(0)
})

test('says so when no database is shared with the key', async () => {
  const tables = new Map(notion.tables)
  notion.tables.clear()
  const { page } = await visitorWithKey()
  await page.goto(`${site.url}/notes`)
  await page.getByRole('heading', { name: 'No notes found' }).waitFor()
  await look(page, 'notes-empty')
  for (const [id, stored] of tables) notion.tables.set(id, stored)
})

test('lets an administrator choose databases, sync them, and settle a conflict', async () => {
  const { page, pageErrors } = await newVisitor()
  await signIn(page, site, 'admin')
  await page.goto(`${site.url}/admin/notes`)
  await page.getByRole('button', { name: 'Find databases' }).click()
  await toast(page, 'Databases found')
  await page.getByRole('button', { name: 'Save databases' }).click()
  await toast(page, 'Databases saved. The next sync follows them.')
  notion.addPage({ tableId: table.id, title: 'Shopping' })
  // Visitors of the tests above imported the other recipes already, so the sync adds those a second time.
  const tart = notion.addPage({
    tableId: table.id,
    title: 'Onion Tart',
    values: { ingredients: '3 onions\n1 sheet puff pastry', instructions: 'Slice the onions.\nBake for 30 minutes.' },
  })
  await page.getByRole('button', { name: 'Sync now' }).click()
  await toast(page, 'The sync has started')
  await page.getByText('Last finished', { exact: false }).waitFor()
  await page.getByText('There is no recipe in this note').waitFor()
  await page.goto(`${site.url}/recipe/onion-tart`)
  await page.getByRole('heading', { name: 'Onion Tart' }).waitFor()

  await page.goto(`${site.url}/my-recipes/onion-tart/edit`)
  await page.getByLabel(/^Description/).fill('Edited here.')
  await page.locator('button[name=intent][value=send]').click()
  await page.waitForURL((url) => !url.pathname.endsWith('/edit'))
  expect(await (await fetch(`${site.url}/recipe/onion-tart`)).text()).toContain('Edited here.')
  notion.addPage({
    ...tart,
    values: { ...tart.values, description: 'Edited there.' },
    editedAt: new Date(Date.now() + 60_000),
  })
  await page.goto(`${site.url}/admin/notes`)
  await page.getByRole('button', { name: 'Sync now' }).click()
  await toast(page, 'The sync has started')
  await page.getByRole('link', { name: 'Compare: Onion Tart' }).click()
  await page.getByText('Edited there.').waitFor()
  expect(await findingsOn(page, 'a conflict')).toEqual([])
  await look(page, 'admin-conflict')
  await page.goto(`${site.url}/admin/notes`)
  expect(await findingsOn(page, 'the notes of the site')).toEqual([])
  await look(page, 'admin-notes')
  await page.getByRole('link', { name: 'Compare: Onion Tart' }).click()
  await page.getByRole('button', { name: 'Use Notion’s version' }).click()
  await toast(page, 'Conflict resolved')
  expect(await (await fetch(`${site.url}/recipe/onion-tart`)).text()).toContain('Edited there.')
  await page.getByLabel('Schedule').selectOption('6')
  await page.getByRole('button', { name: 'Save schedule' }).click()
  await toast(page, 'Schedule saved')
  await page.getByText('Next:', { exact: false }).waitFor()
  expect(await page.content()).not.toContain('ntn_site')
  expect(pageErrors).toEqual([])
})

async function visitorWithKey() {
  const visitor = await newVisitor()
  await visitor.page.goto(`${site.url}/about`)
  await visitor.page.evaluate(() => localStorage.setItem('notion_api_key', 'ntn_visitor-1234'))
  return visitor
}
