import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createUser } from '../../../tests/accounts.ts'
import { aRecipe, createTestApp } from '../../../tests/factories.ts'
import { inOneRateWindow } from '../../../tests/support/one-rate-window.ts'
import { recipeLimits } from '../../core/recipes/recipe-limits.ts'
import { isThere, mostLines } from '../../core/shopping/shopping-list.ts'
import { insertRecipe } from '../../db/recipes/recipes.ts'
import { shoppingLists } from '../../db/schema/shopping.ts'
import { findList, type ListAccess, readChanges } from '../../db/shopping/shopping-lists.ts'
import { addRecipes } from './add-recipes.ts'
import { addToList } from './add-to-list.ts'
import { linesToBuy } from './lines-to-buy.ts'
import { findSharedLink, stopSharing } from './share-list.ts'

const app = await createTestApp()
const manyLines = (length: number) => Array.from({ length }, (_, place) => `${place} eggs`)
const lines = (...texts: Array<string>) => texts.map((line) => ({ line, recipes: [] }))

async function linesIn(access: ListAccess) {
  const list = await findList(app.db, access)
  const changes = list && (await readChanges(app.db, list.id, 0))
  return changes?.lines.filter(isThere).map(({ line }) => line)
}

async function begin(visitor: string, token: string | null, ...texts: Array<string>) {
  const outcome = await addToList(app, { token }, lines(...texts), visitor)
  if (!outcome.ok || !outcome.list) throw new Error('No list was begun')
  return outcome.list
}

test('starts a list for a visitor, and adds to it while it exists', async () => {
  const { token, guest } = await begin('one', null, '2 leeks')
  expect(await begin('one', token, '1 l milk')).toEqual({ token, guest })
  expect(await linesIn({ token: guest })).toEqual(['2 leeks', '1 l milk'])
  await stopSharing(app, { token })
  const again = await begin('one', token, '3 eggs')
  expect(again.guest).toBe(await findSharedLink(app, { token }))
  expect(again.guest).not.toBe(guest)
  const other = await begin('one', 'not-the-secret-of-a-list', '1 loaf bread')
  expect(await linesIn({ token: other.token })).toEqual(['1 loaf bread'])
})

test('does not accept the shared address as the secret of the owner', async () => {
  const { guest } = await begin('two', null, '2 leeks')
  const other = await begin('two', guest, '3 eggs')
  expect(other.guest).not.toBe(guest)
  expect(await linesIn({ token: guest })).toEqual(['2 leeks'])
})

test('adds to the list of an account', async () => {
  const { user } = await createUser(app, 'cook', 'Lia')
  expect(await addToList(app, { userId: user.id }, lines('2 leeks'), 'three')).toEqual({ ok: true, list: null })
  expect(await linesIn({ userId: user.id })).toEqual(['2 leeks'])
})

test('says what to do when a list is full or too many were started', async () => {
  const { token } = await begin('four', null, ...manyLines(mostLines))
  expect(await addToList(app, { token }, lines('1 more'), 'four')).toEqual({
    ok: false,
    problem: 'The shopping list is full. Remove some items first.',
  })
  const outcome = await inOneRateWindow(3600, async () => {
    const visitor = randomUUID()
    for (let count = 0; count < 30; count += 1) await begin(visitor, null, '2 leeks')
    return addToList(app, { token: null }, lines('2 leeks'), visitor)
  })
  expect(outcome).toEqual({
    ok: false,
    problem: 'You’ve changed shopping lists a lot this hour. Try again later.',
  })
})

test('starts no list for more lines than it can hold', async () => {
  const before = await app.db.$count(shoppingLists)
  expect(await addToList(app, { token: null }, lines(...manyLines(mostLines + 1)), 'five')).toEqual({
    ok: false,
    problem: 'A shopping list holds 2,000 items. Add fewer recipes at once.',
  })
  expect(await app.db.$count(shoppingLists)).toBe(before)
})

test('adds each recipe once, and stops at the limit of a list', async () => {
  const ingredients = Array.from({ length: recipeLimits.ingredientLines }, () => aRecipe().ingredients).flat()
  const ids = ['one', 'two', 'three', 'four', 'five', 'six']
  for (const id of ids)
    await insertRecipe(app.db, { id, title: id, ingredients, instructions: [], status: 'published' })
  const amounts = { display: 'as-written', system: 'as-written' } as const
  const wanted = (chosen: Array<string>) => ({ wanted: chosen.map((id) => ({ id, factor: 1 })), amounts })
  const [first = ''] = ids
  const once = await addRecipes(app, { token: null }, wanted(Array.from({ length: 200 }, () => first)), 'six')
  expect(once).toMatchObject({ ok: true, count: recipeLimits.ingredientLines })
  const all = await linesToBuy(app, wanted(ids).wanted, { ...amounts, userId: null })
  expect(all).toHaveLength(5)
})
