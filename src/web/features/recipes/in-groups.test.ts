import { expect, test } from 'vitest'
import { inGroups } from './in-groups.ts'

test('groups neighbors under one heading and gives their places in the whole list', () => {
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

test('gives no groups for an empty list', () => {
  expect(inGroups([])).toEqual([])
})
