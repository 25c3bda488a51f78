import { expect, test } from 'vitest'
import { groupsWithPlaces } from './groups-with-places.ts'

test('groups neighbors under one heading and gives their places in the whole list', () => {
  const list = [
    { group: null, name: 'salt' },
    { group: 'Sauce', name: 'cream' },
    { group: 'Sauce', name: 'garlic' },
    { group: 'Pasta', name: 'bucatini' },
    { group: 'Sauce', name: 'parsley' },
  ]
  expect(groupsWithPlaces(list).map(({ group, entries }) => [group, ...entries.map(({ place }) => place)])).toEqual([
    [null, 0],
    ['Sauce', 1, 2],
    ['Pasta', 3],
    ['Sauce', 4],
  ])
})

test('gives no groups for an empty list', () => {
  expect(groupsWithPlaces([])).toEqual([])
})
