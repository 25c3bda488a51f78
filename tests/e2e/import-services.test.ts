import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { standInGithub } from '../../src/integrations/github/testing/stand-in-github.ts'
import { standInN8n } from '../../src/integrations/n8n/testing/stand-in-n8n.ts'
import { makeZip } from '../../src/importer/testing/make-zip.ts'
import { signIn } from '../accounts.ts'
import { findingsOn } from './axe-findings.ts'
import { newVisitor } from './browser.ts'
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
  two: [recipe('Webhook soup'), { ...recipe('Webhook pie'), prep_time: 5 }, 'not a recipe'],
  plain: [recipe('Plain webhook soup'), recipe('Plain webhook pie')],
  html: (response: { end(body: string): void }) => response.end('<!doctype html><p>Sign in'),
})
const site = await startSampleSite({ env: { GITHUB_RAW_URL: hub.rawUrl, GITHUB_API_URL: hub.apiUrl } })
afterAll(async () => {
  await site.stop()
  await hub[Symbol.asyncDispose]()
  await n8n[Symbol.asyncDispose]()
})

const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/octet-stream', buffer })

const devices: Array<[string, object]> = [
  ['a desktop', {}],
  ['a phone', { viewport: { width: 360, height: 740 }, hasTouch: true }],
]

/** Pictures of other recipes are suggested first, if the site has any that suit it. */
async function titleOfDraft(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Edit before saving' })
  const skip = page.getByRole('button', { name: 'Skip' })
  await dialog.or(skip).first().waitFor()
  if (await skip.isVisible()) await skip.click()
  return dialog.getByLabel('Title').inputValue()
}

async function openGithub(page: Page) {
  await page.goto(`${site.url}/import`)
  await page.getByRole('tab', { name: 'External Services' }).click()
  const panel = page.getByRole('region', { name: 'GitHub' })
  return {
    panel,
    repository: panel.getByLabel('GitHub Repository URL'),
    path: panel.getByLabel('Recipe File Path'),
    button: panel.getByRole('button', { name: 'Import Recipe from GitHub' }),
  }
}

test.each(devices)('imports a file of GitHub on %s, with every message', async (_, options) => {
  const { page, pageErrors, close } = await newVisitor(options)
  const { panel, repository, path, button } = await openGithub(page)
  expect(await repository.getAttribute('placeholder')).toContain('username/repo')
  expect(await path.getAttribute('placeholder')).toBe('recipes/pasta.json')
  expect(await findingsOn(page, '/import with GitHub')).toEqual([])
  await button.click()
  await panel.getByText('Invalid GitHub repository URL.').waitFor()
  await repository.fill('https://github.com/ada/kitchen')
  await path.fill('../pasta.json')
  await button.click()
  await panel.getByText('The path must stay inside the repository.').waitFor()
  await path.fill('missing.json')
  await button.click()
  const problem = page.getByRole('alert')
  await problem.getByText('Failed to fetch file: Not Found.').waitFor()
  await path.fill('notes.md')
  await button.click()
  await problem.getByText('There is no recipe in this file').waitFor()
  expect((await problem.innerText()).match(/Failed to import recipe from GitHub/g)).toHaveLength(1)
  await path.fill('recipes/pasta.json')
  await path.press('Enter')
  await page.getByText('Recipe imported successfully!').waitFor()
  expect(await titleOfDraft(page)).toBe('Hub pasta')
  expect(pageErrors).toEqual([])
  await close()
})

