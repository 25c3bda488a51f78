import { expect, test } from 'vitest'
import {
  capitalizedCategory,
  categoriesAt,
  categoryLabel,
  categoryNamed,
  categoryPath,
  categoryTwins,
  slugLabel,
} from './category.ts'

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

test('has one name for a category on all pages: the label of the forms', () => {
  expect(['dessert', 'soup', 'quick meals', 'gluten-free', 'Dessert'].map(categoryLabel)).toEqual([
    'Desserts',
    'Soups',
    'Quick Meals',
    'Gluten-Free',
    'Desserts',
  ])
  expect(slugLabel('gluten-free', 'gluten-free')).toBe('Gluten-Free')
})

test('names an address after its category, with the punctuation that the address lacks', () => {
  expect(slugLabel('soups-broths', 'soups & broths')).toBe('Soups & broths')
  expect(slugLabel('soups-broths', null)).toBe('Soups broths')
  expect(slugLabel('main-dishes', 'main dishes')).toBe('Main Dishes')
})

test('capitalizes labels', () => {
  expect(capitalizedCategory('quick meals')).toBe('Quick meals')
  expect(categoryLabel('winter dishes')).toBe('Winter dishes')
  expect(categoryLabel('bbq')).toBe('BBQ')
  expect(categoryLabel('Korean bbq & tv dinners')).toBe('Korean BBQ & TV dinners')
  expect(slugLabel('bbq-ribs')).toBe('BBQ ribs')
  expect(categoryLabel('ukrainian')).toBe('Ukrainian')
  expect(slugLabel('main-dishes')).toBe('Main Dishes')
  expect(slugLabel('gluten-free')).toBe('Gluten free')
})

const counted = (name: string, count: number) => ({ name, count })

test('finds categories with the same meaning, most used first', () => {
  const names = [
    counted('appetizer', 2),
    counted('Appetizers', 9),
    counted('pasta', 4),
    counted('!', 1),
    counted('?', 1),
  ]
  expect(categoryTwins(names)).toEqual([[counted('Appetizers', 9), counted('appetizer', 2)]])
})

test.each([
  ['Suppe', 'Suppen'],
  ['soep', 'soepen'],
  ['gâteau', 'gâteaux'],
  ['plat principal', 'plats principaux'],
  ['postre', 'postres'],
  ['dolce', 'dolci'],
  ['primo piatto', 'primi piatti'],
  ['zuppa', 'zuppe'],
])('suggests to merge "%s" and "%s"', (one, several) => {
  expect(categoryTwins([counted(several, 1), counted(one, 3)])).toEqual([[counted(one, 3), counted(several, 1)]])
})

test('suggests no merge of names that are only similar', () => {
  const names = [
    'chicken',
    'chickpea',
    'Kuchen',
    'soup',
    'soupe',
    'salad',
    'Salat',
    'sushi',
    'green',
    'vegan',
    'vegetarian',
  ]
  expect(categoryTwins(names.map((name) => counted(name, 1)))).toEqual([])
})
