import { expect, test } from 'vitest'
import type { AnnouncedTable } from '../../core/pages/page.ts'
import { createPageStore, type FinishedPage } from './page-store.ts'

const aPage = (shows: Array<AnnouncedTable>, kilobytes = 1, expiresAt = Infinity): FinishedPage => ({
  status: 200,
  headers: [],
  head: '',
  unchangedHeaders: [],
  etag: '""',
  body: Buffer.alloc(kilobytes * 1000),
  expiresAt,
  shows,
})

test('a change drops the pages that show it and leaves the others', () => {
  const store = createPageStore({ maxBytes: 1_000_000 })
  store.add('soup', aPage(['recipes', 'images']))
  store.add('post', aPage(['blog_posts', 'images']))
  store.forget('recipes')
  expect([store.find('soup'), store.find('post')]).toEqual([undefined, expect.anything()])
  store.forgetAll()
  expect(store.find('post')).toBeUndefined()
  expect(store.size()).toEqual({ pages: 0, bytes: 0 })
})

test('drops the page that was not requested for longest when memory is full', () => {
  const store = createPageStore({ maxBytes: 100_000 })
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']) {
    store.add(name, aPage(['recipes'], 9))
    store.find('a')
  }
  expect(store.find('a')).toBeDefined()
  expect(store.find('b')).toBeUndefined()
  expect(store.find('i')).toBeDefined()
  expect(store.size().bytes).toBeLessThanOrEqual(100_000)
})

test('does not store a page that takes more than an eighth of the memory', () => {
  const store = createPageStore({ maxBytes: 100_000 })
  store.add('small', aPage(['recipes']))
  store.add('huge', aPage(['recipes'], 90))
  expect([store.find('small'), store.find('huge')]).toEqual([expect.anything(), undefined])
})

test('drops a page when it expires', () => {
  let now = 1_000
  const store = createPageStore({ maxBytes: 100_000, now: () => now })
  store.add('page', aPage(['recipes'], 1, 2_000))
  now = 1_999
  expect(store.find('page')).toBeDefined()
  now = 2_000
  expect(store.find('page')).toBeUndefined()
  expect(store.size()).toEqual({ pages: 0, bytes: 0 })
})

test('an outdated page stays for at most ten seconds', () => {
  let now = 1_000
  const store = createPageStore({ maxBytes: 100_000, now: () => now })
  const [outdated, other] = [aPage(['recipes']), aPage(['faqs'])]
  store.add('outdated', outdated)
  store.add('other', other)
  const before = store.moment(['recipes'])
  store.outdate('recipes')
  expect([store.isOutdated(outdated), store.isOutdated(other)]).toEqual([true, false])
  // A page that was being rendered meanwhile may be older than the change.
  expect(store.moment(['recipes'])).not.toBe(before)
  now = 10_999
  store.outdate('recipes')
  expect(store.find('outdated')).toBe(outdated)
  now = 11_000
  expect([store.find('outdated'), store.find('other')]).toEqual([undefined, other])
})

test('changes the version when something shown changed or changes may have been missed', () => {
  const store = createPageStore({ maxBytes: 100_000 })
  const before = store.moment(['recipes', 'images'])
  store.forget('faqs')
  expect(store.moment(['recipes', 'images'])).toBe(before)
  store.forget('images')
  expect(store.moment(['recipes', 'images'])).not.toBe(before)
  const after = store.moment(['recipes'])
  store.forgetAll()
  expect(store.moment(['recipes'])).not.toBe(after)
})

test('replaces a page under the same address, and with it its size', () => {
  const store = createPageStore({ maxBytes: 100_000 })
  store.add('page', aPage(['recipes'], 9))
  store.add('page', aPage(['images'], 1))
  store.forget('recipes')
  expect(store.find('page')?.body).toHaveLength(1000)
  expect(store.size()).toEqual({ pages: 1, bytes: 3_000 + 'page'.length + 1000 })
  store.add('page', aPage(['images'], 90))
  expect(store.find('page')).toBeUndefined()
})

test('stores nothing without memory', () => {
  const store = createPageStore({ maxBytes: 0 })
  store.add('page', aPage(['recipes']))
  expect(store.size()).toEqual({ pages: 0, bytes: 0 })
})
