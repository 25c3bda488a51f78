import { afterAll, expect, test } from 'vitest'
import { connect } from '../../src/db/connection/connect.ts'
import { answering, standInFirecrawl } from '../../src/integrations/firecrawl/testing/stand-in-firecrawl.ts'
import { recipeBlog } from '../../src/integrations/firecrawl/testing/stand-in-pages.ts'
import { findingsOn } from './axe-findings.ts'
import { newVisitor } from './browser.ts'
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
  '/blocked-too': { status: 403, body: 'Forbidden' },
  '/blocked-plain': { status: 403, body: 'Forbidden' },
  '/by-script': { body: '<!doctype html><title>Stew</title><div id="root"></div>' },
})
const crawler = await standInFirecrawl({
  web: new Map([
    ...recipeBlog('http://127.0.0.1:9', 12),
    [`${web.url}/blocked`, recipe('Blocked Broth')],
    [`${web.url}/blocked-too`, recipe('Blocked Stew')],
    [`${web.url}/blocked-plain`, recipe('Blocked without Script')],
    [`${web.url}/by-script`, recipe('Stew by Script')],
    [`${web.url}/story`, '<!doctype html><title>A story</title><p>No food in it.</p>'],
  ]),
})
const key = 'fc-own-2468'
crawler.keys.add(key)
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

async function openImport(stored?: string) {
  const visitor = await newVisitor()
  const { page } = visitor
  if (stored) await page.addInitScript((value) => localStorage.setItem('firecrawl_api_key', value), stored)
  await page.goto(`${site.url}/import`)
  const dialog = page.getByRole('dialog', { name: 'Firecrawl API Key' })
  const editor = page.getByRole('dialog', { name: 'Edit before saving' })
  const picker = page.getByRole('dialog', { name: 'Choose a picture' })
  return {
    ...visitor,
    dialog,
    editor,
    async submit(path: string) {
      await page.getByLabel('Recipe Website URL').fill(web.url + path)
      await page.getByRole('button', { name: 'Import', exact: true }).click()
    },
    async chooseCrawler() {
      await page.getByText('More ways to open a site').click()
      await page.getByRole('radio', { name: /^Firecrawl/ }).check()
    },
    async titleInEditor() {
      await editor.or(picker).first().waitFor()
      if (await picker.isVisible()) await picker.getByRole('button', { name: 'Skip' }).click()
      return editor.getByLabel('Title').inputValue()
    },
    alert: page.getByRole('main').getByRole('alert'),
    say: (text: string) => page.getByText(text).first().waitFor(),
  }
}

test('asks for a key, keeps the address, and continues automatically once a key is saved', async () => {
  const { page, dialog, submit, chooseCrawler, titleInEditor, say, pageErrors } = await openImport()
  await chooseCrawler()
  await submit('/blocked')
  await dialog.getByText('Please set your API key first').waitFor()
  const save = dialog.getByRole('button', { name: 'Test and save' })
  await save.click()
  await dialog.getByText('Please enter a valid API key').waitFor()
  await dialog.getByLabel('API key').fill('fc-wrong')
  await save.click()
  await dialog.getByText('Invalid API key. Please check and try again.').waitFor()
  expect(await dialog.getByText('Please set your API key first').count()).toBe(0)
  crawler.answerNext(/crawl/, (response) => response.writeHead(500).end('Oops'))
  await save.click()
  await dialog.getByText('An error occurred validating your API key.').waitFor()
  await dialog.getByLabel('API key').fill(key)
  await save.click()
  await say('API key saved successfully!')
  expect(await titleInEditor()).toBe('Blocked Broth')
  expect(await page.evaluate(() => localStorage.getItem('firecrawl_api_key'))).toBe(key)
  const scrape = crawler.asked.findLast(({ path }) => path === '/v1/scrape')
  expect(scrape?.body).toMatchObject({
    url: `${web.url}/blocked`,
    formats: expect.arrayContaining(['markdown', 'html']),
  })
  expect(scrape?.headers.authorization).toBe(`Bearer ${key}`)
  // Chromium reports the refused tests of the key.
  expect(pageErrors.filter((error) => !error.includes('/api/crawler/key'))).toEqual([])
})

test('uses the default key, and says why it can’t', async () => {
  const { page, dialog, submit, chooseCrawler, titleInEditor, say } = await openImport()
  await chooseCrawler()
  await submit('/blocked')
  const useDefault = dialog.getByRole('button', { name: 'Use default key' })
  crawler.keys.delete('fc-stand-in')
  await useDefault.click()
  await dialog.getByText('Default API key is invalid. Please enter your own API key.').waitFor()
  crawler.keys.add('fc-stand-in')
  crawler.answerNext(/crawl/, (response) => response.writeHead(500).end('Oops'))
  await useDefault.click()
  await dialog.getByText('An error occurred validating the default API key.').waitFor()
  await useDefault.click()
  await say('Using the default API key successfully!')
  expect(await titleInEditor()).toBe('Blocked Broth')
  expect(await page.evaluate(() => localStorage.getItem('firecrawl_api_key'))).toBe('default')
  expect(await page.content()).not.toContain('fc-stand-in')
})

