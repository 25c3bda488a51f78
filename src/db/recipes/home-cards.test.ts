import { expect, test } from 'vitest'
import { createTestDatabase } from '../../../tests/postgres-for-tests.ts'
import { listForHome } from './recipes.ts'
import { recipes } from '../schema/recipes.ts'

const { db } = await createTestDatabase()

test('lists the newest featured recipes and the newest others', async () => {
  await db.insert(recipes).values(
    ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id, index) => ({
      id,
      title: id,
      ingredients: [],
      instructions: [],
      featured: index % 2 === 0,
      datePublished: new Date(Date.UTC(2026, 0, index + 1)),
      status: id === 'f' ? ('pending' as const) : ('published' as const),
    })),
  )
  const ids = async (limit: number) => {
    const { featured, latest } = await listForHome(db, limit)
    return [featured, latest].map((cards) => cards.map(({ id }) => id).join(''))
  }
  expect(await ids(3)).toEqual(['gec', 'db'])
  expect(await ids(1)).toEqual(['g', 'd'])
  await db.transaction(async (tx) => {
    await tx.update(recipes).set({ featured: true })
    expect((await listForHome(tx, 2)).featured.map(({ id }) => id)).toEqual(['g', 'e'])
    expect((await listForHome(tx, 2)).latest).toEqual([])
  })
})
