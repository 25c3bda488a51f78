import { expect, test } from 'vitest'
import { createTestApp } from '../../../tests/factories.ts'
import type { ReadOutcome } from '../../importer/source.ts'
import { importDocument } from './import-document.ts'

const app = await createTestApp()

const page = (title: string) =>
  `<!doctype html><script type="application/ld+json">${JSON.stringify({
    '@type': 'Recipe',
    name: title,
    recipeYield: '2.5 servings',
    recipeIngredient: ['2 leeks', '1 l stock'],
    recipeInstructions: ['Chop the leeks.', 'Simmer them.'],
  })}</script>`

test('reports a recipe that cannot be saved, and saves the next one', async () => {
  const [good] = await app.read({ name: 'good', bytes: new TextEncoder().encode(page('Good')) })
  if (!good?.ok) throw new Error('The sample page is not read')
  const bad: ReadOutcome = { ...good, at: 'bad', draft: { ...good.draft, title: 'Bad\u0000', servings: 2.5 } }
  const reading = { ...app, read: async () => [bad, { ...good, at: 'good' }] }
  const outcomes = await Array.fromAsync(importDocument(reading, { name: 'both', bytes: new Uint8Array() }))
  expect(outcomes).toMatchObject([{ at: 'bad' }, { kind: 'saved', at: 'good', id: 'good' }])
})
