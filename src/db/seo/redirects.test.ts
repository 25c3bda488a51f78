import { expect, test } from 'vitest'
import { createTestDatabase } from '../../../tests/postgres-for-tests.ts'
import { findRedirect } from './redirects.ts'
import { redirects } from '../schema/recipes.ts'

const { db } = await createTestDatabase()
await db.insert(redirects).values([
  { path: '/recipe/zuppa di cipolle', target: '/recipe/soupe-à-l’oignon' },
  { path: '/kb/far', target: 'https://elsewhere.example/' },
  { path: '/kb/away', target: '//elsewhere.example/' },
  { path: '/kb/astray', target: '/\\elsewhere.example/' },
  { path: '/kb/round', target: '/kb/round' },
])

test('finds a moved page at its new address', async () => {
  expect(await findRedirect(db, '/recipe/zuppa di cipolle')).toBe('/recipe/soupe-%C3%A0-l%E2%80%99oignon')
  expect(await findRedirect(db, '/recipe/soupe-à-l’oignon')).toBeUndefined()
})

test.each(['/kb/far', '/kb/away', '/kb/astray', '/kb/round'])(
  '%s leads neither off the site nor in circles',
  async (path) => {
    expect(await findRedirect(db, path)).toBeUndefined()
  },
)
