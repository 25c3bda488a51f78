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
])('/categories/%s means %j', (slug, categories) => {
  expect(categoriesAt(slug, known)).toEqual(categories)
})

test('a category with the very name of a wide address is part of it', () => {
  expect(categoriesAt('soups-stews', ['Soups & Stews', 'stew', 'salad'])).toEqual(['Soups & Stews', 'stew'])
})

test('every category finds itself at its own address', () => {
  for (const name of [...known, 'Crème brûlée', '30-minute meals', 'Суп', '汤', '!?', 'berries', 'hummus', 'bass']) {
    const slug = decodeURIComponent(categoryPath(name).replace('/categories/', ''))
    expect(categoriesAt(slug, [name, 'other'])).toContain(name)
    expect(categoryNamed(slug, ['other', name])).toBe(name)
  }
})

test('a wide address names no single category unless there is one of that name', () => {
  expect(categoryNamed('main-dishes', known)).toBeUndefined()
  expect(categoryNamed('desserts', known)).toBe('dessert')
})

test('labels begin with a capital', () => {
  expect(categoryLabel('quick meals')).toBe('Quick meals')
  expect(slugLabel('main-dishes')).toBe('Main Dishes')
  expect(slugLabel('gluten-free')).toBe('Gluten free')
})
