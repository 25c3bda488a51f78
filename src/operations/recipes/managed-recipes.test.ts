import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createUser } from '../../../tests/accounts.ts'
import { aRecipe, createTestApp } from '../../../tests/factories.ts'
import { auditLog } from '../../db/schema/audit.ts'
import { listManagedRecipes } from '../../db/recipes/managed-recipes.ts'
import { listRevisions } from '../../db/recipes/recipe-revisions.ts'
import { findStoredRecipe } from '../../db/recipes/recipes.ts'
import { changeSelected } from './change-selected.ts'
import { removeRecipe } from './remove-recipe.ts'
import { withdrawRecipe } from './withdraw-recipe.ts'
import { featureRecipe } from './feature-recipe.ts'
import { renameRecipe } from './rename-recipe.ts'
import { reviewRecipe } from './review-recipe.ts'
import { saveDraft, saveRecipe } from './save-recipe.ts'

const app = await createTestApp()
const { user: admin } = await createUser(app, 'admin', 'Ann')
for (const title of ['Leek Soup', 'Onion Soup', '50% Rye Bread']) await saveRecipe(app, aRecipe({ title }), admin)
await saveDraft(app, aRecipe({ title: 'Half a Soup' }), admin)

const all = { words: '', status: null, viewer: null, after: null, limit: 10 }
const listed = async (wanted: Partial<Parameters<typeof listManagedRecipes>[1]>) =>
  (await listManagedRecipes(app.db, { ...all, ...wanted })).recipes.map(({ id }) => id)

const statusOf = async (id: string) => (await findStoredRecipe(app.db, id))?.recipe.status

test('lists all recipes except drafts, newest first, page by page', async () => {
  expect(await listed({})).toEqual(['50-rye-bread', 'onion-soup', 'leek-soup'])
  expect(await listed({ limit: 2 })).toEqual(['50-rye-bread', 'onion-soup'])
  const { next } = await listManagedRecipes(app.db, { ...all, limit: 2 })
  expect(await listed({ after: next })).toEqual(['leek-soup'])
  // A page starts at the place of the last recipe, even if that was renamed or deleted.
  expect(await listed({ after: next && { ...next, id: 'another-name' } })).toEqual(['leek-soup'])
  expect((await listManagedRecipes(app.db, { ...all, limit: 3 })).next).toBeNull()
})

test('lists only the viewer’s own drafts', async () => {
  const { user: cook } = await createUser(app, 'cook', 'Dora')
  const draft = await saveDraft(app, aRecipe({ title: 'Private Pie' }), cook)
  expect(await listed({ viewer: admin.id })).toEqual(['half-a-soup', '50-rye-bread', 'onion-soup', 'leek-soup'])
  expect(await listed({ viewer: admin.id, status: 'draft' })).toEqual(['half-a-soup'])
  expect(await listed({ viewer: admin.id, words: 'private' })).toEqual([])
  expect(await listed({ viewer: cook.id, status: 'draft' })).toEqual([draft.id])
  expect(await listed({ status: 'draft' })).toEqual([])
})

test('finds recipes by words and status, and treats special characters literally', async () => {
  expect(await listed({ words: 'SOUP' })).toEqual(['onion-soup', 'leek-soup'])
  expect(await listed({ words: '50%' })).toEqual(['50-rye-bread'])
  expect(await listed({ words: '%soup%' })).toEqual([])
  expect(await listed({ status: 'withdrawn' })).toEqual([])
})

test('adds and removes a category of several recipes, with history, and leaves out those it does not apply to', async () => {
  const ids = ['leek-soup', 'onion-soup', 'no-such-recipe']
  expect(await changeSelected(app, admin, ids, { kind: 'add-category', category: 'starters' })).toBe(2)
  expect(await changeSelected(app, admin, ids, { kind: 'add-category', category: 'starters' })).toBe(0)
  expect((await findStoredRecipe(app.db, 'leek-soup'))?.recipe.categories).toContain('starters')
  expect(await changeSelected(app, admin, ids, { kind: 'remove-category', category: 'starters' })).toBe(2)
  expect((await findStoredRecipe(app.db, 'leek-soup'))?.recipe.categories).not.toContain('starters')
  expect(await listRevisions(app.db, 'leek-soup')).toHaveLength(3)
})

test('deletes what the site took down, but not what is listed or what its cook withdrew', async () => {
  const { user: cook } = await createUser(app, 'cook', 'Cleo')
  for (const title of ['Listed Loaf', 'Taken Tart', 'Own Omelet']) await saveRecipe(app, aRecipe({ title }), cook)
  await changeSelected(app, admin, ['taken-tart'], { kind: 'withdraw', reason: 'Spam.' })
  await withdrawRecipe(app, cook, 'own-omelet')
  const ids = ['listed-loaf', 'taken-tart', 'own-omelet']
  expect(await changeSelected(app, admin, ids, { kind: 'delete' })).toBe(1)
  expect(await Promise.all(ids.map(statusOf))).toEqual(['published', undefined, 'withdrawn'])
  for (const id of ['listed-loaf', 'own-omelet']) await removeRecipe(app, id)
})

test('logs who features, withdraws, publishes and renames a recipe', async () => {
  await featureRecipe(app, admin, 'leek-soup', true)
  await featureRecipe(app, admin, 'leek-soup', true)
  await reviewRecipe(app, 'leek-soup', 'withdrawn', admin)
  expect(await statusOf('leek-soup')).toBe('withdrawn')
  expect(await listed({ status: 'withdrawn' })).toEqual(['leek-soup'])
  await reviewRecipe(app, 'leek-soup', 'published', admin)
  expect(await renameRecipe(app, 'leek-soup', 'onion-soup', admin)).toEqual({ ok: false, reason: 'taken' })
  expect(await renameRecipe(app, 'leek-soup', 'spring-soup', admin)).toEqual({ ok: true, id: 'spring-soup' })
  const entries = await app.db.select().from(auditLog).where(eq(auditLog.actorId, admin.id)).orderBy(auditLog.id)
  const logged = entries.filter(({ subjectId }) => ['leek-soup', 'spring-soup'].includes(subjectId))
  expect(logged.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['recipe.feature', 'review.withdraw', 'review.approve', 'recipe.rename']),
  )
  expect(logged.filter(({ action }) => action === 'recipe.feature')).toHaveLength(1)
})
