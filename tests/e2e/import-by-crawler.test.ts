import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { connect } from '../../src/db/connection/connect.ts'
import { answering, standInFirecrawl } from '../../src/integrations/firecrawl/testing/stand-in-firecrawl.ts'
import { recipeBlog } from '../../src/integrations/firecrawl/testing/stand-in-pages.ts'
import { findingsOn } from './axe-findings.ts'
import { newVisitor } from './browser.ts'
import { editorOf, titleOfDraft } from './import-editor.ts'
import { plainVisitor } from './plain-visitor.ts'
import { startSampleSite } from './sample-site.ts'
import { startStandInWeb } from './stand-in-web.ts'

const recipe = (title: string) =>
  `<!doctype html><title>${title}</title><script type="application/ld+json">${JSON.stringify({
    '@type': 'Recipe',
    name: title,
    recipeIngredient: ['2 leeks', '1 l stock'],
    recipeInstructions: ['Chop the leeks.', 'Simmer in the stock.'],
  })}</script><h1>${title}</h1>`

/** A site that blocks our server, and has a page whose recipe only a script shows. */
const web = await startStandInWeb({
  '/blocked': { status: 403, body: 'Forbidden' },
  '/by-script': { body: '<!doctype html><title>Stew</title><div id="root"></div>' },
})
const crawler = await standInFirecrawl({
  web: new Map([
    ...recipeBlog('http://127.0.0.1:9', 12),
    [`${web.url}/blocked`, recipe('Blocked Broth')],
    [`${web.url}/by-script`, recipe('Stew by Script')],
    [`${web.url}/story`, '<!doctype html><title>A story</title><p>No food in it.</p>'],
  ]),
})
const key = 'fc-own-2468'
const otherKey = 'fc-own-1357'
crawler.keys.add(key).add(otherKey)
const output: Array<string> = []
const site = await startSampleSite({
  env: { FIRECRAWL_API_URL: crawler.url, FIRECRAWL_API_KEY: 'fc-stand-in', LOG_LEVEL: 'trace' },
  onOutput: (text) => output.push(text),
})
// This crawler is no cloud, so a visitor's own key is limited like the site's. All tests are one visitor.
const { db, close } = connect(site.env['DATABASE_URL'] ?? '')
await db.execute(`insert into settings (name, value) values ('crawledPagesAnHour', '900')`)
await close()
afterAll(async () => {
  await site.stop()
  await web.close()
  await crawler[Symbol.asyncDispose]()
})

const keyDialog = (page: Page) => page.getByRole('dialog', { name: 'Firecrawl API Key' })

async function openImport() {
  const visitor = await newVisitor()
  const { page } = visitor
  await page.goto(`${site.url}/import`)
  return {
    ...visitor,
    dialog: keyDialog(page),
    storedKey: () => page.evaluate(() => localStorage.getItem('firecrawl_api_key')),
    async submit(url: string) {
      await page.getByLabel('Recipe Website URL').fill(url)
      await page.getByRole('button', { name: 'Import', exact: true }).click()
    },
    async chooseCrawler() {
      await page.getByText('More ways to open a site').click()
      await page.getByRole('radio', { name: /^Firecrawl/ }).check()
    },
    say: (text: string) => page.getByText(text).first().waitFor(),
  }
}

test('asks for a key, keeps the address, and continues automatically once a key is saved', async () => {
  const { page, dialog, submit, chooseCrawler, storedKey, say, pageErrors } = await openImport()
  await chooseCrawler()
  await submit(`${web.url}/blocked`)
  await dialog.getByText('Please set your API key first').waitFor()
  expect(await findingsOn(page, 'the dialog for the key')).toEqual([])
  const save = dialog.getByRole('button', { name: 'Test and save' })
  await save.click()
  await dialog.getByText('Please enter a valid API key').waitFor()
  await dialog.getByLabel('API key').fill('fc-wrong')
  await save.click()
  await dialog.getByText('Invalid API key. Please check and try again.').waitFor()
  expect(await dialog.getByText('Please set your API key first').count()).toBe(0)
  await dialog.getByLabel('API key').fill(key)
  await save.click()
  await say('API key saved successfully!')
  expect(await titleOfDraft(page)).toBe('Blocked Broth')
  expect(await storedKey()).toBe(key)
  const scrape = crawler.asked.findLast(({ path }) => path === '/v1/scrape')
  expect(scrape?.body).toMatchObject({
    url: `${web.url}/blocked`,
    formats: expect.arrayContaining(['markdown', 'html']),
  })
  expect(scrape?.headers.authorization).toBe(`Bearer ${key}`)
  await editorOf(page).getByRole('button', { name: 'Cancel' }).click()

  let isLeft = false
  crawler.answerNext(/scrape/, (response) => void response.on('close', () => (isLeft = true)))
  await submit(`${web.url}/blocked`)
  await say('Firecrawl opens the page')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(() => isLeft).toBe(true)
  expect(await page.getByRole('progressbar').count()).toBe(0)

  crawler.keys.delete(key)
  await submit(`${web.url}/blocked`)
  await page.getByRole('main').getByRole('alert').getByText('Invalid API key.').waitFor()
  await page.getByRole('button', { name: 'Set the API key' }).click()
  await dialog.getByRole('button', { name: 'Test the key' }).click()
  await dialog.getByText('Invalid API key.').waitFor()
  await dialog.getByLabel('Another API key').fill(otherKey)
  await save.click()
  expect(await titleOfDraft(page)).toBe('Blocked Broth')
  await editorOf(page).getByRole('button', { name: 'Cancel' }).click()
  await say('Firecrawl uses your key that ends in 357.')
  await page.getByRole('button', { name: 'Change the key' }).click()
  await dialog.getByRole('button', { name: 'Test the key' }).click()
  await say('The key works.')
  await dialog.getByRole('button', { name: 'Remove the key' }).click()
  await page.keyboard.press('Escape')
  await say('Firecrawl needs a key.')
  expect(await storedKey()).toBeNull()
  // Chromium reports the refused tests of the key.
  expect(pageErrors.filter((error) => !error.includes('/api/crawler/key'))).toEqual([])
})

