import { expect, test } from 'vitest'
import { aRecipe, createTestApp } from '../../../tests/factories.ts'
import { reviewRecipe } from './review-recipe.ts'
import { saveRecipe } from './save-recipe.ts'
import { waitingNote } from './waiting-note.ts'

const app = await createTestApp({ PUBLIC_URL: 'https://kitchen.example' })
const atHome = { ...app, env: { ...app.env, PUBLIC_URL: undefined } }

test('says at the start of a public site how many recipes wait, or nothing', async () => {
  await saveRecipe(app, aRecipe({ title: 'Listed' }), 'command-line')
  expect(await waitingNote(app)).toBeUndefined()
  await saveRecipe(app, aRecipe({ title: 'First' }))
  expect(await waitingNote(app)).toBe('1 recipe waits for review: bin/marshmallow review')
  await saveRecipe(app, aRecipe({ title: 'Second' }))
  expect(await waitingNote(app)).toBe('2 recipes wait for review: bin/marshmallow review')
  expect(await waitingNote(atHome)).toBeUndefined()
  for (const id of ['first', 'second']) await reviewRecipe(app, id, 'published')
  expect(await waitingNote(app)).toBeUndefined()
})
