import { expect, test } from 'vitest'
import { everyRecipe, noFilters, readSearchAddress, searchPath } from '../../../core/search/search-address.ts'
import type { SearchQuery } from '../../../core/search/search.ts'
import { chosenFilters } from './chosen-filters.ts'

const query: SearchQuery = {
  words: 'soup',
  categories: ['dinner', 'quick meals'],
  cuisines: ['Thai'],
  difficulties: ['easy'],
  diets: ['gluten-free'],
  maxMinutes: 120,
  minStars: 4,
  chef: 'chef-mei',
  have: ['leek'],
  without: ['onion'],
  sort: 'newest',
  page: 3,
}

test('gives every filter a chip and names the chef', () => {
  expect(chosenFilters(query, 'Mei Chen').map(({ label }) => label)).toEqual([
    'Dinner',
    'Quick Meals',
    'Thai',
    'Easy',
    'Gluten-free',
    'With leek',
    'Without onion',
    'Up to 2 hours',
    '4 stars and more',
    'By Mei Chen',
  ])
  expect(chosenFilters(query, null).at(-1)?.label).toBe('By chef-mei')
  expect(chosenFilters({ ...query, ...noFilters }, null)).toEqual([])
})

test.each(Object.keys(noFilters).filter((name) => name !== 'page'))(
  'shows the filter "%s" as a chip and in the address',
  (name) => {
    const alone: SearchQuery = { ...everyRecipe, [name]: query[name as keyof SearchQuery] }
    expect(chosenFilters(alone, null)).not.toEqual([])
    expect(readSearchAddress(new URL(searchPath(alone), 'http://site.test').searchParams)).toEqual(alone)
  },
)

test('links a chip to the first page of the same search without its filter', () => {
  for (const { label, rest } of chosenFilters(query, null)) {
    const left = chosenFilters(rest, null).map((chip) => chip.label)
    expect(left).not.toContain(label)
    expect(left).toHaveLength(9)
    expect(rest).toMatchObject({ words: 'soup', sort: 'newest', page: 1 })
  }
  expect(searchPath({ ...query, ...noFilters })).toBe('/search?q=soup&sort=newest')
  expect(chosenFilters(everyRecipe, null)).toEqual([])
})

test('gives an exclusion in the words a chip, also when the filter list has the same food', () => {
  const leftOut = [
    { food: 'nuts', rest: 'cake -eggs' },
    { food: 'eggs', rest: 'cake -nuts' },
  ]
  const words = 'cake no nuts or eggs'
  const chips = chosenFilters({ ...everyRecipe, words, without: ['Nuts'] }, null, leftOut)
  expect(chips.map(({ label, rest }) => [label, searchPath(rest)])).toEqual([
    ['Without Nuts', '/search?q=cake+-eggs'],
    ['Without eggs', '/search?q=cake+-nuts&without=Nuts'],
  ])
})
