import { afterAll, expect, test } from 'vitest'
import { connect } from '../../src/db/connection/connect.ts'
import { makeZip } from '../../src/importer/testing/make-zip.ts'
import { answering, standInFirecrawl } from '../../src/integrations/firecrawl/testing/stand-in-firecrawl.ts'
import { recipeBlog, recipePage } from '../../src/integrations/firecrawl/testing/stand-in-pages.ts'
import { standInGithub } from '../../src/integrations/github/testing/stand-in-github.ts'
import { standInN8n } from '../../src/integrations/n8n/testing/stand-in-n8n.ts'
import { findingsOn } from './axe-findings.ts'
import { newVisitor } from './browser.ts'
import { editorOf, titleOfDraft } from './import-editor.ts'
import { startSampleSite } from './sample-site.ts'
import { startStandInWeb } from './stand-in-web.ts'

const json = (title: string) => JSON.stringify({ title, ingredients: ['1 leek'], instructions: ['Chop the leek.'] })
const token = 'github_pat_of_a_browser_test'

const hub = await standInGithub({
  repositories: {
    'ada/kitchen': {
      branches: {
        main: {
          'recipes/pasta.json': json('Hub pasta'),
          'recipes/pie.cook': 'Bake @apples{2}.',
          'notes.md': 'Buy milk',
        },
      },
    },
    'ada/secret': { branches: { main: { 'a.json': json('Secret hub soup') } }, token },
  },
})
const n8n = await standInN8n({})

/** A site that blocks our server. */
const web = await startStandInWeb({
  '/blocked': { status: 403, body: 'Forbidden' },
})
const crawler = await standInFirecrawl({
  web: new Map([
    ...recipeBlog('http://127.0.0.1:9', 12),
    [`${web.url}/blocked`, recipePage('Blocked Broth', ['2 leeks', '1 l stock'], ['Simmer it.'])],
  ]),
})
const key = 'fc-own-2468'
const otherKey = 'fc-own-1357'
crawler.keys.add(key).add(otherKey)
const output: Array<string> = []
const site = await startSampleSite({
  env: {
    GITHUB_RAW_URL: hub.rawUrl,
    GITHUB_API_URL: hub.apiUrl,
    FIRECRAWL_API_URL: crawler.url,
    FIRECRAWL_API_KEY: 'fc-stand-in',
    LOG_LEVEL: 'trace',
  },
  onOutput: (text) => output.push(text),
})
// This crawler is no cloud, so a visitor's own key is limited like the site's. All tests are one visitor.
const { db, close } = connect(site.env['DATABASE_URL'] ?? '')
await db.execute(`insert into settings (name, value) values ('crawledPagesAnHour', '900')`)
await close()
afterAll(async () => {
  await site.stop()
  await web.close()
  for (const service of [hub, n8n, crawler]) await service[Symbol.asyncDispose]()
})

const keeperExport = makeZip({ 'a.json': json('Keeper soup'), 'b.json': json('Keeper pie') })
// All tests continue in one browser, because a second one would load all scripts again.
const { page, pageErrors } = await newVisitor()
const keyDialog = page.getByRole('dialog', { name: 'Firecrawl API Key' })
const importing = page.getByRole('dialog', { name: 'Import Recipe' })
const importLink = page.getByRole('link', { name: 'Import Recipe' }).first()
const storedKey = () => page.evaluate(() => localStorage.getItem('firecrawl_api_key'))
const say = (text: string) => page.getByText(text).first().waitFor()
async function submit(url: string) {
  await page.getByLabel('Recipe Website URL').fill(url)
  await page.getByRole('button', { name: 'Import', exact: true }).click()
}
async function chooseCrawler() {
  await page.getByText('More ways to open a site').click()
  await page.getByRole('radio', { name: /^Firecrawl/ }).check()
}

test('opens the key dialog over the import dialog, and Escape goes back one dialog at a time', async () => {
  await page.goto(`${site.url}/recipes`)
  await importLink.click()
  await importing.getByText('More ways to open a site').click()
  await importing.getByRole('radio', { name: /^Firecrawl/ }).check()
  await importing.getByLabel('Recipe Website URL').fill(`${web.url}/blocked`)
  await importing.getByRole('button', { name: 'Import Recipe' }).click()
  await keyDialog.getByLabel('API key').waitFor()
  expect(await importing.isVisible()).toBe(false)
  await page.keyboard.press('Escape')
  await importing.waitFor()
  expect(await importing.getByLabel('Recipe Website URL').inputValue()).toBe(`${web.url}/blocked`)
  await page.keyboard.press('Escape')
  await importing.waitFor({ state: 'hidden' })
  expect(await importLink.evaluate((element) => element === document.activeElement)).toBe(true)
})

