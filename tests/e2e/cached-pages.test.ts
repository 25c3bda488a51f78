import { expect, test } from 'vitest'
import { cachedPages } from '../../src/server/page-cache/cached-pages.ts'
import { newVisitor } from './browser.ts'
import { siteUrl } from './worker-site.ts'

/** A sample address for every kind of page. Resources other than pages are missing. */
const samples: Record<string, string> = {
  ':category?': 'desserts',
  'recipe/:id': 'recipe/classic-chocolate-chip-cookies',
  'chefs/:id': 'chefs/asha',
  'blog/:id': 'blog/how-to-toast-a-marshmallow',
  'kb/:slug': 'kb/measuring',
}
const resources = new Set(['search/suggestions', 'chefs/:id/recipes'])
const paths = cachedPages
  .map(({ path }) => path)
  .filter((path) => !resources.has(path))
  .map((path) => `/${samples[path] ?? path.replace(':category?', samples[':category?'] ?? '')}`)

test.each(paths)('sends %s from the cache with a policy that needs no nonce', async (path) => {
  const first = await fetch(siteUrl + path)
  const cached = await fetch(siteUrl + path)
  expect(cached.headers.get('etag')).toBe(first.headers.get('etag'))
  expect(cached.headers.get('content-security-policy')).not.toMatch(/nonce|script-src[^;]*unsafe/)
  const html = await cached.text()
  expect(html).not.toContain('nonce=')
  // Scripts load after the first paint.
  expect(html).not.toMatch(/<link rel="modulepreload"|^import /m)
})

test('hydrates a cached page without policy violations, but runs no script injected into it', async () => {
  const address = `${siteUrl}/about`
  await fetch(address)
  const { page, pageErrors, close } = await newVisitor()
  await page.goto(address)
  await page.waitForFunction(() => document.documentElement.dataset['theme'] !== undefined)
  await page.waitForFunction(() => '__reactRouterDataRouter' in window)
  await page.waitForLoadState('networkidle')
  expect(pageErrors).toEqual([])

  await page.route(address, async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace('</main>', '<script>window.gotIn = true</script></main>')
    await route.fulfill({ response: answer, body })
  })
  await page.goto(address)
  await page.waitForFunction(() => '__reactRouterDataRouter' in window)
  expect(await page.evaluate(() => 'gotIn' in window)).toBe(false)
  await close()
})
