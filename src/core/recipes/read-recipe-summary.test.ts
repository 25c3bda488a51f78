import { expect, test } from 'vitest'
import { readRecipeSummaries } from './read-recipe-summary.ts'
import type { RecipeSummary } from './recipe-summary.ts'

const soup: RecipeSummary = {
  id: 'leek-soup',
  title: 'Leek Soup',
  description: '',
  image: { id: 'a', alt: '', width: 1600, height: 1200, placeholder: 'data:', widths: [400, 800] },
  drawing: 'soup',
  categories: ['soup'],
  featured: false,
  totalTime: 30,
  difficulty: 'easy',
  servings: 4,
  language: 'de',
}

test('reads recipe cards, with a picture or without', () => {
  expect(readRecipeSummaries([soup, { ...soup, image: null }])).toHaveLength(2)
  expect(readRecipeSummaries([])).toEqual([])
})

test('reads a card that an older release stored without a language', () => {
  const { language: _, ...older } = soup
  expect(readRecipeSummaries([older])).toEqual([{ ...soup, language: null }])
})

test('reads a card with a drawing of a later release, without the drawing', () => {
  expect(readRecipeSummaries([soup, { ...soup, drawing: 'lasagna-of-tomorrow' }])).toEqual([
    soup,
    { ...soup, drawing: null },
  ])
})

test.each([
  null,
  'soup',
  {},
  [null],
  [{ ...soup, title: undefined }],
  [{ ...soup, image: { ...soup.image, widths: ['400'] } }],
  [{ ...soup, image: {} }],
  [{ ...soup, categories: 'soup' }],
  [{ ...soup, featured: 1 }],
  [{ ...soup, totalTime: '30' }],
  [{ ...soup, language: 7 }],
  [{ ...soup, difficulty: 'extreme' }],
])('reads nothing else: %j', (value) => {
  expect(readRecipeSummaries(value)).toBeUndefined()
})
