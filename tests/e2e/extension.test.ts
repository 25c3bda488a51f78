import { afterAll, expect, test } from 'vitest'
import { expectSoup } from './blocked-soup.ts'
import { startBlockingWeb } from './blocking-web.ts'
import { browserWithExtension } from './extension.ts'
import { filesInZip } from './files-in-zip.ts'
import { editorOf } from './import-editor.ts'
import { newAddress } from './new-address.ts'
import { siteUrl } from './worker-site.ts'

const web = await startBlockingWeb()
const { context, id, press, close } = await browserWithExtension(siteUrl)
afterAll(async () => {
  await close()
  await web[Symbol.asyncDispose]()
})

test('imports a page from a site that blocks our server and forbids forms', async () => {
  const page = await context.newPage()
  const url = newAddress(`${web.url}/strict`)
  await page.goto(url)
  const tab = await press(page)
  await expectSoup(tab, url)
  await editorOf(tab).getByRole('button', { name: 'Save Recipe' }).click()
  await tab.getByRole('heading', { name: 'Blocked Leek Soup' }).waitFor()
  expect(page.url()).toBe(url)
})

test('says so on a page that does not allow extensions', async () => {
  const page = await context.newPage()
  await page.goto('chrome://version/')
  const tab = await press(page)
  await tab.getByText('Browsers don’t allow extensions on this page.').waitFor()
})

test('knows the site it was downloaded from and its colors, and takes another address', async () => {
  const page = await context.newPage()
  await page.goto(`chrome-extension://${id}/options.html`)
  const address = page.getByLabel('Address of your recipe site')
  expect(await address.inputValue()).toBe(siteUrl)
  await address.fill('not an address')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Enter an address that starts with https:// or http://.').waitFor()
  await address.fill('kitchen.example/import')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved.').waitFor()
  await page.reload()
  expect(await address.inputValue()).toBe('https://kitchen.example')

  const colorIn = async (colorScheme: 'light' | 'dark') => {
    await page.emulateMedia({ colorScheme })
    await page.reload()
    return page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  }
  expect([await colorIn('light'), await colorIn('dark')]).toEqual(['rgb(255, 248, 241)', 'rgb(28, 17, 13)'])
})

test.each(['chromium', 'firefox'])(
  'asks for two permissions and loads no code from elsewhere in %s',
  async (browser) => {
    const zip = await (await fetch(`${siteUrl}/extension/${browser}.zip`)).arrayBuffer()
    const files = await filesInZip(Buffer.from(zip))
    const manifest: unknown = JSON.parse(files['manifest.json']?.toString() ?? '')
    expect(manifest).toMatchObject({ manifest_version: 3, permissions: ['activeTab', 'scripting'] })
    expect(manifest).not.toHaveProperty('host_permissions')
    expect(manifest).not.toHaveProperty('content_scripts')
    expect(files['site.js']?.toString()).toContain(siteUrl)
    const loading = Object.entries(files).filter(
      ([name, bytes]) =>
        /\.(?:js|html|css)$/.test(name) &&
        /(?:src|href|from|import)\s*=?\s*\(?["']https?:|\beval\(|url\(["']?https?:/.test(bytes.toString()),
    )
    expect(loading.map(([name]) => name)).toEqual([])
  },
)