test.each(['/blocked', '/by-script'])('offers the crawler for %s', async (path) => {
  const { page, submit, titleInEditor, pageErrors } = await openImport(key)
  await submit(path)
  await page.getByRole('button', { name: 'Open it with Firecrawl' }).click()
  expect(await titleInEditor()).toBe(path === '/blocked' ? 'Blocked Broth' : 'Stew by Script')
  expect(pageErrors).toEqual([])
})

test('tests, changes and removes the key', async () => {
  const { page, dialog, say } = await openImport(key)
  await page.getByText('More ways to open a site').click()
  await page.getByText('Firecrawl uses your key that ends in 468.').waitFor()
  await page.getByRole('button', { name: 'Change the key' }).click()
  await dialog.getByRole('button', { name: 'Test the key' }).click()
  await say('The key works.')
  crawler.keys.delete(key)
  await dialog.getByRole('button', { name: 'Test the key' }).click()
  await dialog.getByText('Invalid API key. Please check and try again.').waitFor()
  crawler.keys.add(key)
  await dialog.getByRole('button', { name: 'Remove the key' }).click()
  await page.keyboard.press('Escape')
  await page.getByText('Firecrawl needs a key.').waitFor()
})

test.each<[string, string, (response: import('node:http').ServerResponse) => void]>([
  ['no reason', 'Failed to crawl website', (response) => response.writeHead(200).end('{"success":false}')],
  ['no connection', 'Failed to connect to the crawling service', (response) => response.destroy()],
  [
    'no credits',
    'Failed to scrape URL. Status code: 402. Error: Insufficient credits',
    (response) => response.writeHead(402).end('{"error":"Insufficient credits"}'),
  ],
  [
    'too many requests',
    'Try again in 30 seconds.',
    (response) => response.writeHead(429, { 'retry-after': '30' }).end(),
  ],
  ['too many requests, without a time', 'Try again in a minute.', (response) => response.writeHead(429).end()],
  [
    'an unknown status',
    'Unexpected error occurred while trying to scrape URL. Status code: 418',
    (response) => response.writeHead(418).end(),
  ],
])('says why a crawl failed: %s', async (_, message, answer) => {
  const { submit, chooseCrawler, alert } = await openImport(key)
  await chooseCrawler()
  crawler.answerNext(/scrape/, answer)
  await submit('/blocked')
  await alert.getByText('Failed to import recipe').waitFor()
  await alert.getByText(message).waitFor()
})

test('asks for another key when the key was revoked, and then continues', async () => {
  const { page, dialog, submit, chooseCrawler, titleInEditor, alert } = await openImport('fc-revoked')
  await chooseCrawler()
  await submit('/blocked')
  await alert.getByText('Invalid API key. Please check and try again.').waitFor()
  await page.getByRole('button', { name: 'Set the API key' }).click()
  await dialog.getByLabel('Another API key').fill(key)
  await dialog.getByRole('button', { name: 'Test and save' }).click()
  expect(await titleInEditor()).toBe('Blocked Broth')
})

test('cancels a crawl', async () => {
  const { page, submit, chooseCrawler } = await openImport(key)
  await chooseCrawler()
  let isLeft = false
  crawler.answerNext(/scrape/, (response) => void response.on('close', () => (isLeft = true)))
  await submit('/blocked')
  await page.getByText('Firecrawl opens the page').waitFor()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(() => isLeft).toBe(true)
  expect(await page.getByRole('progressbar').count()).toBe(0)
})

