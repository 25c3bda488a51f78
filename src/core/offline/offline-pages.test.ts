import { expect, test } from 'vitest'
import { offlinePath, pageOfData, pagesOfRecipe, recipeIdAt, wantedPage } from './offline-pages.ts'

test('finds the recipe of its page and of cook mode, and of nothing else', () => {
  expect(pagesOfRecipe('crème brûlée').map(recipeIdAt)).toEqual(['crème brûlée', 'crème brûlée'])
  const others = [
    '/recipe/soup/report',
    '/recipe/soup/cook.data',
    '/recipe/soup.data',
    '/recipe/%E0%A4%A',
    '/recipes',
    '/',
  ]
  expect(others.map(recipeIdAt)).toEqual(others.map(() => undefined))
  expect(recipeIdAt(pageOfData('/recipe/soup/cook.data') ?? '')).toBe('soup')
})

const search = (path: string) => new URL(offlinePath(path), 'http://site.test').searchParams

test('leads from the offline page to pages of this site only', () => {
  expect(wantedPage(search('/blog?page=2'))).toBe('/blog?page=2')
  for (const path of ['//evil.test', '/\\evil.test', 'https://evil.test', 'javascript:alert(1)', '/offline', ''])
    expect(wantedPage(search(path))).toBeNull()
})