test('opens the key dialog over the import dialog, and Escape goes back one dialog at a time', async () => {
  const { page } = await newVisitor()
  await page.goto(`${site.url}/recipes`)
  const link = page.getByRole('link', { name: 'Import Recipe' }).first()
  await link.click()
  const importing = page.getByRole('dialog', { name: 'Import Recipe' })
  await importing.getByText('More ways to open a site').click()
  await importing.getByRole('radio', { name: /^Firecrawl/ }).check()
  await importing.getByLabel('Recipe Website URL').fill(`${web.url}/blocked`)
  await importing.getByRole('button', { name: 'Import Recipe' }).click()
  await keyDialog(page).getByLabel('API key').waitFor()
  expect(await importing.isVisible()).toBe(false)
  await page.keyboard.press('Escape')
  await importing.waitFor()
  expect(await importing.getByLabel('Recipe Website URL').inputValue()).toBe(`${web.url}/blocked`)
  await page.keyboard.press('Escape')
  await importing.waitFor({ state: 'hidden' })
  expect(await link.evaluate((element) => element === document.activeElement)).toBe(true)
})

test('searches the web with the default key, and imports the chosen pages or all recipes of a site', async () => {
  const { page, dialog, chooseCrawler, storedKey, submit, say, pageErrors } = await openImport()
  await page.getByRole('button', { name: 'Search the web' }).click()
  const useDefault = dialog.getByRole('button', { name: 'Use default key' })
  crawler.keys.delete('fc-stand-in')
  await useDefault.click()
  await dialog.getByText('Default API key is invalid. Please enter your own API key.').waitFor()
  crawler.keys.add('fc-stand-in')
  await useDefault.click()
  await say('Using the default API key successfully!')
  expect(await storedKey()).toBe('default')
  const search = page.getByRole('dialog', { name: 'Search the web' })
  const searchIt = search.getByRole('button', { name: 'Search', exact: true })
  await searchIt.click()
  await search.getByText('Enter what you are looking for').waitFor()
  await search.getByLabel('Search for recipes').fill('leek soup')
  crawler.answerNext(/search/, answering(200, { success: true, data: [] }))
  await searchIt.click()
  await search.getByText('No recipes found. Try a different search term.').waitFor()
  await searchIt.click()
  await search.getByText('Choose what to import.').waitFor()
  expect(await search.getByRole('button', { name: 'Import', exact: true }).isDisabled()).toBe(true)
  await search.getByRole('checkbox', { name: /Leek soup number 1\b/ }).check()
  await search.getByRole('checkbox', { name: /Leek soup number 2\b/ }).check()
  await search.getByRole('button', { name: 'Import 2 pages' }).click()
  await page.getByRole('heading', { name: /Search: leek soup/ }).waitFor()
  await page.getByText('2 recipes found').waitFor()
  expect(await page.content()).not.toContain('fc-stand-in')

  await page.goto(`${site.url}/import`)
  await chooseCrawler()
  await page.getByRole('checkbox', { name: /^All recipes of the site/ }).check()
  expect(await page.getByLabel('At most').inputValue()).toBe('100')
  await page.getByLabel('At most').fill('30')
  await submit('http://127.0.0.1:9/')
  await page.getByRole('button', { name: 'Import 12 recipes' }).waitFor()
  const start = crawler.asked.findLast(({ method, path }) => method === 'POST' && path === '/v1/crawl')
  expect(start?.body).toMatchObject({ url: 'http://127.0.0.1:9/', limit: 30 })
  // Chromium reports the refused test of the key, and the search without results.
  expect(pageErrors.filter((error) => !/\/api\/crawler\/(?:key|search)/.test(error))).toEqual([])
})

test.each([
  ['/blocked', 'The site blocked us (403)', 'Blocked Broth'],
  ['/by-script', 'find a recipe', 'Stew by Script'],
])('offers the crawler for %s, which uses the default key without script', async (path, problem, title) => {
  let page = await plainVisitor(site.url).open('/import')
  page = await page.send('Import', { 'Recipe Website URL': web.url + path })
  expect(page.text('main')).toContain(problem)
  page = await page.send('Open it with Firecrawl')
  expect(page.valueOf('Title')).toBe(title)
})

test('crawling without any key says so', async () => {
  const answer = await fetch(`${site.url}/api/import/web-page`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site.url },
    body: JSON.stringify({ url: `${web.url}/story`, engine: 'crawler' }),
  })
  expect(await answer.text()).toContain('API key not found')
})

test('the log has no key', () => {
  expect(output.join('')).toContain('/api/crawler/key')
  for (const secret of [key, otherKey, 'fc-stand-in', 'fc-wrong']) expect(output.join('')).not.toContain(secret)
})
