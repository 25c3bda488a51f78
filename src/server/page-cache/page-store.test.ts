import { expect, test } from 'vitest'
import type { ShownTable } from './kept-pages.ts'
import { createPageStore, type FinishedPage } from './page-store.ts'

const aPage = (shows: Array<ShownTable>, kilobytes = 1, expiresAt = Infinity): FinishedPage => ({
  status: 200,
  headers: [],
  unchangedHeaders: [],
  etag: '""',
  body: Buffer.alloc(kilobytes * 1000),
  expiresAt,
  shows,
})

test('a change takes the pages that show it away, and leaves the others', () => {
  const store = createPageStore({ maxBytes: 1_000_000 })
  store.keep('soup', aPage(['recipes', 'images']))
  store.keep('post', aPage(['blog_posts', 'images']))
  store.forget('recipes')
  expect([store.find('soup'), store.find('post')]).toEqual([undefined, expect.anything()])
  store.forgetAll()
  expect(store.find('post')).toBeUndefined()
  expect(store.size()).toEqual({ pages: 0, bytes: 0 })
})

test('when memory is full, the page not asked for longest goes', () => {
  const store = createPageStore({ maxBytes: 100_000 })
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']) {
    store.keep(name, aPage(['recipes'], 9))
    store.find('a')
  }
  expect(store.find('a')).toBeDefined()
  expect(store.find('b')).toBeUndefined()
  expect(store.find('i')).toBeDefined()
  expect(store.size().bytes).toBeLessThanOrEqual(100_000)
})

test('one huge page does not drive all others out', () => {
  const store = createPageStore({ maxBytes: 100_000 })
  store.keep('small', aPage(['recipes']))
  store.keep('huge', aPage(['recipes'], 90))
  expect([store.find('small'), store.find('huge')]).toEqual([expect.anything(), undefined])
})

test('a page lives as long as it may', () => {
  let now = 1_000
  const store = createPageStore({ maxBytes: 100_000, now: () => now })
  store.keep('page', aPage(['recipes'], 1, 2_000))
  now = 1_999
  expect(store.find('page')).toBeDefined()
  now = 2_000
  expect(store.find('page')).toBeUndefined()
  expect(store.size()).toEqual({ pages: 0, bytes: 0 })
})

test('a moment passes when something shown changes, or when nobody listened', () => {
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
