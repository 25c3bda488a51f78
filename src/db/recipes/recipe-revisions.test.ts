import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../tests/factories.ts'
import { emptyRecipeForm } from '../../core/recipes/forms/recipe-form.ts'
import { contentFromForm } from '../../core/recipes/recipe-content.ts'
import { findContentAt, findRevision, insertRevision, listRevisions } from './recipe-revisions.ts'
import { insertRecipe } from './recipes.ts'

const { db } = await createTestApp()
await insertRecipe(db, { id: 'leek-soup', title: 'Leek Soup', ingredients: [], instructions: [] })
const form = { ...emptyRecipeForm, title: 'Leek Soup', ingredients: '4 leeks', instructions: 'Simmer.', servings: 4 }
const stored = async (id: number) => {
  const { rows } = await db.execute<{ content: unknown }>(sql`select content from recipe_revisions where id = ${id}`)
  return rows[0]?.content
}

test('stores the content of the recipe and not a form', async () => {
  const id = await insertRevision(db, {
    recipeId: 'leek-soup',
    baseVersion: 1,
    version: 2,
    content: contentFromForm(form),
    authorId: null,
    state: 'current',
  })
  expect(await stored(id)).toMatchObject({ format: 2, ingredients: [{ line: '4 leeks', name: 'leeks' }] })
  expect((await findRevision(db, id))?.content).toEqual(contentFromForm(form))
})

test('reads a revision that an earlier release stored as a form', async () => {
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into recipe_revisions (recipe_id, base_version, version, content, state)
    values ('leek-soup', 1, 1, ${JSON.stringify({ ...form, title: 'Old Leek Soup' })}::jsonb, 'past') returning id`)
  const expected = contentFromForm({ ...form, title: 'Old Leek Soup' })
  expect((await findRevision(db, rows[0]?.id ?? 0))?.content).toEqual(expected)
  expect(await findContentAt(db, 'leek-soup', 1)).toEqual({ content: expected, isExact: true })
  expect((await listRevisions(db, 'leek-soup')).map(({ content }) => content.title)).toEqual([
    'Old Leek Soup',
    'Leek Soup',
  ])
})
