import { expect, test } from 'vitest'
import { createTestDatabase } from '../../tests/postgres-for-tests.ts'
import type { SearchQuery } from '../core/search/search.ts'
import { recipes } from './schema.ts'
import { listSuggestions, searchRecipes } from './search.ts'

const { db } = await createTestDatabase()

const everything: SearchQuery = {
  words: '',
  categories: [],
  cuisines: [],
  difficulties: [],
  diets: [],
  maxMinutes: null,
  minStars: null,
  chef: null,
  have: [],
  without: [],
  sort: 'relevance',
  page: 1,
}

test('a search finds, counts and suggests', async () => {
  await db.insert(recipes).values([
    { id: 'rye', title: 'Rye Bread', ingredients: [], instructions: [], categories: ['bread'], totalTime: 20 },
    { id: 'pho', title: 'Pho', ingredients: [], instructions: [], categories: ['soup'], cuisine: 'Vietnamese' },
  ])
  const found = await searchRecipes(db, { ...everything, words: 'bread' })
  expect(found.recipes.map(({ id }) => id)).toEqual(['rye'])
  expect(found.total).toEqual({ count: 1, isMore: false })
  expect(found.facets.categories).toEqual([{ value: 'bread', label: 'bread', count: 1, isMore: false }])
  expect(await listSuggestions(db, 'ry', 5)).toEqual([{ kind: 'recipe', id: 'rye', title: 'Rye Bread' }])
})
