import { afterAll, expect, test } from 'vitest'
import { findingsOn } from './axe-findings.ts'
import { expectSoup } from './blocked-soup.ts'
import { startBlockingWeb } from './blocking-web.ts'
import { newVisitor } from './browser.ts'
import { editorOf } from './import-editor.ts'
import { newAddress } from './new-address.ts'
import { plainVisitor } from './plain-visitor.ts'
import { siteUrl } from './worker-site.ts'

const web = await startBlockingWeb()
afterAll(() => web[Symbol.asyncDispose]())

/** Returns the program of the bookmark. */
async function programOfBookmark() {
  const { $ } = await plainVisitor(siteUrl).open('/import/bookmarklet')
  const address = $('a:contains("Import to Marshmallow Kitchen")').attr('href') ?? ''
  expect(address).toMatch(/^javascript:/)
  return decodeURIComponent(address.slice('javascript:'.length))
}

test('imports the open page from a site that blocks our server and forbids scripts and forms to other sites', async () => {
  const program = await programOfBookmark()
  const { page, pageErrors } = await newVisitor()
  const url = newAddress(`${web.url}/strict`)
  await page.goto(url)
  const [tab] = await Promise.all([page.context().waitForEvent('page'), page.evaluate(program)])
  await expectSoup(tab, url)
  // The tab with the recipe has no hold on the import any more.
  expect(await tab.evaluate(() => window.opener)).toBeNull()
  expect(page.url()).toBe(url)
  await editorOf(tab).getByRole('button', { name: 'Save Recipe' }).click()
  await tab.waitForURL(/\/recipe\//)
  await tab.getByRole('heading', { name: 'Blocked Leek Soup' }).waitFor()
  // Without another tab, such a page allows nothing but its address.
  await page.evaluate(() => void (window.open = () => null))
  await page.evaluate(program)
  await page.waitForURL(`${siteUrl}/import?**`)
  await expect.poll(() => page.getByLabel('Recipe Website URL').inputValue()).toBe(url)
  // Chromium reports what the policy of that page blocked.
  expect(pageErrors.filter((error) => !error.includes('Content Security Policy'))).toEqual([])
})

test('imports a page that cuts its link to other tabs when the bookmark is pressed again', async () => {
  const program = await programOfBookmark()
  const { page } = await newVisitor()
  const url = newAddress(`${web.url}/alone`)
  await page.goto(url)
  const [tab] = await Promise.all([page.context().waitForEvent('page'), page.evaluate(program)])
  await tab.getByText('No page arrived.').waitFor()
  // It takes nothing from other windows.
  await tab.evaluate(() => window.postMessage({ kind: 'marshmallow-kitchen-page', url: '', html: '<h1>x</h1>' }, '*'))
  await tab.getByText('No page arrived.').waitFor()
  expect(tab.url()).toBe(`${siteUrl}/import/handover`)
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await page.evaluate(program)
  expect((await sent).postData()).not.toContain('never-leaves-the-browser')
  // Now it imports in the same tab, as where the browser opens no other.
  await expectSoup(page, url)
})

test('offers the bookmark where a site blocks imports, and explains it on a phone too', async () => {
  const { page } = await newVisitor({ viewport: { width: 360, height: 780 } })
  await page.goto(`${siteUrl}/import`)
  await page.getByLabel('Recipe Website URL').fill(`${web.address}/soup`)
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await page.getByRole('alert').getByRole('link', { name: 'Import it from your browser' }).click()
  await page.getByRole('heading', { name: 'Import from your browser' }).waitFor()
  await page.getByRole('link', { name: 'Import to Marshmallow Kitchen' }).click()
  await page.getByText('Drag it to your bookmarks bar').waitFor()
  const wayOut = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  for (const title of ['Without dragging', 'Load it in Chrome, Edge or Brave', 'Load it in Firefox', /Safari/]) {
    await page.locator('summary').filter({ hasText: title }).click()
    await page.locator('details[open]').filter({ hasText: title }).waitFor()
    expect(await wayOut()).toBeLessThanOrEqual(0)
  }
  const code = page.getByRole('textbox', { name: 'Code of the bookmark', exact: true })
  expect(await code.inputValue()).toMatch(/^javascript:/)
  expect(await findingsOn(page, 'bookmarklet')).toEqual([])
})
