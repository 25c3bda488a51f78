import { expect, test } from 'vitest'
import { readSuggestions, suggestedCategories } from './suggestions.ts'

test('drops values that are not in our lists', () => {
  const answer = {
    categories: ['Soup', 'poison', 'vegan'],
    difficulty: 'impossible',
    unconfirmedDiets: ['vegan', 'keto'],
  }
  expect(readSuggestions(answer)).toEqual({ categories: ['soup'], difficulty: null, unconfirmedDiets: ['vegan'] })
})

test.each([null, 'soup', 7, undefined, []])('does not take %j for an answer', (answer) => {
  expect(readSuggestions(answer)).toBeUndefined()
})

test('suggests no diet as a category', () => {
  expect(suggestedCategories).toContain('soup')
  expect(suggestedCategories).not.toContain('gluten-free')
})