test('imports a folder of GitHub, and shows its recipes as they are read', async () => {
  const { page, pageErrors, close } = await newVisitor()
  const { repository, button } = await openGithub(page)
  await repository.fill('https://github.com/ada/kitchen/tree/main/recipes')
  await button.click()
  await page.waitForURL(/\/imports\//)
  await page.getByRole('heading', { level: 1, name: /ada\/kitchen/ }).waitFor()
  await page.getByRole('listitem').filter({ hasText: 'Hub pasta' }).waitFor()
  await page.getByRole('button', { name: 'Import 2 recipes' }).waitFor()
  expect(pageErrors).toEqual([])
  await close()
})

test('reads a private repository with a token that stays in the tab', async () => {
  const { page, pageErrors, close } = await newVisitor()
  const { panel, repository, path, button } = await openGithub(page)
  await repository.fill('ada/secret')
  await path.fill('a.json')
  await button.click()
  await page.getByText('If the repository is private, enter a token').waitFor()
  await panel.getByText('Private repository?').click()
  await panel.getByLabel('Access token').fill(token)
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/import/github'))
  await button.click()
  expect(await titleOfDraft(page)).toBe('Secret hub soup')
  expect((await sent).postData()).not.toContain(token)
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(token)
  expect(pageErrors).toEqual([])
  await close()
})

test.each(devices)('imports from a webhook of N8N on %s, with every message', async (_, options) => {
  const { page, pageErrors, close } = await newVisitor(options)
  await page.goto(`${site.url}/import`)
  await page.getByRole('tab', { name: 'Import from N8N' }).click()
  const panel = page.getByRole('region', { name: 'Import from N8N' })
  const field = panel.getByLabel('N8N Webhook URL')
  const button = panel.getByRole('button', { name: 'Import Recipes' })
  expect(await button.isDisabled()).toBe(true)
  expect(await findingsOn(page, '/import with N8N')).toEqual([])
  await field.fill('my webhook')
  await button.click()
  await panel.getByText('Please enter a valid N8N webhook URL').waitFor()
  await field.fill(n8n.webhook('missing'))
  await button.click()
  const problem = page.getByRole('alert')
  await problem.getByText('Failed to fetch from N8N: Not Found').waitFor()
  await field.fill(n8n.webhook('html'))
  await button.click()
  await problem.getByText('Please check the webhook URL and try again.').waitFor()
  expect(await problem.getByText('Failed to import recipes').count()).toBe(1)
  await field.fill(n8n.webhook('two'))
  await field.press('Enter')
  await page.waitForURL(/\/imports\//)
  await page.getByText('2 recipes found.').waitFor()
  expect(pageErrors).toEqual([])
  await close()
})

test('imports from GitHub and N8N without script', async () => {
  const { page, close } = await newVisitor({ javaScriptEnabled: false })
  await page.goto(`${site.url}/import`)
  await page.getByLabel('GitHub Repository URL').fill('ada/kitchen')
  await page.getByLabel('Recipe File Path').fill('plain.json')
  await page.getByRole('button', { name: 'Import Recipe from GitHub' }).click()
  expect(await page.getByRole('region', { name: 'Edit before saving' }).getByLabel('Title').inputValue()).toBe(
    'Plain hub soup',
  )
  await page.goto(`${site.url}/import`)
  await page.getByLabel('N8N Webhook URL').fill(n8n.webhook('plain'))
  await page.getByRole('region', { name: 'Import from N8N' }).getByRole('button', { name: 'Import Recipes' }).click()
  await page.waitForURL(/\/imports\//)
  await page.getByRole('listitem').filter({ hasText: 'Plain webhook pie' }).waitFor()
  await close()
})

test('imports an export of Recipe Keeper, and says which files it takes', async () => {
  const { page, pageErrors, close } = await newVisitor()
  await page.goto(`${site.url}/import?from=recipe-keeper`)
  const panel = page.getByRole('region', { name: 'Recipe Keeper' })
  const button = panel.getByRole('button', { name: 'Import Recipes' })
  await button.click()
  await panel.getByText('Please select a file to import').waitFor()
  const field = panel.getByLabel('Recipe Keeper file')
  await field.setInputFiles(file('recipes.doc', Buffer.from('x')))
  await button.click()
  await panel.getByText('Unsupported file format.').waitFor()
  await field.setInputFiles(file('recipes.xml', Buffer.from('<unknown><a/></unknown>')))
  await button.click()
  await page.getByRole('alert').getByText('XML format not yet supported.').waitFor()
  await field.setInputFiles(
    file('recipes.zip', makeZip({ 'a.json': text('Keeper soup'), 'b.json': text('Keeper pie') })),
  )
  await button.click()
  await page.waitForURL(/\/imports\//)
  await page.getByText('2 recipes found.').waitFor()
  expect(pageErrors).toEqual([])
  await close()
})

test('says why an export of Recipe Keeper cannot be read, also without script', async () => {
  const damaged = [
    file('recipes.zip', makeZip({ 'a.json': text('Keeper stew') }).subarray(0, 60)),
    file('recipes.json', Buffer.from('{"title": "Keeper')),
  ]
  for (const javaScriptEnabled of [true, false]) {
    const { page, close } = await newVisitor({ javaScriptEnabled })
    for (const each of damaged) {
      await page.goto(`${site.url}/import?from=recipe-keeper`)
      const panel = page.getByRole('region', { name: 'Recipe Keeper' })
      await panel.getByLabel('Recipe Keeper file').setInputFiles(each)
      await panel.getByRole('button', { name: javaScriptEnabled ? 'Import Recipes' : 'Import', exact: true }).click()
      await page
        .getByRole('alert')
        .getByText(/Failed to parse Recipe Keeper file\. (?:The|There) .+\./)
        .waitFor()
    }
    await close()
  }
})

test('keeps what was typed when an import from GitHub or N8N fails without script', async () => {
  const { page, close } = await newVisitor({ javaScriptEnabled: false })
  await page.goto(`${site.url}/import`)
  // The message that needs a script is hidden, and has no role.
  const problem = page.getByRole('alert')
  const repository = page.getByLabel('GitHub Repository URL')
  const path = page.getByLabel('Recipe File Path')
  await repository.fill('ada/kitchen')
  await path.fill('missing.json')
  await page.getByRole('button', { name: 'Import Recipe from GitHub' }).click()
  await problem.getByText('Failed to fetch file: Not Found.').waitFor()
  expect(await problem.getByText('Failed to import recipe from GitHub.', { exact: true }).count()).toBe(1)
  expect([await repository.inputValue(), await path.inputValue()]).toEqual(['ada/kitchen', 'missing.json'])
  await path.fill('x'.repeat(2_001))
  await page.getByRole('button', { name: 'Import Recipe from GitHub' }).click()
  await problem.getByText('This is too long.').waitFor()
  expect(await path.inputValue()).toHaveLength(2_001)
  const webhook = page.getByLabel('N8N Webhook URL')
  await webhook.fill(n8n.webhook('missing'))
  await page.getByRole('region', { name: 'Import from N8N' }).getByRole('button', { name: 'Import Recipes' }).click()
  await problem.getByText('Failed to fetch from N8N: Not Found').waitFor()
  expect(await problem.getByText('Failed to import recipes', { exact: true }).count()).toBe(1)
  expect(await webhook.inputValue()).toBe(n8n.webhook('missing'))
  await close()
})

test('reaches every way to import by keyboard', async () => {
  const { page, close } = await newVisitor()
  await page.goto(`${site.url}/import`)
  const tabs = page.getByRole('tablist', { name: 'Ways to import' }).getByRole('tab')
  expect(await tabs.allInnerTexts()).toEqual(['Import from Website', 'Import from N8N', 'External Services'])
  await tabs.first().focus()
  await page.keyboard.press('ArrowRight')
  await page.getByLabel('N8N Webhook URL').waitFor()
  await page.keyboard.press('ArrowRight')
  await page.getByLabel('GitHub Repository URL').waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await page.getByLabel('Recipe Keeper file').waitFor()
  await page.keyboard.press('ArrowRight')
  await page.getByLabel('CSV file').waitFor()
  await close()
})

test('offers services in the import dialog', async () => {
  const { page, pageErrors, close } = await newVisitor()
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
  await dialog.getByRole('tab', { name: 'Recipe Keeper' }).click()
  await main.click()
  await dialog.getByText('Please select a file to import').last().waitFor()
  await dialog.getByRole('tab', { name: 'GitHub' }).click()
  await dialog.getByLabel('GitHub Repository URL').fill('ada/kitchen')
  await dialog.getByLabel('Recipe File Path').fill('recipes/pie.cook')
  await main.click()
  expect(await titleOfDraft(page)).toBe('pie')
  expect(pageErrors).toEqual([])
  await close()
})

test('creates a token, takes a recipe with it, and revokes it', async () => {
  const { page, pageErrors, close } = await newVisitor()
  await signIn(page, site, 'cook')
  await page.goto(`${site.url}/account/automations`)
  await page.getByLabel('Name of a new token').fill('N8N at home')
  await page.getByRole('button', { name: 'Create token' }).click()
  await page.getByText('Copy the token now.').waitFor()
  expect(await findingsOn(page, '/account/automations')).toEqual([])
  const secret = await page.getByRole('textbox', { name: 'Token', exact: true }).inputValue()
  const send = () =>
    fetch(`${site.url}/api/automations/recipes`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      body: JSON.stringify([recipe('Automated soup'), n8n.webhook('missing')]),
    })
  expect(await (await send()).json()).toMatchObject({ items: [{ state: 'saved' }, { state: 'waiting' }] })
  await page.reload()
  await page.getByRole('link', { name: 'Automated soup' }).waitFor()
  expect(await page.content()).not.toContain(secret)
  // The job queue fetches the address, which has no recipe.
  await expect
    .poll(
      async () => {
        await page.reload()
        return page.getByText('Failed', { exact: true }).count()
      },
      { timeout: 60_000 },
    )
    .toBe(1)
  await page.getByRole('button', { name: 'Revoke N8N at home' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke token' }).click()
  await page.getByText('You have no tokens yet.').waitFor()
  expect((await send()).status).toBe(401)
  expect(pageErrors).toEqual([])
  await close()
})

test('downloads a workflow for N8N with the address of the site', async () => {
  const answer = await fetch(`${site.url}/n8n-workflow.json`)
  expect(answer.headers.get('content-disposition')).toContain('n8n-workflow.json')
  expect(JSON.stringify(await answer.json())).toContain(`${site.url}/api/automations/recipes`)
})
