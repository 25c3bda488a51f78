import { expect, test } from 'vitest'
import { categoriesAt, categoryPath } from './category.ts'
import { categoryChoices, categoryTiles, choiceNamed, footerCategories, usualChoices } from './category-choices.ts'

const labelsOf = (own: Array<string>, moved: Array<string> = []) =>
  categoryChoices(own, moved).map(({ label }) => label)

test('offers the categories of the specification on a site without any, those of the submission form first', () => {
  expect(labelsOf([]).join(', ')).toBe(
    'Appetizers, Breakfast, Lunch, Dinner, Desserts, Soups, Salads, Snacks, Vegan, Vegetarian, Gluten-Free, Dairy-Free, Keto, Paleo, Quick Meals, Pasta, Italian, Asian, Slow Cooker',
  )
})

test('lists recipes at the address of each offered category', () => {
  for (const { name, label } of usualChoices)
    expect(categoriesAt(label.toLowerCase().replaceAll(' ', '-'), [name])).toEqual([name])
})

test('offers the site’s own categories, and no category that was merged or renamed away', () => {
  const offered = labelsOf(['salads', 'baking', 'dessert'], ['/categories/vegetarian', '/categories/salad'])
  expect(offered).toEqual(expect.arrayContaining(['Baking', 'Desserts', 'Salads', 'Vegan']))
  expect(offered).not.toContain('Vegetarian')
  expect(offered.filter((label) => /salad|dessert/i.test(label))).toHaveLength(2)
  expect(labelsOf(['vegetarian'], ['/categories/vegetarian'])).toContain('Vegetarian')
})

test('offers the larger of two names that differ only in number', () => {
  expect(labelsOf(['cookie', 'cookies']).filter((label) => label.startsWith('Cookie'))).toEqual(['Cookie'])
})

test('finds a choice by its name, and by its label in drafts of older pages', () => {
  const choices = categoryChoices(['salads'], [])
  expect(choiceNamed(choices, 'dessert')?.name).toBe('dessert')
  expect(choiceNamed(choices, 'Desserts')?.name).toBe('dessert')
  expect(choiceNamed(choices, 'Salads')?.name).toBe('salads')
  expect(choiceNamed(choices, 'poison')).toBeUndefined()
})

test('links the specified categories that have recipes, then the largest others', () => {
  const own = ['baking', 'salads', 'dessert', 'bread', 'dinner', 'jam', 'tea']
  expect(categoryTiles(own).map(({ label }) => label)).toEqual(['Main Dishes', 'Desserts', 'Baking', 'Salads', 'Bread'])
  expect(footerCategories(own)).toEqual([
    { to: '/categories/dinner', label: 'Dinner' },
    { to: '/categories/desserts', label: 'Desserts' },
    { to: categoryPath('baking'), label: 'Baking' },
    { to: categoryPath('salads'), label: 'Salads' },
    { to: categoryPath('bread'), label: 'Bread' },
  ])
  expect(categoryTiles([])).toEqual([])
})

test('keeps the specified links on a site that has them all', () => {
  const own = ['baking', 'breakfast', 'lunch', 'dinner', 'soup', 'dessert', 'vegetarian', 'quick meals']
  expect(footerCategories(own).map(({ label }) => label)).toEqual([
    'Breakfast',
    'Lunch',
    'Dinner',
    'Desserts',
    'Vegetarian',
  ])
  expect(categoryTiles(own).map(({ label }) => label)).toEqual([
    'Breakfast',
    'Quick Meals',
    'Soups & Stews',
    'Main Dishes',
    'Desserts',
  ])
})
