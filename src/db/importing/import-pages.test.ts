import { expect, test } from 'vitest'
import { createTestApp } from '../../../tests/factories.ts'
import { mostPages } from '../../core/importing/collecting.ts'
import { insertPageImport } from './collecting.ts'
import { countPages, insertPages } from './import-pages.ts'

const { db } = await createTestApp()

async function anImport() {
  const id = crypto.randomUUID()
  const row = { id, ownerId: null, fileName: 'links.example', settings: {}, needsKey: false, pagesLeft: 100 }
  await insertPageImport(db, { ...row, kind: 'site' })
  return id
}

const pagesFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_each, nth) => {
    const address = `https://links.example/${first + nth}`
    return { address, key: address, rank: 1, details: null }
  })

test('keeps new pages although pages link to each other thousands of times', { timeout: 60_000 }, async () => {
  const id = await anImport()
  for (let page = 0; page < 25; page += 1) await insertPages(db, id, pagesFrom(0, 900))
  const fresh = await insertPages(db, id, [...pagesFrom(0, 900), ...pagesFrom(5_000, 1)])
  expect(fresh).toMatchObject([{ address: 'https://links.example/5000', position: 901 }])
})

test('keeps no more pages than an import may have', { timeout: 60_000 }, async () => {
  const id = await anImport()
  await insertPages(db, id, pagesFrom(0, mostPages - 2))
  const last = await insertPages(db, id, pagesFrom(mostPages - 4, 10))
  expect(last.map(({ position }) => position)).toEqual([mostPages - 1, mostPages])
  expect((await countPages(db, id)).waiting).toBe(mostPages)
})
