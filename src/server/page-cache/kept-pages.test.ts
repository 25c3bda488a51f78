import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import routes from '../../web/routes.ts'
import { keptPageAt, keptPages, pagesNotKept } from './kept-pages.ts'

const pathsOf = (entries: Array<RouteConfigEntry>, above = ''): Array<string> =>
  entries.flatMap(({ path = '', children }) => {
    const full = [above, path].filter(Boolean).join('/')
    return children ? pathsOf(children, full) : [full]
  })

test('of every page somebody decided whether visitors may be shown a kept one: add it to one of the two lists', () => {
  const decided = [...keptPages.map(({ path }) => path), ...pagesNotKept]
  expect(decided.toSorted()).toEqual(pathsOf(routes).toSorted())
})

test.each([
  ['/', ''],
  ['/_root.data', ''],
  ['/categories', 'categories/:category?'],
  ['/categories/soups', 'categories/:category?'],
  ['/recipe/leek-soup.data', 'recipe/:id'],
  ['/recipe/l%C3%A4uch', 'recipe/:id'],
  ['/latest/', 'latest'],
  ['/latest/_.data', 'latest'],
])('%s is kept as the page %s', (pathname, path) => {
  expect(keptPageAt(pathname)?.path).toBe(path)
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
])('%s is not kept', (pathname) => {
  expect(keptPageAt(pathname)).toBeUndefined()
})
