import { afterAll, expect, test } from 'vitest'
import { findingsOn } from './axe-findings.ts'
import { editorOf, expectSoup } from './blocked-soup.ts'
import { startBlockingWeb } from './blocking-web.ts'
import { newVisitor } from './browser.ts'
import { siteUrl } from './worker-site.ts'

const web = await startBlockingWeb()
afterAll(() => web[Symbol.asyncDispose]())
let pages = 0
/** Each import has an address of its own, because a second one would already exist. */
const addressOf = (path: string) => `${web.url}${path}-${(pages += 1)}`

/** Opens a page as a cook would, and returns what its bookmark does when it is pressed there. */
async function openWithBookmark(path: string) {
  const visitor = await newVisitor()
  const { page } = visitor
  await page.goto(`${siteUrl}/import/bookmarklet`)
  const link = page.getByRole('link', { name: 'Import to Marshmallow Kitchen' })
  const address = (await link.getAttribute('href')) ?? ''
  expect(address).toMatch(/^javascript:/)
  const program = decodeURIComponent(address.slice('javascript:'.length))
  const url = addressOf(path)
  await page.goto(url)
  return { ...visitor, url, press: () => page.evaluate(program) }
}

test('imports the open page from a site that blocks our server', async () => {
  const { page, url, press, pageErrors } = await openWithBookmark('/soup')
  const [tab] = await Promise.all([page.context().waitForEvent('page'), press()])
  const sent = tab.waitForRequest((request) => request.method() === 'POST')
  expect((await sent).postData()).not.toContain('never-leaves-the-browser')
  await expectSoup(tab, url)
  // The tab with the recipe has no hold on the import any more.
  expect(await tab.evaluate(() => window.opener)).toBeNull()
  expect(page.url()).toBe(url)
  await editorOf(tab).getByRole('button', { name: 'Save Recipe' }).click()
  await tab.waitForURL(/\/recipe\//)
  await tab.getByRole('heading', { name: 'Blocked Leek Soup' }).waitFor()
  expect(pageErrors).toEqual([])
})

test('imports a page whose policy forbids scripts and forms to other sites', async () => {
  const { page, url, press } = await openWithBookmark('/strict')
  const [tab] = await Promise.all([page.context().waitForEvent('page'), press()])
  await expectSoup(tab, url)
})

test('imports a page that cuts its link to other tabs when the bookmark is pressed again', async () => {
  const { page, url, press } = await openWithBookmark('/alone')
  const [tab] = await Promise.all([page.context().waitForEvent('page'), press()])
  await tab.getByText('No page arrived.').waitFor()
  await press()
  await expectSoup(page, url)
})

test('imports in the same tab where the browser opens no other', async () => {
  const { page, url, press } = await openWithBookmark('/silent')
  await page.evaluate(() => void (window.open = () => null))
  await press()
  await expectSoup(page, url)
})

test('sends only the address if the page allows nothing else', async () => {
  const { page, url, press } = await openWithBookmark('/strict')
  await page.evaluate(() => void (window.open = () => null))
  await press()
  await page.waitForURL(`${siteUrl}/import?**`)
  await expect.poll(() => page.getByLabel('Recipe Website URL').inputValue()).toBe(url)
})

test('says so when no page arrives, and takes none from other windows', async () => {
  const { page, pageErrors } = await newVisitor()
  await page.goto(`${siteUrl}/import/handover`)
  await page.getByText('No page arrived.').waitFor()
  await page.evaluate(() => window.postMessage({ kind: 'marshmallow-kitchen-page', url: '', html: '<h1>x</h1>' }, '*'))
  await page.getByText('No page arrived.').waitFor()
  expect(page.url()).toBe(`${siteUrl}/import/handover`)
  expect(pageErrors).toEqual([])
})

test('offers the bookmark where a site blocks imports, and explains it to every kind of visitor', async () => {
  const { page } = await newVisitor()
  await page.goto(`${siteUrl}/import`)
  await page.getByLabel('Recipe Website URL').fill(`${web.address}/soup`)
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await page.getByRole('alert').getByRole('link', { name: 'Import it from your browser' }).click()
  await page.getByRole('heading', { name: 'Import from your browser' }).waitFor()
  await page.getByRole('link', { name: 'Import to Marshmallow Kitchen' }).click()
  await page.getByText('Drag it to your bookmarks bar').waitFor()
  await page.getByText('Without dragging', { exact: true }).click()
  const code = page.getByRole('textbox', { name: 'Code of the bookmark', exact: true })
  expect(await code.inputValue()).toMatch(/^javascript:/)
  expect(await findingsOn(page, 'bookmarklet')).toEqual([])
  const plain = await newVisitor({ javaScriptEnabled: false })
  await plain.page.goto(`${siteUrl}/import/bookmarklet`)
  await plain.page.getByRole('link', { name: 'Import to Marshmallow Kitchen' }).waitFor()
  await plain.page.goto(`${siteUrl}/import-options`)
  await plain.page.getByRole('link', { name: 'Set up your browser' }).click()
  await plain.page.getByRole('heading', { name: 'Import from your browser' }).waitFor()
})

test('fits on a phone with all instructions open', async () => {
  const { page } = await newVisitor({ viewport: { width: 360, height: 780 } })
  await page.goto(`${siteUrl}/import/bookmarklet`)
  const wayOut = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  for (const title of ['Without dragging', 'Load it in Chrome, Edge or Brave', 'Load it in Firefox', /Safari/]) {
    await page.locator('summary').filter({ hasText: title }).click()
    await page.locator('details[open]').filter({ hasText: title }).waitFor()
    expect(await wayOut()).toBeLessThanOrEqual(0)
  }
})
