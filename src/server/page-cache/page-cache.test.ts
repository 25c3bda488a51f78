import { expect, test } from 'vitest'
import { createPageCache, type WantedPage } from './page-cache.ts'

const wanted: WantedPage = {
  address: 'http://kitchen.test/latest',
  encoding: 'identity',
  shows: ['recipes', 'images'],
  requestId: 'a request',
}
const htmlHeaders = { 'content-type': 'text/html; charset=utf-8' }

/** Creates a cache whose pages a test renders one by one. */
function openCache(
  htmlFor: (nth: number, nonce: string) => string = (nth) => `<p>Rendered ${nth}</p>`,
  chicoryFor: (nth: number) => string | undefined = () => undefined,
) {
  const renders: Array<PromiseWithResolvers<void>> = []
  const cache = createPageCache({
    async render(_request, { nonce }) {
      const nth = renders.push(Promise.withResolvers<void>())
      await renders[nth - 1]?.promise
      const body = Buffer.from(htmlFor(nth, nonce))
      return { status: 200, headers: new Headers(htmlHeaders), body, ads: [], chicory: chicoryFor(nth) }
    },
    maxBytes: 1_000_000,
    hsts: null,
  })
  return {
    cache,
    renders,
    finish: (nth: number) => renders[nth - 1]?.resolve(),
    cached: () => cache.find(wanted.address, wanted.encoding)?.body.toString(),
  }
}

test('caches a page when nothing on it changed during the render', async () => {
  const { cache, finish, cached } = openCache()
  const page = cache.obtain(wanted)
  cache.forget('faqs')
  finish(1)
  await page
  expect(cached()).toBe('<p>Rendered 1</p>')
})

test.each<[string, (cache: ReturnType<typeof createPageCache>) => void]>([
  ['something on it changed', (cache) => cache.forget('images')],
  ['changes may have been missed', (cache) => cache.forgetAll()],
])('does not cache a page when %s while it was rendered', async (_what, change) => {
  const { cache, finish, cached } = openCache()
  const page = cache.obtain(wanted)
  change(cache)
  finish(1)
  expect((await page)?.body.toString()).toBe('<p>Rendered 1</p>')
  expect(cached()).toBeUndefined()
})

test.each<[string, (cache: ReturnType<typeof createPageCache>) => void]>([
  ['a change', (cache) => cache.forget('recipes')],
  ['a gap in the announcements', (cache) => cache.forgetAll()],
])('a visitor who comes after %s does not get the page that was being rendered before it', async (_what, change) => {
  const { cache, renders, finish, cached } = openCache()
  const before = cache.obtain(wanted)
  change(cache)
  const after = cache.obtain(wanted)
  expect(renders).toHaveLength(2)
  finish(1)
  await before
  // The older render has finished, but requests still share the newer one.
  const another = cache.obtain(wanted)
  finish(2)
  expect((await after)?.body.toString()).toBe('<p>Rendered 2</p>')
  expect(await another).toBe(await after)
  expect(cached()).toBe('<p>Rendered 2</p>')
})

test('a change to something else lets visitors share the page that is being rendered', async () => {
  const { cache, renders, finish } = openCache()
  const first = cache.obtain(wanted)
  cache.forget('faqs')
  const second = cache.obtain(wanted)
  finish(1)
  expect(await second).toBe(await first)
  expect(renders).toHaveLength(1)
})

test('visitors get an outdated page until it is rendered again', async () => {
  const { cache, renders, finish, cached } = openCache()
  const first = cache.obtain(wanted)
  finish(1)
  await first
  cache.outdate('recipes')
  expect([cached(), cached()]).toEqual(['<p>Rendered 1</p>', '<p>Rendered 1</p>'])
  expect(renders).toHaveLength(2)
  finish(2)
  await expect.poll(cached).toBe('<p>Rendered 2</p>')
  expect(renders).toHaveLength(2)
})

test('forgets an outdated page that can no longer be cached', async () => {
  const { cache, finish, cached } = openCache((nth, nonce) => (nth === 1 ? '<p>Soup</p>' : `<p>${nonce}</p>`))
  const first = cache.obtain(wanted)
  finish(1)
  await first
  cache.outdate('recipes')
  expect(cached()).toBe('<p>Soup</p>')
  finish(2)
  await expect.poll(cached).toBeUndefined()
})

test('forgets an outdated page when a change is announced at once', async () => {
  const { cache, finish, cached } = openCache()
  const first = cache.obtain(wanted)
  finish(1)
  await first
  cache.outdate('recipes')
  cached()
  cache.forget('recipes')
  expect(cached()).toBeUndefined()
  finish(2)
})

test('forgets every page when changes may have been missed', async () => {
  const { cache, finish, cached } = openCache()
  const page = cache.obtain(wanted)
  finish(1)
  await page
  cache.forgetAll()
  expect(cached()).toBeUndefined()
  expect(cache.size()).toEqual({ pages: 0, bytes: 0 })
})

test('does not cache a page that shows its nonce outside of a script', async () => {
  const { cache, finish, cached } = openCache((_nth, nonce) => `<p>${nonce}</p>`)
  const page = cache.obtain(wanted)
  finish(1)
  expect(await page).toBeUndefined()
  expect(cached()).toBeUndefined()
})

const policyOf = (page: { headers: ReadonlyArray<string> } | undefined) =>
  page?.headers[page.headers.indexOf('Content-Security-Policy') + 1]

test('sends a browser the page again when only its policy has changed', async () => {
  const server = 'https://www.chicoryapp.com'
  const { cache, finish } = openCache(
    () => '<p>The same</p>',
    (nth) => (nth === 1 ? undefined : server),
  )
  const before = cache.obtain(wanted)
  finish(1)
  const first = await before
  cache.forgetAll()
  const after = cache.obtain(wanted)
  finish(2)
  const second = await after
  expect(policyOf(first)).not.toContain(server)
  expect(policyOf(second)).toContain(`${server}/widget_v2/`)
  expect(second?.etag).not.toBe(first?.etag)
})
