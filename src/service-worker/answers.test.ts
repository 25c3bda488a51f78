import { expect, onTestFinished, test, vi } from 'vitest'

interface Situation {
  /** Paths of stored pages. Undefined if the storage of the browser never answers. */
  stored?: ReadonlyArray<string>
  site: () => Promise<Response>
}

/** Opens a page of a browser whose service worker has stored these pages. Returns its text or where it leads. */
async function pageAt(path: string, { stored, site }: Situation): Promise<string> {
  vi.stubGlobal('BUILD', { assets: ['/assets/manifest-one.js'] })
  vi.stubGlobal('FetchEvent', Event)
  vi.stubGlobal('fetch', site)
  vi.stubGlobal('caches', {
    match: async (key: string) =>
      stored ? (stored.includes(key) ? new Response(`stored ${key}`) : undefined) : new Promise(() => undefined),
  })
  vi.stubGlobal(
    'Response',
    class extends Response {
      static override redirect = (address: string) =>
        new Response(null, { status: 302, headers: { location: address } })
    },
  )
  const { answerPage } = await import('./answers.ts')
  const url = new URL(path, 'http://site.test')
  const request = new Request(url)
  const answer = await answerPage({ url, request, event: {} as ExtendableEvent })
  return answer.headers.get('location') ?? answer.text()
}

const current = async () => new Response('current')
const isDown = async () => new Response('', { status: 503 })
const isCut = () => Promise.reject(new TypeError('Failed to fetch'))
const list = `/shopping-list/${'x'.repeat(32)}`

test('shows what the site answers, also while the storage of the browser hangs', async () => {
  expect(await pageAt('/saved', { stored: ['/saved'], site: current })).toBe('current')
  expect(await pageAt('/saved', { site: current })).toBe('current')
})

test('shows the stored page while the site is down or out of reach', async () => {
  expect(await pageAt('/saved', { stored: ['/saved'], site: isDown })).toBe('stored /saved')
  expect(await pageAt('/recipe/soup?scale=2', { stored: ['/recipe/soup'], site: isCut })).toBe('stored /recipe/soup')
  const anyList = '/shopping-list/on-this-device'
  expect(await pageAt(list, { stored: [anyList], site: isCut })).toBe(`stored ${anyList}`)
})

test('leads to the offline page if nothing is stored', async () => {
  expect(await pageAt('/blog?page=2', { stored: [], site: isCut })).toBe('/offline?page=%2Fblog%3Fpage%3D2')
  expect(await pageAt('/blog', { stored: [], site: isDown })).toBe('')
})

test('shows the stored page instead of a site that takes too long', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const page = pageAt('/saved', { stored: ['/saved'], site: () => new Promise(() => undefined) })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await page).toBe('stored /saved')
})
