import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../../../tests/postgres-for-tests.ts'
import { listRecipePage, type PageStart, type RecipeList } from './recipe-pages.ts'
import { chefs } from '../schema/chefs.ts'
import { recipes } from '../schema/recipes.ts'

const { db } = await createTestDatabase()
await db.insert(chefs).values({ id: 'ida', name: 'Ida' })

/** Sixty recipes as after a bulk import. Ten have the same date, and the rest differ by a microsecond. */
const ids = Array.from({ length: 60 }, (_, index) => `recipe-${String(index).padStart(2, '0')}`)
await db.insert(recipes).values(
  ids.map((id, index) => ({
    id,
    title: id,
    ingredients: [],
    instructions: [],
    categories: index % 2 === 0 ? ['soup', 'stew'] : ['stew'],
    authorId: index < 30 ? 'ida' : null,
    prepTime: index === 59 ? 10 : null,
    cookTime: index === 59 ? 5 : null,
    totalTime: index === 59 ? null : 40,
    datePublished: sql<Date>`timestamptz '2026-01-05 12:00:00.123456Z' + ${Math.max(0, index - 9)} * interval '1 microsecond'`,
  })),
)
await db.insert(recipes).values({ id: 'unseen', title: 'Unseen', ingredients: [], instructions: [], status: 'pending' })

const newestFirst = ids.toReversed()
const site: RecipeList = { of: 'site' }
const idsAt = async (list: RecipeList, start: PageStart | null) =>
  (await listRecipePage(db, list, start)).recipes.map(({ id }) => id)

async function leafThrough(list: RecipeList) {
  const pages = [await listRecipePage(db, list, null)]
  for (let older = pages[0]?.older; older; older = pages.at(-1)?.older)
    pages.push(await listRecipePage(db, list, older))
  return pages
}

const ofIda = newestFirst.filter((id) => id < 'recipe-30')
const soups = newestFirst.filter((id) => Number(id.slice(-2)) % 2 === 0)

test.each<[string, RecipeList, Array<string>, Array<number>]>([
  ['all recipes', site, newestFirst, [24, 24, 12]],
  ["a chef's", { of: 'chef', id: 'ida' }, ofIda, [24, 6]],
  ['a category', { of: 'categories', names: ['soup'] }, soups, [24, 6]],
  ['categories that overlap', { of: 'categories', names: ['soup', 'stew', 'nothing'] }, newestFirst, [24, 24, 12]],
])('%s: pages show each recipe once, newest first, and lead back again', async (_what, list, wanted, lengths) => {
  const pages = await leafThrough(list)
  expect(pages.map((page) => page.recipes.length)).toEqual(lengths)
  expect(pages.flatMap((page) => page.recipes.map(({ id }) => id))).toEqual(wanted)
  expect(pages.map((page) => page.newer)).toMatchObject([
    null,
    'first',
    ...(lengths.length > 2 ? [{ before: {} }] : []),
  ])
})

test('shows the same page on the way back', async () => {
  const [, second, third] = await leafThrough(site)
  const newer = third?.newer
  expect(await listRecipePage(db, site, newer && newer !== 'first' ? newer : null)).toEqual(second)
})

test('names the place before the page, in both directions', async () => {
  const [first, second, third] = await leafThrough(site)
  expect(first?.after).toBeNull()
  expect(second?.after).toEqual({ published: '2026-01-05T120000.123483', id: 'recipe-36' })
  expect(third?.after).toEqual(third && { ...second?.older?.after })
})

test('continues from the place of a deleted recipe', async () => {
  const [first] = await leafThrough(site)
  const after = { published: first?.older?.after.published ?? '', id: 'recipe-35-and-a-half' }
  expect((await idsAt(site, { after }))[0]).toBe('recipe-35')
})

test('keeps a page unchanged when a new recipe arrives', async () => {
  const [first] = await leafThrough(site)
  const before = await idsAt(site, first?.older ?? null)
  await db.insert(recipes).values({ id: 'late', title: 'Late', ingredients: [], instructions: [] })
  expect(await idsAt(site, first?.older ?? null)).toEqual(before)
  expect(await listRecipePage(db, site, first?.older ?? null)).toMatchObject({ newer: { before: { id: 'recipe-35' } } })
  await db.delete(recipes).where(eq(recipes.id, 'late'))
})

test('shows the first page for places outside the list, and nothing for an empty list', async () => {
  const wanted = newestFirst.slice(0, 24)
  const future = { published: '2999-12-31T235959.999999', id: 'x' }
  const past = { published: '0001-01-01T000000.000000', id: 'x' }
  for (const start of [{ after: future }, { before: future }, { after: past }]) {
    expect(await idsAt(site, start)).toEqual(wanted)
  }
  expect(await idsAt(site, { before: past })).toEqual(newestFirst.slice(-24))
  expect(await listRecipePage(db, { of: 'chef', id: 'nobody' }, { after: past })).toEqual({
    recipes: [],
    after: null,
    newer: null,
    older: null,
  })
  expect(await idsAt({ of: 'categories', names: [] }, null)).toEqual([])
})

test('adds up times on cards, and leaves unknown servings unknown', async () => {
  const [first, second] = (await listRecipePage(db, site, null)).recipes
  expect(first).toMatchObject({ id: 'recipe-59', totalTime: 15, servings: null, image: null })
  expect(second).toMatchObject({ id: 'recipe-58', totalTime: 40 })
})
