import { join } from 'node:path'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { addSampleNotes } from '../../src/integrations/notion/testing/sample-notes.ts'
import { standInNotion } from '../../src/integrations/notion/testing/stand-in-notion.ts'
import { createUserAt, toBrowserCookie } from '../accounts.ts'
import { findingsOn } from './axe-findings.ts'
import { newVisitor } from './browser.ts'
import { plainVisitor } from './plain-visitor.ts'
import { startSampleSite } from './sample-site.ts'

const notion = await standInNotion({ keys: ['ntn_visitor-1234', 'ntn_site-5678'] })
const { recipes: table } = addSampleNotes(notion)
const art = join(import.meta.dirname, '../../src/web/art')
const drawn = (name: string) => sharp(join(art, name)).resize(80, 60, { fit: 'cover' }).png().toBuffer()
notion.addPicture('soup.png', await drawn('thai-coconut-curry-soup.svg'))
notion.addPicture('cake.png', await drawn('toasted-marshmallow-smores-brownies.svg'))
const site = await startSampleSite({ env: { NOTION_API_URL: notion.url, NOTION_API_KEY: 'ntn_site-5678' } })
afterAll(async () => {
  await site.stop()
  await notion[Symbol.asyncDispose]()
})

const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor()

// A second visitor would load all scripts again.
const { page, pageErrors } = await newVisitor()

test('asks Notion nothing until a visitor saves a key, and then shows, imports and forgets their notes', async () => {
  const mine = page.getByRole('region', { name: 'From your notes' })
  await page.goto(site.url)
  await page.getByRole('heading', { name: 'Latest Recipes' }).waitFor()
  expect(await mine.count()).toBe(0)
  expect(notion.asked).toEqual([])

  await page.goto(`${site.url}/notes`)
  const key = page.getByLabel('API key', { exact: true })
  const save = page.getByRole('button', { name: 'Save key' })
  await save.click()
  await page.getByText('Please enter a valid API key').waitFor()
  await key.fill('ntn_wrong')
  await save.click()
  await page.getByText('Invalid API key. Please check and try again.').waitFor()
  await key.fill('ntn_visitor-1234')
  await save.click()
  await toast(page, 'API key saved successfully!')
  const storedKey = () => page.evaluate(() => localStorage.getItem('notion_api_key'))
  expect(await storedKey()).toBe('ntn_visitor-1234')
  await page.getByRole('button', { name: 'Test the key' }).click()
  await toast(page, 'The key works.')

  await page.getByRole('button', { name: 'Plum Cake' }).click()
  const dialog = page.getByRole('dialog', { name: 'Plum Cake' })
  await dialog.getByText('500 g plums').waitFor()
  expect(await findingsOn(page, 'a note')).toEqual([])
  await dialog.getByRole('button', { name: 'Import Recipe' }).click()
  await page.getByRole('button', { name: 'Import 1 recipe' }).waitFor()
  await page.getByText('Plum Cake').first().waitFor()
  await page.goBack()
  await page.getByRole('checkbox', { name: 'Choose Leek Soup' }).check()
  await page.getByRole('checkbox', { name: 'Choose Plum Cake' }).check()
  await page.getByRole('button', { name: 'Import 2 from Notion' }).click()
  await page.getByRole('button', { name: 'Import 2 recipes' }).waitFor()
  await page.getByText('Leek Soup').first().waitFor()

  await page.goto(site.url)
  await mine.getByRole('button', { name: 'Leek Soup' }).waitFor()
  await mine.getByRole('button', { name: 'Five soups for a week' }).waitFor()
  await mine.getByText('Can leeks be frozen?').waitFor()
  await mine.getByText('Heavy soup pot', { exact: true }).waitFor()
  await expect.poll(() => mine.locator('img[src^="data:image/webp"]').count()).toBe(1)
  expect(await findingsOn(page, 'home with notes')).toEqual([])

  notion.revokeKey('ntn_visitor-1234')
  const tables = [...notion.tables]
  notion.tables.clear()
  await page.goto(`${site.url}/notes`)
  await page.getByRole('alert').getByText('Invalid API key. Please check and try again.').waitFor()
  notion.allowKeys('ntn_visitor-1234')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('heading', { name: 'No notes found' }).waitFor()
  for (const [id, stored] of tables) notion.tables.set(id, stored)
  await page.getByRole('button', { name: 'Replace the key' }).click()
  await key.waitFor()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Remove the key' }).click()
  await key.waitFor()
  expect(await storedKey()).toBeNull()
  // Chromium reports the refused requests.
  expect(pageErrors.filter((error) => !error.includes('/api/notes'))).toEqual([])
})

test('lets an administrator choose databases, sync them, and settle a conflict', async () => {
  const { cookie } = await createUserAt(site, 'admin')
  const admin = plainVisitor(site.url, { cookie })
  const open = () => admin.open('/admin/notes')
  let shown = await open()
  shown = await shown.send('Find databases')
  shown = await shown.send('Save databases')
  expect(shown.text()).toContain('Databases saved. The next sync follows them.')
  notion.addPage({ tableId: table.id, title: 'Shopping' })
  const tart = notion.addPage({
    tableId: table.id,
    title: 'Onion Tart',
    values: { ingredients: '3 onions\n1 sheet puff pastry', instructions: 'Slice the onions.\nBake for 30 minutes.' },
  })
  shown = await shown.send('Sync now')
  expect(shown.text()).toContain('The sync has started')
  const latest = async () => (shown = await open()).text('main')
  await expect.poll(latest, { interval: 300 }).toContain('Last finished')
  expect(shown.text('main')).toContain('There is no recipe in this note')
  const recipe = async () => (await admin.open('/recipe/onion-tart')).text('main')
  expect(await recipe()).toContain('Slice the onions.')

  const editor = await admin.open('/my-recipes/onion-tart/edit')
  await editor.send(editor.text('button[value=send]'), { Description: 'Edited here.' })
  expect(await recipe()).toContain('Edited here.')
  notion.addPage({
    ...tart,
    values: { ...tart.values, description: 'Edited there.' },
    editedAt: new Date(Date.now() + 60_000),
  })
  await shown.send('Sync now')
  await expect.poll(latest, { interval: 300 }).toContain('Compare')
  const conflict = await shown.follow('Compare: Onion Tart')
  expect(conflict.text('main')).toContain('Edited there.')
  await page.context().addCookies([toBrowserCookie(cookie, site.url)])
  await page.goto(conflict.url)
  expect(await findingsOn(page, 'a conflict')).toEqual([])
  shown = await conflict.send('Use Notion’s version')
  expect(shown.text()).toContain('Conflict resolved')
  expect(await recipe()).toContain('Edited there.')
  // The next sync is planned once this one has ended.
  await expect.poll(latest, { interval: 300 }).not.toContain('Running')
  shown = await shown.send('Save schedule', { Schedule: 'Every 6 hours' })
  expect(shown.text()).toContain('Schedule saved')
  expect(shown.text('main')).toContain('Next:')
  expect(shown.$.html()).not.toContain('ntn_site')
})
