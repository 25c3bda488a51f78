import { expect, test } from 'vitest'
import { cachedPageAt } from './cached-pages.ts'

test.each([
  ['/', ''],
  ['/_root.data', ''],
  ['/categories', 'categories/:category?'],
  ['/categories/soups', 'categories/:category?'],
  ['/recipe/leek-soup.data', 'recipe/:id'],
  ['/recipe/l%C3%A4uch', 'recipe/:id'],
  ['/latest/', 'latest'],
  ['/latest/_.data', 'latest'],
])('%s is cached as the page "%s"', (pathname, path) => {
  expect(cachedPageAt(pathname)?.path).toBe(path)
})

test.each([
  '/import',
  '/import.data',
  '/api/recipes',
  '/assets/entry.js',
  '/healthz',
  '/recipe/a/b',
  '/wp-login.php',
  '/blog/feed.xml',
])('%s is not cached', (pathname) => {
  expect(cachedPageAt(pathname)).toBeUndefined()
})
