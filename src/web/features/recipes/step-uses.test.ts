import { expect, test } from 'vitest'
import { usesOfStep } from './step-uses.ts'

const ingredients = [
  { amount: '100 g', name: 'butter, divided', group: null },
  { amount: '2', name: 'yellow onions (large), diced', group: null },
  { amount: '', name: '(optional) salt', group: null },
]
const steps = [{ uses: [0, 1] }, { uses: [0, 2] }, { uses: [] }]

test('shows the ingredients of a step by their short names', () => {
  expect(usesOfStep(ingredients, steps, 0)).toEqual([
    { place: 0, amount: '100 g', name: 'butter', isShared: true },
    { place: 1, amount: '2', name: 'yellow onions', isShared: false },
  ])
})

test.each([
  ['boneless, skinless chicken thighs, cubed', 'boneless, skinless chicken thighs'],
  ['thinly sliced, peeled onion (large)', 'thinly sliced, peeled onion'],
  ['Ei(er), Größe M', 'Ei(er)'],
  ['onion (large, red), diced', 'onion'],
])('names the food of %s', (name, expected) => {
  expect(usesOfStep([{ amount: '2', name, group: null }], [{ uses: [0] }], 0)).toMatchObject([{ name: expected }])
})

test('does not repeat an amount that an earlier step used', () => {
  expect(usesOfStep(ingredients, steps, 1).map(({ amount, name }) => [amount, name])).toEqual([
    ['', 'butter'],
    ['', '(optional) salt'],
  ])
  expect(usesOfStep(ingredients, steps, 2)).toEqual([])
})

test('keeps the word between amount and name', () => {
  const garlic = { amount: '2 gousses', joint: " d'", name: 'ail, hachées', group: null }
  expect(usesOfStep([garlic], [{ uses: [0] }], 0)).toMatchObject([{ amount: '2 gousses', joint: " d'", name: 'ail' }])
})
