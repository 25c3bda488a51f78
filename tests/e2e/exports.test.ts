import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { readDocument } from '../../src/importer/read-document.ts'
import { createUserAt } from '../accounts.ts'
import { findingsOn } from './axe-findings.ts'
import { newVisitor } from './browser.ts'
import { type PlainPage, plainVisitor } from './plain-visitor.ts'
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

test('downloads a recipe, and the saved recipes of a browser', async () => {
  const { page, pageErrors } = await newVisitor({ viewport: { width: 360, height: 740 } })
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
  const one = await download(page, 'Paprika')
  expect(one.name).toBe('thai-coconut-curry-soup.paprikarecipes')
  const [read, ...others] = await recipesIn(one)
  expect(others).toEqual([])
  expect(read?.draft.ingredients.map(({ group }) => group)).toContain('To finish')
  expect(read?.picture?.length).toBeGreaterThan(10_000)

  await page.evaluate(() =>
    localStorage.setItem('saved-recipes', '["thai-coconut-curry-soup", "homemade-margherita-pizza"]'),
  )
  await page.goto(`${siteUrl}/saved`)
  await page.getByRole('heading', { name: '2 recipes' }).waitFor()
  const saved = await download(page, 'Markdown')
  expect(saved.name).toBe('saved-recipes-markdown.zip')
  expect(await titlesIn(saved)).toEqual(['Homemade Margherita Pizza', 'Thai Coconut Curry Soup'])
  expect(pageErrors).toEqual([])
})

async function fetchFile(address: string, cookie = '') {
  const answer = await fetch(siteUrl + address, { headers: { cookie } })
  const name = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? ''
  return { name, bytes: Buffer.from(await answer.arrayBuffer()) }
}

/** Follows the entry of a download menu without script. */
async function fetchEntry(path: string, format: string) {
  const { $ } = await plainVisitor(siteUrl).open(path)
  return fetchFile($(`[popover] a:contains("${format}")`).attr('href') ?? '')
}

const importFile = async (name: string, content: string) =>
  (await plainVisitor(siteUrl).open('/import')).send('Import', { 'Recipe file': new File([content], name) })

test('recognizes a downloaded recipe in an import, and imports a copy of it', async () => {
  const { name, bytes } = await fetchEntry(soup, 'schema.org JSON')
  const known = await importFile(name, bytes.toString())
  expect((await known.follow('Open')).url).toBe(siteUrl + soup)
  const renamed = bytes
    .toString()
    .replace('"Thai Coconut Curry Soup"', '"Copied Curry Soup"')
    .replace('1 tbsp', '9 tbsp')
  const copy = await importFile(name, renamed)
  expect(copy.valueOf('Title')).toBe('Copied Curry Soup')
  expect(copy.valueOf('Ingredients')).toContain('For the soup:\n9 tbsp neutral oil\n')
})

test('downloads a PDF without script', async () => {
  const { name, bytes } = await fetchEntry(soup, 'PDF')
  expect(name).toBe('thai-coconut-curry-soup.pdf')
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
})

/** Fetches a file from a download menu whose entries are buttons, with more fields. */
async function fetchSelected(page: PlainPage, cookie: string, format: string, more: Record<string, string> = {}) {
  const button = page.$(`[popover] button:contains("${format}")`)
  const form = page.$(`#${button.attr('form')}`)
  const search = new URLSearchParams(form.serialize())
  for (const [name, value] of Object.entries({ [button.attr('name') ?? '']: button.attr('value') ?? '', ...more }))
    search.set(name, value)
  return fetchFile(`${form.attr('action')}?${search}`, cookie)
}

/** Returns the field of the checkbox with this label, checked. It must belong to the form of the download menu. */
function checked(page: PlainPage, label: string) {
  const box = page.$(`label:contains("${label}") input`)
  expect(box.attr('form')).toBe(page.$('[popover] button[form]').attr('form'))
  return { [box.attr('name') ?? '']: box.attr('value') ?? '' }
}

test('cooks download all of My Recipes, or the selected ones', async () => {
  const { cookie } = await createUserAt(workerSite, 'cook')
  const titles = ['Beet broth', 'Beet pie', 'Beet tart']
  for (const title of titles) {
    const answer = await fetch(`${siteUrl}/api/recipes`, {
      method: 'POST',
      body: JSON.stringify({ title, ingredients: '3 beets', instructions: 'Roast them.' }),
      headers: { cookie, origin: siteUrl, 'content-type': 'application/json' },
    })
    expect(answer.status).toBe(201)
  }
  const page = await plainVisitor(siteUrl, { cookie }).open('/my-recipes')
  const all = await fetchSelected(page, cookie, 'Mealie')
  expect([all.name, await titlesIn(all)]).toEqual(['my-recipes-mealie.zip', titles])
  const one = await fetchSelected(page, cookie, 'CSV table', checked(page, 'Beet pie: Select'))
  expect(await titlesIn(one)).toEqual(['Beet pie'])
})

test('editors download what the list of recipes shows, or the selected ones', async () => {
  const { cookie } = await createUserAt(workerSite, 'admin')
  const page = await plainVisitor(siteUrl, { cookie }).open('/admin/recipes?find=pizza&status=published')
  const shown = await titlesIn(await fetchSelected(page, cookie, 'schema.org JSON'))
  expect(shown).toContain('Homemade Margherita Pizza')
  expect(shown).not.toContain('Thai Coconut Curry Soup')
  const chosen = { find: '', ...checked(page, 'Select Homemade Margherita Pizza') }
  const selected = await fetchSelected(page, cookie, 'schema.org JSON', chosen)
  expect(await titlesIn(selected)).toEqual(['Homemade Margherita Pizza'])
})
