import { afterAll, expect, test } from 'vitest'
import { makeZip } from '../src/importer/testing/make-zip.ts'
import { standInFirecrawl } from '../src/integrations/firecrawl/testing/stand-in-firecrawl.ts'
import { recipePage } from '../src/integrations/firecrawl/testing/stand-in-pages.ts'
import { standInGithub } from '../src/integrations/github/testing/stand-in-github.ts'
import { standInN8n } from '../src/integrations/n8n/testing/stand-in-n8n.ts'
import { startJobs } from '../src/jobs/start-jobs.ts'
import { createUser } from './accounts.ts'
import { startStandInWeb } from './e2e/stand-in-web.ts'
import { createWholeSite } from './whole-site.ts'

const recipe = (title: string) => ({ title, ingredients: ['1 leek'], instructions: ['Chop the leek.'] })
const text = (title: string) => JSON.stringify(recipe(title))
const pageOf = (title: string) => recipePage(title, ['2 leeks', '1 l stock'], ['Simmer it.'])

const hub = await standInGithub({
  repositories: { 'ada/kitchen': { branches: { main: { 'plain.json': text('Plain hub soup') } } } },
})
const n8n = await standInN8n({
  plain: [recipe('Plain webhook soup'), recipe('Plain webhook pie')],
})
/** A site that blocks our server, and has a page whose recipe only a script shows. */
const web = await startStandInWeb({
  '/blocked': { status: 403, body: 'Forbidden' },
  '/by-script': { body: '<!doctype html><title>Stew</title><div id="root"></div>' },
})
const crawler = await standInFirecrawl({
  web: new Map([
    [`${web.url}/blocked`, pageOf('Blocked Broth')],
    [`${web.url}/by-script`, pageOf('Stew by Script')],
  ]),
})
const { app, send, origin, visitor } = await createWholeSite({
  GITHUB_RAW_URL: hub.rawUrl,
  GITHUB_API_URL: hub.apiUrl,
  FIRECRAWL_API_URL: crawler.url,
  FIRECRAWL_API_KEY: 'fc-stand-in',
})
await startJobs(app)
afterAll(async () => {
  await web.close()
  for (const service of [hub, n8n, crawler]) await service[Symbol.asyncDispose]()
})

const keeperExport = makeZip({ 'a.json': text('Keeper soup'), 'b.json': text('Keeper pie') })

const openImport = () => visitor().open('/import')
const sendToGithub = 'Import Recipe from GitHub'

test('imports from GitHub and N8N without script', async () => {
  const draft = await (
    await openImport()
  ).send(sendToGithub, { 'GitHub Repository URL': 'ada/kitchen', 'Recipe File Path': 'plain.json' })
  expect(draft.valueOf('Title')).toBe('Plain hub soup')
  const found = await (await openImport()).send('Import Recipes', { 'N8N Webhook URL': n8n.webhook('plain') })
  expect(found.url).toContain('/imports/')
  expect(found.text('main li')).toContain('Plain webhook pie')
})

test('keeps what was typed when an import from GitHub or N8N fails without script', async () => {
  let page = await openImport()
  page = await page.send(sendToGithub, { 'GitHub Repository URL': 'ada/kitchen', 'Recipe File Path': 'missing.json' })
  const heading = () => page.text('[role=alert] strong')
  expect(heading()).toBe('Failed to import recipe from GitHub.')
  expect(page.text('[role=alert]')).toContain('Failed to fetch file: Not Found.')
  expect(page.valueOf('GitHub Repository URL')).toBe('ada/kitchen')
  expect(page.valueOf('Recipe File Path')).toBe('missing.json')
  page = await page.send(sendToGithub, { 'Recipe File Path': 'x'.repeat(2_001) })
  expect(page.text('[role=alert]')).toContain('This is too long.')
  expect(page.valueOf('Recipe File Path')).toHaveLength(2_001)
  page = await page.send('Import Recipes', { 'N8N Webhook URL': n8n.webhook('missing') })
  expect(heading()).toBe('Failed to import recipes')
  expect(page.text('[role=alert]')).toContain('Failed to fetch from N8N: Not Found')
  expect(page.valueOf('N8N Webhook URL')).toBe(n8n.webhook('missing'))
})

const keeperFile = (name: string, content: string | Buffer) => ({
  'Recipe Keeper file': new File([new Uint8Array(Buffer.from(content))], name),
})

test('imports an export of Recipe Keeper without script', async () => {
  const page = await (await openImport()).send('Import', keeperFile('recipes.zip', keeperExport))
  expect(page.text('main')).toContain('2 recipes found.')
})

test.each([
  ['recipes.zip', keeperExport.subarray(0, 60), /Failed to parse Recipe Keeper file\. (?:The|There) .+\./],
  ['recipes.json', '{"title": "Keeper', /Failed to parse Recipe Keeper file\. The .+\./],
  ['recipes.xml', '<unknown><a/></unknown>', /XML format not yet supported\./],
])('says why the export %s of Recipe Keeper cannot be read', async (name, content, message) => {
  const page = await (await openImport()).send('Import', keeperFile(name, content))
  expect(page.text('[role=alert]')).toMatch(message)
})

test('creates a token, takes a recipe with it, and revokes it', async () => {
  const { cookie } = await createUser(app, 'cook')
  const cook = visitor(cookie)
  let page = await cook.open('/account/automations')
  page = await page.send('Create token', { 'Name of a new token': 'N8N at home' })
  expect(page.text('main')).toContain('Copy the token now.')
  const secret = page.valueOf('Token')
  const sendRecipes = () =>
    send('/api/automations/recipes', {
      json: [recipe('Automated soup'), n8n.webhook('missing')],
      headers: { authorization: `Bearer ${secret}` },
    })
  expect(await (await sendRecipes()).json()).toMatchObject({ items: [{ state: 'saved' }, { state: 'waiting' }] })
  page = await cook.open('/account/automations')
  expect(page.text('main')).toContain('Automated soup')
  expect(page.$.html()).not.toContain(secret)
  // The job queue fetches the address, which has no recipe.
  const open = async () => (page = await cook.open('/account/automations')).text('main')
  await expect.poll(open, { interval: 500 }).toContain('Failed')
  page = await page.send('Revoke token')
  expect(page.text('main')).toContain('You have no tokens yet.')
  expect((await sendRecipes()).status).toBe(401)
})

test('downloads a workflow for N8N with the address of the site', async () => {
  const answer = await send('/n8n-workflow.json')
  expect(answer.headers.get('content-disposition')).toContain('n8n-workflow.json')
  expect(JSON.stringify(await answer.json())).toContain(`${origin}/api/automations/recipes`)
})

test.each([
  ['/blocked', 'The site blocked us (403)', 'Blocked Broth'],
  ['/by-script', 'find a recipe', 'Stew by Script'],
])('offers the crawler for %s, which uses the default key without script', async (path, problem, title) => {
  let page = await openImport()
  page = await page.send('Import', { 'Recipe Website URL': web.url + path })
  expect(page.text('main')).toContain(problem)
  page = await page.send('Open it with Firecrawl')
  expect(page.valueOf('Title')).toBe(title)
})

test('crawling without any key says so', async () => {
  const answer = await send('/api/import/web-page', { json: { url: `${web.url}/story`, engine: 'crawler' } })
  expect(await answer.text()).toContain('API key not found')
})
