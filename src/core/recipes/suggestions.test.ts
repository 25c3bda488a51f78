import { expect, test } from 'vitest'
import { readSuggestions, withoutDiets } from './suggestions.ts'

test('drops values that are not in our lists', () => {
  const answer = {
    categories: ['Soup', 'poison', 'vegan'],
    difficulty: 'impossible',
    unconfirmedDiets: ['vegan', 'keto'],
  }
  expect(readSuggestions(answer, ['soup', 'vegan', 'lunch'])).toEqual({
    categories: ['soup'],
    difficulty: null,
    unconfirmedDiets: ['vegan'],
  })
})

test.each([null, 'soup', 7, undefined, []])('does not accept %j as an answer', (answer) => {
  expect(readSuggestions(answer, null)).toBeUndefined()
})

test('suggests no diet as a category', () => {
  expect(withoutDiets(['soup', 'gluten-free'])).toEqual(['soup'])
})