test('offers services in the import dialog', async () => {
  await importLink.click()
  const tabs = importing.getByRole('tablist', { name: 'Ways to import' }).getByRole('tab')
  await tabs.last().waitFor()
  expect(await tabs.allInnerTexts()).toEqual(['URL', 'File', 'CSV', 'Text', 'Services'])
  const main = importing.getByRole('button', { name: 'Import Recipe', exact: true })
  await importing.getByRole('tab', { name: 'CSV' }).click()
  expect(await main.count()).toBe(0)
  await importing.getByRole('tab', { name: 'File' }).click()
  await main.click()
  await importing.getByText('Please select a file to import').waitFor()
  await tabs.last().click()
  await importing.getByLabel('GitHub Repository URL').fill('ada/kitchen')
  await importing.getByLabel('Recipe File Path').fill('recipes/pie.cook')
  await main.click()
  expect(await titleOfDraft(page)).toBe('pie')
  await editorOf(page).getByRole('button', { name: 'Cancel' }).click()
  await importing.getByRole('tab', { name: 'Recipe Keeper' }).click()
  await main.click()
  await importing.getByText('Please select a file to import').last().waitFor()
  const field = importing.getByLabel('Recipe Keeper file')
  await field.setInputFiles({ name: 'recipes.doc', mimeType: 'application/msword', buffer: Buffer.from('x') })
  await main.click()
  await importing.getByText('Unsupported file format.').waitFor()
  await field.setInputFiles({ name: 'recipes.zip', mimeType: 'application/zip', buffer: keeperExport })
  await main.click()
  await page.waitForURL(/\/imports\//)
  await page.getByText('2 recipes found.').waitFor()
  expect(pageErrors).toEqual([])
})

test('imports from N8N and GitHub by keyboard, with a token that stays in the tab', async () => {
  await page.goto(`${site.url}/import`)
  const tabs = page.getByRole('tablist', { name: 'Ways to import' }).getByRole('tab')
  expect(await tabs.allInnerTexts()).toEqual(['Import from Website', 'Import from N8N', 'External Services'])
  await tabs.first().focus()
  await page.keyboard.press('ArrowRight')
  const n8nPanel = page.getByRole('region', { name: 'Import from N8N' })
  const webhook = n8nPanel.getByLabel('N8N Webhook URL')
  expect(await n8nPanel.getByRole('button', { name: 'Import Recipes' }).isDisabled()).toBe(true)
  await webhook.fill('my webhook')
  await webhook.press('Enter')
  await n8nPanel.getByText('Please enter a valid N8N webhook URL').waitFor()
  await webhook.fill(n8n.webhook('missing'))
  await webhook.press('Enter')
  const problem = page.getByRole('alert')
  await problem.getByText('Failed to fetch from N8N: Not Found').waitFor()

  await tabs.nth(1).focus()
  await page.keyboard.press('ArrowRight')
  await page.getByLabel('GitHub Repository URL').waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await page.getByLabel('Recipe Keeper file').waitFor()
  await page.keyboard.press('ArrowLeft')
  const panel = page.getByRole('region', { name: 'GitHub' })
  const repository = panel.getByLabel('GitHub Repository URL')
  const button = panel.getByRole('button', { name: 'Import Recipe from GitHub' })
  await button.click()
  await panel.getByText('Invalid GitHub repository URL.').waitFor()
  await repository.fill('ada/secret')
  await panel.getByLabel('Recipe File Path').fill('a.json')
  await button.click()
  await page.getByText('If the repository is private, enter a token').waitFor()
  await panel.getByText('Private repository?').click()
  await panel.getByLabel('Access token').fill(token)
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/import/github'))
  await button.click()
  await page.getByText('Recipe imported successfully!').waitFor()
  expect(await titleOfDraft(page)).toBe('Secret hub soup')
  expect((await sent).postData()).not.toContain(token)
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(token)
  await editorOf(page).getByRole('button', { name: 'Cancel' }).click()

  await repository.fill('https://github.com/ada/kitchen/tree/main/recipes')
  await panel.getByLabel('Recipe File Path').fill('')
  await button.click()
  await page.getByRole('heading', { level: 1, name: /ada\/kitchen/ }).waitFor()
  await page.getByRole('listitem').filter({ hasText: 'Hub pasta' }).waitFor()
  await page.getByRole('button', { name: 'Import 2 recipes' }).waitFor()
  expect(pageErrors).toEqual([])
})

test('asks for a key, keeps the address, and continues automatically once a key is saved', async () => {
  await page.goto(`${site.url}/import`)
  await chooseCrawler()
  await submit(`${web.url}/blocked`)
  await keyDialog.getByText('Please set your API key first').waitFor()
  expect(await findingsOn(page, 'the dialog for the key')).toEqual([])
  const save = keyDialog.getByRole('button', { name: 'Test and save' })
  await save.click()
  await keyDialog.getByText('Please enter a valid API key').waitFor()
  await keyDialog.getByLabel('API key').fill('fc-wrong')
  await save.click()
  await keyDialog.getByText('Invalid API key. Please check and try again.').waitFor()
  expect(await keyDialog.getByText('Please set your API key first').count()).toBe(0)
  await keyDialog.getByLabel('API key').fill(key)
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
  await keyDialog.getByRole('button', { name: 'Test the key' }).click()
  await keyDialog.getByText('Invalid API key.').waitFor()
  await keyDialog.getByLabel('Another API key').fill(otherKey)
  await save.click()
  expect(await titleOfDraft(page)).toBe('Blocked Broth')
  await editorOf(page).getByRole('button', { name: 'Cancel' }).click()
  await say('Firecrawl uses your key that ends in 357.')
  await page.getByRole('button', { name: 'Change the key' }).click()
  await keyDialog.getByRole('button', { name: 'Test the key' }).click()
  await say('The key works.')
  await keyDialog.getByRole('button', { name: 'Remove the key' }).click()
  await page.keyboard.press('Escape')
  await say('Firecrawl needs a key.')
  expect(await storedKey()).toBeNull()
  // Chromium reports the refused tests of the key.
  expect(pageErrors.filter((error) => !error.includes('/api/crawler/key'))).toEqual([])
})

test('searches the web with the default key, and imports the chosen pages or all recipes of a site', async () => {
  await page.getByRole('button', { name: 'Search the web' }).click()
  const useDefault = keyDialog.getByRole('button', { name: 'Use default key' })
  crawler.keys.delete('fc-stand-in')
  await useDefault.click()
  await keyDialog.getByText('Default API key is invalid. Please enter your own API key.').waitFor()
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

test('the log has no key', () => {
  expect(output.join('')).toContain('/api/crawler/key')
  for (const secret of [key, otherKey, 'fc-stand-in', 'fc-wrong']) expect(output.join('')).not.toContain(secret)
})
