import { expect, test } from 'vitest'
import { alignGroups } from './align-groups.ts'

type Written = readonly [group: string | null, ...lines: Array<string>]
const list = (...parts: Array<Written>) => parts.flatMap(([group, ...lines]) => lines.map((text) => ({ text, group })))

test('gives a line that is in two groups the group at its place', () => {
  const page = list(
    ['Cake', '100 g butter', '2 eggs', '1 pinch salt'],
    ['Frosting', '100 g butter', '80 g sugar', '1 pinch salt'],
  )
  const marked = page.map(({ text }) => ({ text, group: null }))
  expect(alignGroups(marked, page)).toEqual(page)
})

test('matches lines that differ in units and notes', () => {
  const page = list(['Dough', '2 cups (250 g) plain flour', '1 tsp (5 g) salt'], ['Filling', '3 plums (180 g), halved'])
  const marked = list([null, '2 cups plain flour', '1 tsp salt', '3 plums'])
  expect(alignGroups(marked, page).map(({ group }) => group)).toEqual(['Dough', 'Dough', 'Filling'])
})

test('gives a line that the page words differently the group at its place', () => {
  const page = list(['Soup', '2 leeks', '1 l stock'], ['Topping', 'croutons', '20 g parmesan', '1 sprig thyme'])
  const marked = list([null, '2 leeks', '1 l stock', 'fried cubes of bread', '20 g parmesan', '1 sprig thyme'])
  expect(alignGroups(marked, page).map(({ group }) => group)).toEqual(['Soup', 'Soup', 'Topping', 'Topping', 'Topping'])
})

test('ignores groups of another list', () => {
  const marked = list([null, '2 leeks', '1 l stock', '1 potato'])
  expect(alignGroups(marked, list(['Dressing', '2 tbsp oil', '1 lemon', '1 potato']))).toEqual(marked)
})
