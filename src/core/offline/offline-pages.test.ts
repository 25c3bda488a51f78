import { expect, test } from 'vitest'
import { offlinePath, pageOfData, pagesOfRecipe, recipeIdAt, shellPageAt, wantedPage } from './offline-pages.ts'

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

test('opens every shared list with one page that has no secret', () => {
  const token = 'x'.repeat(32)
  expect(shellPageAt(`/shopping-list/${token}`)).toBe('/shopping-list/on-this-device')
  expect(shellPageAt('/shopping-list')).toBe('/shopping-list')
  for (const other of ['/shopping-list/recipes', `/meal-plan/${token}`, '/blog', '/'])
    expect(shellPageAt(other)).toBeUndefined()
})

const search = (path: string) => new URL(offlinePath(path), 'http://site.test').searchParams

test('leads from the offline page to pages of this site only', () => {
  expect(wantedPage(search('/blog?page=2'))).toBe('/blog?page=2')
  for (const path of [
    '//evil.test',
    '/\\evil.test',
    '/\t/evil.test',
    '/\n/evil.test',
    'https://evil.test',
    'javascript:alert(1)',
    '/offline',
    '',
  ])
    expect(wantedPage(search(path))).toBeNull()
})
