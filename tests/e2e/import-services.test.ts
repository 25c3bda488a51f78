import { afterAll, expect, test } from 'vitest'
import { standInGithub } from '../../src/integrations/github/testing/stand-in-github.ts'
import { standInN8n } from '../../src/integrations/n8n/testing/stand-in-n8n.ts'
import { makeZip } from '../../src/importer/testing/make-zip.ts'
import { createUserAt } from '../accounts.ts'
import { newVisitor } from './browser.ts'
import { editorOf, titleOfDraft } from './import-editor.ts'
import { plainVisitor } from './plain-visitor.ts'
import { startSampleSite } from './sample-site.ts'

const recipe = (title: string) => ({ title, ingredients: ['1 leek'], instructions: ['Chop the leek.'] })
const text = (title: string) => JSON.stringify(recipe(title))
const token = 'github_pat_of_a_browser_test'

const hub = await standInGithub({
  repositories: {
    'ada/kitchen': {
      branches: {
        main: {
          'recipes/pasta.json': text('Hub pasta'),
          'recipes/pie.cook': 'Bake @apples{2}.',
          'plain.json': text('Plain hub soup'),
          'notes.md': 'Buy milk',
        },
      },
    },
    'ada/secret': { branches: { main: { 'a.json': text('Secret hub soup') } }, token },
  },
})
const n8n = await standInN8n({
  plain: [recipe('Plain webhook soup'), recipe('Plain webhook pie')],
})
const site = await startSampleSite({ env: { GITHUB_RAW_URL: hub.rawUrl, GITHUB_API_URL: hub.apiUrl } })
afterAll(async () => {
  await site.stop()
  await hub[Symbol.asyncDispose]()
  await n8n[Symbol.asyncDispose]()
})

const keeperExport = makeZip({ 'a.json': text('Keeper soup'), 'b.json': text('Keeper pie') })

test('imports from N8N and GitHub by keyboard, with a token that stays in the tab', async () => {
  const { page, pageErrors } = await newVisitor()
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

test('offers services in the import dialog', async () => {
  const { page, pageErrors } = await newVisitor()
  await page.goto(`${site.url}/recipes`)
  await page.getByRole('link', { name: 'Import Recipe' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Import Recipe' })
  const tabs = dialog.getByRole('tablist', { name: 'Ways to import' }).getByRole('tab')
  await tabs.last().waitFor()
  expect(await tabs.allInnerTexts()).toEqual(['URL', 'File', 'CSV', 'Text', 'Services'])
  const main = dialog.getByRole('button', { name: 'Import Recipe', exact: true })
  await dialog.getByRole('tab', { name: 'CSV' }).click()
  expect(await main.count()).toBe(0)
  await dialog.getByRole('tab', { name: 'File' }).click()
  await main.click()
  await dialog.getByText('Please select a file to import').waitFor()
  await tabs.last().click()
  await dialog.getByLabel('GitHub Repository URL').fill('ada/kitchen')
  await dialog.getByLabel('Recipe File Path').fill('recipes/pie.cook')
  await main.click()
  expect(await titleOfDraft(page)).toBe('pie')
  await editorOf(page).getByRole('button', { name: 'Cancel' }).click()
  await dialog.getByRole('tab', { name: 'Recipe Keeper' }).click()
  await main.click()
  await dialog.getByText('Please select a file to import').last().waitFor()
  const field = dialog.getByLabel('Recipe Keeper file')
  await field.setInputFiles({ name: 'recipes.doc', mimeType: 'application/msword', buffer: Buffer.from('x') })
  await main.click()
  await dialog.getByText('Unsupported file format.').waitFor()
  await field.setInputFiles({ name: 'recipes.zip', mimeType: 'application/zip', buffer: keeperExport })
  await main.click()
  await page.waitForURL(/\/imports\//)
  await page.getByText('2 recipes found.').waitFor()
  expect(pageErrors).toEqual([])
})

const openImport = () => plainVisitor(site.url).open('/import')
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
  const { cookie } = await createUserAt(site, 'cook')
  const visitor = plainVisitor(site.url, { cookie })
  let page = await visitor.open('/account/automations')
  page = await page.send('Create token', { 'Name of a new token': 'N8N at home' })
  expect(page.text('main')).toContain('Copy the token now.')
  const secret = page.valueOf('Token')
  const send = () =>
    fetch(`${site.url}/api/automations/recipes`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      body: JSON.stringify([recipe('Automated soup'), n8n.webhook('missing')]),
    })
  expect(await (await send()).json()).toMatchObject({ items: [{ state: 'saved' }, { state: 'waiting' }] })
  page = await visitor.open('/account/automations')
  expect(page.text('main')).toContain('Automated soup')
  expect(page.$.html()).not.toContain(secret)
  // The job queue fetches the address, which has no recipe.
  const open = async () => (page = await visitor.open('/account/automations')).text('main')
  await expect.poll(open, { interval: 500 }).toContain('Failed')
  page = await page.send('Revoke token')
  expect(page.text('main')).toContain('You have no tokens yet.')
  expect((await send()).status).toBe(401)
})

test('downloads a workflow for N8N with the address of the site', async () => {
  const answer = await fetch(`${site.url}/n8n-workflow.json`)
  expect(answer.headers.get('content-disposition')).toContain('n8n-workflow.json')
  expect(JSON.stringify(await answer.json())).toContain(`${site.url}/api/automations/recipes`)
})