test('warns about an existing recipe without a crawl', async () => {
  const { page, submit, chooseCrawler, titleInEditor, editor, say } = await openImport(key)
  await chooseCrawler()
  await submit('/blocked-too')
  await titleInEditor()
  await editor.getByRole('button', { name: 'Save Recipe' }).click()
  await page.waitForURL(/\/recipe\//)
  await say('Recipe saved to your collection!')
  const before = crawler.asked.length
  const again = await openImport(key)
  await again.chooseCrawler()
  await again.submit('/blocked-too')
  await again.say('This recipe already exists in your collection!')
  expect(crawler.asked.length).toBe(before)
})

test('opens a blocked page with the default key without script', async () => {
  let page = await plainVisitor(site.url).open('/import')
  page = await page.send('Import', { 'Recipe Website URL': `${web.url}/blocked-plain` })
  expect(page.text('main')).toContain('The site blocked us (403)')
  page = await page.send('Open it with Firecrawl')
  expect(page.valueOf('Title')).toBe('Blocked without Script')
})

test('imports all recipes of a site, and shows them in the list of imports', async () => {
  const { page, chooseCrawler, pageErrors } = await openImport(key)
  await chooseCrawler()
  await page.getByRole('checkbox', { name: /^All recipes of the site/ }).check()
  expect(await page.getByLabel('At most').inputValue()).toBe('100')
  await page.getByLabel('At most').fill('30')
  await page.getByLabel('Recipe Website URL').fill('http://127.0.0.1:9/')
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await page.waitForURL(/\/imports\//)
  await page.getByText('12 recipes found').waitFor()
  await page.getByRole('button', { name: 'Import 12 recipes' }).waitFor()
  const start = crawler.asked.findLast(({ method, path }) => method === 'POST' && path === '/v1/crawl')
  expect(start?.body).toMatchObject({ url: 'http://127.0.0.1:9/', limit: 30 })
  await page.goto(`${site.url}/imports`)
  await page
    .getByRole('link', { name: /127\.0\.0\.1/ })
    .first()
    .waitFor()
  expect(pageErrors).toEqual([])
})

test('says that a crawl had no pages', async () => {
  const { page, chooseCrawler } = await openImport(key)
  await chooseCrawler()
  await page.getByRole('checkbox', { name: /^All recipes of the site/ }).check()
  await page.getByLabel('Recipe Website URL').fill('http://127.0.0.1:9/empty')
  crawler.answerNext(
    /crawl\/[\w-]+\?/,
    answering(200, { success: true, status: 'completed', total: 0, completed: 0, data: [] }),
  )
  crawler.answerNext(/errors/, answering(200, { errors: [], robotsBlocked: [] }))
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await page.waitForURL(/\/imports\//)
  await page.getByText('Crawl job completed but no data was returned').waitFor()
})

test('searches the web and imports the chosen pages', async () => {
  const { page, dialog, say, pageErrors } = await openImport()
  await page.getByRole('button', { name: 'Search the web' }).click()
  await dialog.getByRole('button', { name: 'Use default key' }).click()
  await say('Using the default API key successfully!')
  const search = page.getByRole('dialog', { name: 'Search the web' })
  await search.getByRole('button', { name: 'Search', exact: true }).click()
  await search.getByText('Enter what you are looking for').waitFor()
  await search.getByLabel('Search for recipes').fill('zzzz xxxx')
  crawler.answerNext(/search/, answering(200, { success: true, data: [] }))
  await search.getByRole('button', { name: 'Search', exact: true }).click()
  await search.getByText('No recipes found. Try a different search term.').waitFor()
  await search.getByLabel('Search for recipes').fill('leek soup')
  await search.getByRole('button', { name: 'Search', exact: true }).click()
  await search.getByText('Choose what to import.').waitFor()
  expect(await search.getByRole('button', { name: 'Import', exact: true }).isDisabled()).toBe(true)
  await search.getByRole('checkbox', { name: /Leek soup number 1\b/ }).check()
  await search.getByRole('checkbox', { name: /Leek soup number 2\b/ }).check()
  await search.getByRole('button', { name: 'Import 2 pages' }).click()
  await page.waitForURL(/\/imports\//)
  await page.getByText('2 recipes found').waitFor()
  await page.getByRole('heading', { name: /Search: leek soup/ }).waitFor()
  // Chromium reports the search without results.
  expect(pageErrors.filter((error) => !error.includes('/api/crawler/search'))).toEqual([])
})

test('opens the key dialog over the import dialog', async () => {
  const { page, dialog } = await openImport()
  await page.goto(`${site.url}/recipes`)
  await page.getByRole('link', { name: 'Import Recipe' }).first().click()
  const importing = page.getByRole('dialog', { name: 'Import Recipe' })
  await importing.getByText('More ways to open a site').click()
  await importing.getByRole('radio', { name: /^Firecrawl/ }).check()
  await importing.getByLabel('Recipe Website URL').fill(`${web.url}/blocked`)
  await importing.getByRole('button', { name: 'Import Recipe' }).click()
  await dialog.getByLabel('API key').waitFor()
  expect(await importing.isVisible()).toBe(false)
  await page.keyboard.press('Escape')
  await importing.waitFor()
  expect(await importing.getByLabel('Recipe Website URL').inputValue()).toBe(`${web.url}/blocked`)
})

test('Escape closes the import dialog and focuses the link that opened it', async () => {
  const { page } = await openImport()
  await page.goto(`${site.url}/recipes`)
  const link = page.getByRole('link', { name: 'Import Recipe' }).first()
  await link.click()
  const importing = page.getByRole('dialog', { name: 'Import Recipe' })
  await importing.waitFor()
  await page.keyboard.press('Escape')
  await importing.waitFor({ state: 'hidden' })
  expect(await link.evaluate((element) => element === document.activeElement)).toBe(true)
})

test.each([[360], [1280]])('axe finds nothing in the dialogs at %i px', async (width) => {
  const { page, dialog } = await openImport()
  await page.setViewportSize({ width, height: 800 })
  await page.getByText('More ways to open a site').click()
  await page.getByRole('radio', { name: /^Firecrawl/ }).check()
  expect(await findingsOn(page, '/import')).toEqual([])
  await page.getByRole('button', { name: 'Set the key' }).click()
  await dialog.waitFor()
  expect(await findingsOn(page, '/import')).toEqual([])
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
  for (const secret of [key, 'fc-stand-in', 'fc-wrong', 'fc-revoked']) expect(output.join('')).not.toContain(secret)
})
