import { expect, test } from 'vitest'
import { aRecipe, createTestApp } from '../../../tests/factories.ts'
import { findChefName } from '../../db/chefs/chefs.ts'
import { listRecipePage } from '../../db/recipes/recipe-pages.ts'
import { findRecipe } from '../../db/recipes/recipes.ts'
import { findRedirect } from '../../db/seo/redirects.ts'
import { chefs } from '../../db/schema/chefs.ts'
import { ratings } from '../../db/schema/reviews.ts'
import { renameRecipe } from './rename-recipe.ts'
import { saveRecipe } from './save-recipe.ts'

const app = await createTestApp()

async function saved(title: string) {
  const outcome = await saveRecipe(app, aRecipe({ title, categories: ['stew'] }))
  if (!outcome.ok) throw new Error(outcome.reason)
  return outcome.id
}

test('moves everything that belongs to a renamed recipe, and redirects the old address', async () => {
  await saved('Goulash')
  await app.db.insert(ratings).values({ recipeId: 'goulash', stars: 5 })
  await app.db.insert(chefs).values({
    id: 'jo',
    name: 'Jo',
    signatureDish: { name: 'Goulash', description: '', recipeId: 'goulash' },
  })
  expect(await renameRecipe(app, '/recipe/goulash', 'beef-goulash')).toEqual({ ok: true, id: 'beef-goulash' })
  expect(await findRecipe(app.db, 'goulash')).toBeUndefined()
  expect(await findRecipe(app.db, 'beef-goulash')).toMatchObject({
    title: 'Goulash',
    ratings: { average: 5, count: 1 },
  })
  expect(await findRedirect(app.db, '/recipe/goulash')).toBe('/recipe/beef-goulash')
  const stews = await listRecipePage(app.db, { of: 'categories', names: ['stew'] }, null)
  expect(stews.recipes.map((recipe) => recipe.id)).toContain('beef-goulash')
  expect(await findChefName(app.db, 'jo')).toBe('Jo')
  const [jo] = await app.db.select().from(chefs)
  expect(jo?.signatureDish?.recipeId).toBe('beef-goulash')
})

test('redirects all former addresses straight to the current one', async () => {
  await saved('Chili')
  await renameRecipe(app, 'chili', 'chili-2025')
  await renameRecipe(app, 'chili-2025', 'chili-2026')
  expect(await findRedirect(app.db, '/recipe/chili')).toBe('/recipe/chili-2026')
  expect(await findRedirect(app.db, '/recipe/chili-2025')).toBe('/recipe/chili-2026')
  expect(await renameRecipe(app, 'chili-2026', 'chili')).toEqual({ ok: true, id: 'chili' })
  expect(await findRedirect(app.db, '/recipe/chili')).toBeUndefined()
  expect(await findRedirect(app.db, '/recipe/chili-2026')).toBe('/recipe/chili')
})

test('refuses a name that another recipe has or had', async () => {
  await saved('Ragout')
  await saved('Fricassee')
  await renameRecipe(app, 'ragout', 'lamb-ragout')
  expect(await renameRecipe(app, 'fricassee', 'lamb-ragout')).toEqual({ ok: false, reason: 'taken' })
  expect(await renameRecipe(app, 'fricassee', 'ragout')).toEqual({ ok: false, reason: 'taken' })
  expect(await renameRecipe(app, 'no-such-recipe', 'anything')).toEqual({ ok: false, reason: 'unknown' })
  expect(await renameRecipe(app, 'fricassee', 'Très bon!')).toEqual({
    ok: false,
    reason: 'no-name',
    suggestion: 'tres-bon',
  })
  expect(await findRecipe(app.db, 'fricassee')).toBeDefined()
  // A new recipe with that title does not break old links either.
  expect(await saved('Ragout')).toBe('ragout-2')
})
