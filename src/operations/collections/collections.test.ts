import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createUser } from '../../../tests/accounts.ts'
import { aRecipe, createTestApp } from '../../../tests/factories.ts'
import {
  findOwnCollection,
  findSharedCollection,
  listCollected,
  listCollections,
  listCollectionsWith,
} from '../../db/collections/collections.ts'
import { setSuspended } from '../../db/accounts/managed-users.ts'
import { changeStatus } from '../../db/recipes/recipe-status.ts'
import { saveDraft, saveRecipe } from '../recipes/save-recipe.ts'
import { changeCollection } from './change-collection.ts'
import { collectRecipe } from './collect-recipe.ts'
import { createCollection } from './create-collection.ts'

const app = await createTestApp()
for (const title of ['Leek Soup', 'Plum Cake', 'Rye Bread']) await saveRecipe(app, aRecipe({ title }))
const { user } = await createUser(app, 'cook')
const { user: other } = await createUser(app, 'cook')

async function collection(name: string) {
  const made = await createCollection(app, user, name)
  if (!made.ok) throw new Error(made.problem)
  return made.id
}
const titlesIn = async (id: string) => (await listCollected(app.db, id, { cook: user.id })).map(({ title }) => title)

test("adds recipes to a collection in the cook's own order", async () => {
  const id = await collection('  Sunday\nlunch ')
  for (const recipeId of ['leek-soup', 'plum-cake', 'rye-bread', 'no-such-recipe', 'leek-soup'])
    await changeCollection(app, user, id, { kind: 'add', recipeId })
  expect(await titlesIn(id)).toEqual(['Leek Soup', 'Plum Cake', 'Rye Bread'])
  await changeCollection(app, user, id, { kind: 'up', recipeId: 'rye-bread' })
  await changeCollection(app, user, id, { kind: 'down', recipeId: 'leek-soup' })
  await changeCollection(app, user, id, { kind: 'up', recipeId: 'rye-bread' })
  expect(await titlesIn(id)).toEqual(['Rye Bread', 'Leek Soup', 'Plum Cake'])
  await changeCollection(app, user, id, { kind: 'remove', recipeId: 'leek-soup' })
  expect(await listCollections(app.db, user.id)).toEqual([{ id, name: 'Sunday lunch', shareToken: null, recipes: 2 }])
})

test('says so when a recipe does not fit, or is gone', async () => {
  const id = await collection('Full')
  const add = (recipeId: string) => collectRecipe(app, user, recipeId, { intent: 'add', collectionId: id })
  expect(await add('leek-soup')).toEqual({ ok: true })
  await app.db.execute(sql`
    insert into recipes select (jsonb_populate_record(recipes, jsonb_build_object('id', 'copy-' || number))).*
    from recipes, generate_series(1, 499) number where id = 'leek-soup'`)
  await app.db.execute(sql`
    insert into collection_recipes (collection_id, recipe_id, position)
    select ${id}, 'copy-' || number, number + 1 from generate_series(1, 499) number`)
  expect(await add('plum-cake')).toMatchObject({ ok: false, problem: expect.stringContaining('500 recipes') as string })
  expect(await add('leek-soup')).toEqual({ ok: true })
  expect(await add('no-such-recipe')).toMatchObject({ ok: false, problem: 'This recipe is no longer here.' })
  await app.db.execute(sql`delete from recipes where id like 'copy-%'`)
})

test('moves a recipe to the place of another one', async () => {
  const id = await collection('Dragged')
  for (const recipeId of ['leek-soup', 'plum-cake', 'rye-bread'])
    await changeCollection(app, user, id, { kind: 'add', recipeId })
  await changeCollection(app, user, id, { kind: 'place', recipeId: 'leek-soup', at: 'rye-bread' })
  expect(await titlesIn(id)).toEqual(['Plum Cake', 'Rye Bread', 'Leek Soup'])
  await changeCollection(app, user, id, { kind: 'place', recipeId: 'leek-soup', at: 'plum-cake' })
  await changeCollection(app, user, id, { kind: 'place', recipeId: 'leek-soup', at: 'not-in-here' })
  expect(await titlesIn(id)).toEqual(['Leek Soup', 'Plum Cake', 'Rye Bread'])
})

