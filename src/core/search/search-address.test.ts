import { expect, test } from 'vitest'
import {
  areWordsCut,
  everyRecipe,
  ingredientsIn,
  longestWords,
  readSearchAddress,
  searchPath,
} from './search-address.ts'

const read = (address: string) => readSearchAddress(new URLSearchParams(address))

test('keeps the whole search in the URL in a fixed order', () => {
  const address =
    '/search?q=creamy+soup&category=dinner&category=soup&cuisine=Thai&difficulty=easy&difficulty=hard&diet=vegan&diet=nut-free' +
    '&time=30&stars=4&chef=chef-mei&have=leek&without=onion&sort=quickest&page=3'
  expect(searchPath(read(address.slice('/search?'.length)))).toBe(address)
  const shuffled = 'page=3&without=onion&difficulty=hard&diet=nut-free&q=creamy+soup&have=leek&chef=chef-mei&stars=4'
  const rest = '&sort=quickest&time=30&diet=vegan&difficulty=easy&cuisine=Thai&category=soup&category=dinner'
  expect(searchPath(read(shuffled + rest))).toBe(address)
})

test('maps an empty form to /search', () => {
  expect(read('')).toEqual(everyRecipe)
  expect(searchPath(read('q=&time=&stars=&chef=&have=&without=&sort=relevance&page=1'))).toBe('/search')
})

test('ignores invalid parameters', () => {
  const nonsense = 'difficulty=impossible&diet=bread&time=31&stars=9&sort=random&page=minus&category=%20&unknown=1'
  expect(read(nonsense)).toEqual(everyRecipe)
  expect(read('time=3e1&stars=%2B4&page=-3')).toEqual(everyRecipe)
  expect(read('page=1000000000').page).toBe(100_000)
  expect(read('diet=vegan&diet=vegan&diet=cake').diets).toEqual(['vegan'])
  expect(read('category=soup&category=soup').categories).toEqual(['soup'])
})

test('splits ingredients at commas and drops duplicates', () => {
  expect(read('have=leeks, cream ,,&have=Cream').have).toEqual(['leeks', 'cream'])
  expect(ingredientsIn(['  '])).toEqual([])
  expect(read(Array.from({ length: 500 }, (_, index) => `without=food${index}`).join('&')).without).toHaveLength(20)
})

test('cuts a very long search between characters and reports it', () => {
  const long = new URLSearchParams({ q: '🍲'.repeat(10_000) })
  expect(readSearchAddress(long).words).toBe('🍲'.repeat(longestWords))
  expect(areWordsCut(long)).toBe(true)
  expect(areWordsCut(new URLSearchParams({ q: '🍲'.repeat(longestWords) }))).toBe(false)
})

test('keeps punctuation and removes control and broken characters', () => {
  for (const words of [`'"%_\\`, '<script>', 'ćevapi "soup" -onion OR |', 'شوربة عدس', 'a&b=c#d+e'])
    expect(readSearchAddress(new URLSearchParams(searchPath({ ...everyRecipe, words }).split('?')[1])).words).toBe(
      words,
    )
  expect(read('q=%20leek%0A%09%1Bsoup%20').words).toBe('leek soup')
  const broken = new URLSearchParams()
  broken.set('q', 'leek \uD83C')
  expect(readSearchAddress(broken).words.isWellFormed()).toBe(true)
})
