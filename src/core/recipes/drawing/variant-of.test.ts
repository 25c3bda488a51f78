import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { drawnDishOf } from './drawing-of.ts'
import { drawnDishes } from './variant-of.ts'

const dishFor = (title: string) => drawnDishOf({ title, categories: [], ingredients: [] })
const art = join(import.meta.dirname, '../../../web/art/dishes')

test.each([
  ['Tomato Soup', 'soup#tomato'],
  ['Pea and Ham Soup', 'soup#pea'],
  ['Pumpkin Soup with Tomato Salsa', 'soup#base'],
  ['Creamy Mushroom Soup', 'soup#mushroom'],
  ['Chocolate Cake with Raspberries', 'cake#chocolate'],
  ['Lemon Drizzle Cake', 'cake#lemon'],
  ['Thai Green Curry', 'curry#green'],
  ['Peach Cobbler', 'pie#apple'],
  ['Chocolate Chip Cookies', 'cookies#base'],
  ['Strawberry Banana Smoothie', 'drink#berry'],
  ['Guacamole', 'sauce#pesto'],
])('gives a dish the color that its title names: %s', (title, dish) => {
  expect(dishFor(title)).toBe(dish)
})

test.each([
  ['Tomatensuppe', 'soup#tomato'],
  ['Erbsensuppe', 'soup#pea'],
  ['Schokoladenkuchen', 'cake#chocolate'],
  ["Soupe à l'oignon", 'soup#mushroom'],
  ['Crema de champiñones', 'soup#mushroom'],
  ['Risotto ai funghi', 'rice#brown'],
  ['Æblekage', 'cake#caramel'],
  ['Томатный суп', 'soup#tomato'],
  ['Grybų sriuba', 'soup#mushroom'],
])('understands other languages: %s', (title, dish) => {
  expect(dishFor(title)).toBe(dish)
})

test('leaves the color open where the title names none', () => {
  expect(dishFor('Grandma’s Soup')).toBe('soup')
})

test('every variant is drawn: its colors are in the file of its drawing', () => {
  const missing = drawnDishes.filter((dish) => {
    const [file = '', variant = 'base'] = dish.split('#')
    const path = join(art, `${file}.svg`)
    if (!existsSync(path)) return true
    return variant !== 'base' && !readFileSync(path, 'utf8').includes(`#${variant}:target`)
  })
  expect(missing).toEqual([])
})