test('says which collections have a recipe', async () => {
  const { user: cook } = await createUser(app, 'cook')
  const made = await createCollection(app, cook, 'With soup')
  await createCollection(app, cook, 'Without')
  if (made.ok) await changeCollection(app, cook, made.id, { kind: 'add', recipeId: 'leek-soup' })
  const found = await listCollectionsWith(app.db, cook.id, 'leek-soup')
  expect(found.map(({ name, has }) => [name, has])).toEqual([
    ['With soup', true],
    ['Without', false],
  ])
})

test('keeps all recipes that are added at the same moment', async () => {
  const id = await collection('At once')
  const all = ['leek-soup', 'plum-cake', 'rye-bread']
  await Promise.all(all.map((recipeId) => changeCollection(app, user, id, { kind: 'add', recipeId })))
  expect((await titlesIn(id)).toSorted()).toEqual(['Leek Soup', 'Plum Cake', 'Rye Bread'])
})

test('opens a collection with its link until sharing ends, and never with that link again', async () => {
  const id = await collection('Bread')
  await changeCollection(app, user, id, { kind: 'share' })
  const token = (await findOwnCollection(app.db, user.id, id))?.shareToken ?? ''
  expect(await findSharedCollection(app.db, token)).toMatchObject({ name: 'Bread', by: user.name })
  await setSuspended(app.db, user.id, 'Spam')
  expect(await findSharedCollection(app.db, token)).toBeUndefined()
  await setSuspended(app.db, user.id, null)
  await changeCollection(app, user, id, { kind: 'unshare' })
  await changeCollection(app, user, id, { kind: 'share' })
  expect(await findSharedCollection(app.db, token)).toBeUndefined()
})

test("does not change another cook's collection", async () => {
  const id = await collection('Soups')
  for (const kind of ['share', 'delete'] as const)
    expect(await changeCollection(app, other, id, { kind })).toBe('not-yours')
  expect(await changeCollection(app, other, id, { kind: 'add', recipeId: 'leek-soup' })).toBe('not-yours')
  expect(await findOwnCollection(app.db, user.id, id)).toEqual({ id, name: 'Soups', shareToken: null })
  expect(await titlesIn(id)).toEqual([])
})

test('requires a name for a collection', async () => {
  expect(await createCollection(app, user, ' \n ')).toEqual({ ok: false, problem: 'Enter a name' })
})

test('refuses a name that another collection of the cook has', async () => {
  const taken = 'You already have a collection with this name.'
  const id = await collection('Weeknights')
  expect(await createCollection(app, user, 'weeknights ')).toEqual({ ok: false, problem: taken })
  expect(await createCollection(app, other, 'Weeknights')).toMatchObject({ ok: true })
  expect(await changeCollection(app, user, id, { kind: 'rename', name: 'WEEKNIGHTS' })).toBe('changed')
  const second = await collection('Weekends')
  expect(await changeCollection(app, user, second, { kind: 'rename', name: 'Weeknights' })).toBe('taken')
})

test('neither adds nor names a private recipe of another cook, and hides a recipe that is withdrawn', async () => {
  const id = await collection('Borrowed')
  const draft = await saveDraft(app, aRecipe({ title: 'Secret Stew' }), other)
  const mine = await saveDraft(app, aRecipe({ title: 'My Own Stew' }), user)
  for (const recipe of [draft, mine])
    if (recipe.ok) await changeCollection(app, user, id, { kind: 'add', recipeId: recipe.id })
  await changeCollection(app, user, id, { kind: 'add', recipeId: 'rye-bread' })
  expect(await titlesIn(id)).toEqual(['My Own Stew', 'Rye Bread'])
  expect((await listCollections(app.db, user.id)).at(-1)).toMatchObject({ recipes: 2 })
  await changeStatus(app.db, 'rye-bread', { from: 'published', to: 'changes-requested' })
  expect(await titlesIn(id)).toEqual(['My Own Stew'])
})
