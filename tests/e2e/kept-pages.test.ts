import { afterAll, expect, test } from 'vitest'
import { keptPages } from '../../src/server/page-cache/kept-pages.ts'
import { launch, newVisitor } from './browser.ts'
import { siteUrl } from './site-url.ts'

const browser = await launch()
afterAll(() => browser.close())

/** An address for every kind of page; a resource that is no page of its own is not opened in a window. */
const samples: Record<string, string> = {
  ':category?': 'desserts',
  'recipe/:id': 'recipe/classic-chocolate-chip-cookies',
  'chefs/:id': 'chefs/asha',
  'blog/:id': 'blog/how-to-toast-a-marshmallow',
  'kb/:slug': 'kb/measuring',
}
const resources = new Set(['search/suggestions', 'chefs/:id/recipes'])
const paths = keptPages
  .map(({ path }) => path)
  .filter((path) => !resources.has(path))
  .map((path) => `/${samples[path] ?? path.replace(':category?', samples[':category?'] ?? '')}`)

test.each(paths)('%s comes alive from the cache, with nothing its policy forbids', async (path) => {
  const first = await fetch(siteUrl + path)
  const kept = await fetch(siteUrl + path)
  expect(kept.headers.get('etag')).toBe(first.headers.get('etag'))
  expect(kept.headers.get('content-security-policy')).not.toMatch(/nonce|script-src[^;]*unsafe/)
  const html = await kept.text()
  expect(html).not.toContain('nonce=')
  // Scripts are fetched once the page is painted.
  expect(html).not.toMatch(/<link rel="modulepreload"|^import /m)
  const { page, complaints, close } = await newVisitor(browser)
  await page.goto(siteUrl + path)
  await page.waitForFunction(() => document.documentElement.dataset['theme'] !== undefined)
  await page.waitForFunction(() => '__reactRouterDataRouter' in window)
  await page.waitForLoadState('networkidle')
  // What is not there says so in the console; that is no complaint.
  expect(complaints.filter((complaint) => !(first.status === 404 && complaint.includes('404')))).toEqual([])
  await close()
})

test('a script that got into a kept page does not run', async () => {
  const { page, close } = await newVisitor(browser)
  await page.route(`${siteUrl}/about`, async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace('</main>', '<script>window.gotIn = true</script></main>')
    await route.fulfill({ response: answer, body })
  })
  await page.goto(`${siteUrl}/about`)
  await page.waitForFunction(() => '__reactRouterDataRouter' in window)
  expect(await page.evaluate(() => 'gotIn' in window)).toBe(false)
  await close()
})
