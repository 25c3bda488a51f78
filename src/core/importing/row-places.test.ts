import { expect, test } from 'vitest'
import { placesOfTwins } from './row-places.ts'

test('tells recipes with the same title apart by where they were read', () => {
  const rows = [
    { position: 1, title: 'Leek Soup', at: 'a/soup.json' },
    { position: 2, title: 'Leek Soup', at: 'Leek Soup' },
    { position: 3, title: 'Leek Soup', at: '' },
    { position: 4, title: 'Plum Cake', at: 'a/cake.json' },
    { position: 5, title: '', at: 'row 5' },
    { position: 6, title: '', at: 'row 6' },
  ]
  expect([...placesOfTwins(rows)]).toEqual([
    [1, 'a/soup.json'],
    [2, 'Number 2 of this import'],
    [3, 'Number 3 of this import'],
  ])
})
