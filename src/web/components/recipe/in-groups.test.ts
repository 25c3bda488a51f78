import { expect, test } from 'vitest'
import { inGroups } from './in-groups.ts'

test('neighbours under one heading belong together, and know their place in the whole', () => {
  const list = [
    { group: null, name: 'salt' },
    { group: 'Sauce', name: 'cream' },
    { group: 'Sauce', name: 'garlic' },
    { group: 'Pasta', name: 'bucatini' },
    { group: 'Sauce', name: 'parsley' },
  ]
  expect(inGroups(list).map(({ heading, entries }) => [heading, ...entries.map(({ place }) => place)])).toEqual([
    [null, 0],
    ['Sauce', 1, 2],
    ['Pasta', 3],
    ['Sauce', 4],
  ])
})

test('an empty list has no groups', () => {
  expect(inGroups([])).toEqual([])
})
