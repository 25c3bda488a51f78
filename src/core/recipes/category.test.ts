import { expect, test } from 'vitest'
import { categoriesAt, categoryLabel, categoryNamed, categoryPath, slugLabel } from './category.ts'

const known = [
  'breakfast',
  'cookies',
  'dessert',
  'dinner',
  'pasta',
  'pies',
  'pizza',
  'quick meals',
  'soup',
  'vegetarian',
]

test.each([
  ['breakfast', ['breakfast']],
  ['quick-meals', ['quick meals']],
  ['soups-stews', ['soup']],
  ['main-dishes', ['dinner', 'pasta', 'pizza']],
  ['desserts', ['cookies', 'dessert', 'pies']],
  ['vegetarian', ['vegetarian']],
  ['Dessert', ['cookies', 'dessert', 'pies']],
  ['cookie', ['cookies']],
  ['pie', ['pies']],
  ['lunch', []],
  ['', []],
  ['___', []],
])('/categories/%s lists %j', (slug, categories) => {
  expect(categoriesAt(slug, known)).toEqual(categories)
})

test('includes a category named like a category group', () => {
  expect(categoriesAt('soups-stews', ['Soups & Stews', 'stew', 'salad'])).toEqual(['Soups & Stews', 'stew'])
})

test('finds every category at its own address', () => {
  for (const name of [...known, 'Crème brûlée', '30-minute meals', 'Суп', '汤', '!?', 'berries', 'hummus', 'bass']) {
    const slug = decodeURIComponent(categoryPath(name).replace('/categories/', ''))
    expect(categoriesAt(slug, [name, 'other'])).toContain(name)
    expect(categoryNamed(slug, ['other', name])).toBe(name)
  }
})

test('matches no single category for a group unless one has that name', () => {
  expect(categoryNamed('main-dishes', known)).toBeUndefined()
  expect(categoryNamed('desserts', known)).toBe('dessert')
})

test('capitalizes labels', () => {
  expect(categoryLabel('quick meals')).toBe('Quick meals')
  expect(slugLabel('main-dishes')).toBe('Main Dishes')
  expect(slugLabel('gluten-free')).toBe('Gluten free')
})
