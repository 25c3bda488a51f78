import { expect, test } from 'vitest'
import { createTestDatabase } from '../../tests/postgres-for-tests.ts'
import { auditLog, users } from './accounts-schema.ts'
import { type DeedQuery, listActions, listDeeds } from './audit-log-list.ts'

const { db } = await createTestDatabase()
await db.insert(users).values({ id: 'ada', name: 'Ada', email: 'ada@example.com', role: 'admin' })
const deed = (actorId: string | null, action: string, subjectId: string, day: string) => ({
  actorId,
  action,
  subjectKind: 'recipe',
  subjectId,
  at: new Date(`${day}T23:59:59Z`),
})
await db
  .insert(auditLog)
  .values([
    deed('ada', 'recipe.approve', 'leek-soup', '2026-01-01'),
    deed('gone', 'recipe.reject', 'stew', '2026-01-02'),
    deed(null, 'recipe.approve', 'leek_pie', '2026-01-03'),
  ])

const everything: DeedQuery = { who: '', what: '', about: '', from: null, to: null }
const find = async (query: Partial<DeedQuery>) =>
  (await listDeeds(db, { ...everything, ...query }, { before: null, limit: 10 })).map(({ subjectId }) => subjectId)

test('deeds are found by who, what, about what and when, newest first', async () => {
  expect(await find({})).toEqual(['leek_pie', 'stew', 'leek-soup'])
  expect(await find({ who: 'ADA@' })).toEqual(['leek-soup'])
  expect(await find({ who: 'site' })).toEqual(['leek_pie'])
  expect(await find({ what: 'recipe.approve' })).toEqual(['leek_pie', 'leek-soup'])
  expect(await find({ about: 'leek_' })).toEqual(['leek_pie'])
  expect(await find({ from: '2026-01-02', to: '2026-01-02' })).toEqual(['stew'])
})

test('the log is leafed through, and knows what has been done', async () => {
  const [newest] = await listDeeds(db, everything, { before: null, limit: 1 })
  const rest = await listDeeds(db, everything, { before: newest?.id ?? 0, limit: 10 })
  expect(rest.map(({ subjectId }) => subjectId)).toEqual(['stew', 'leek-soup'])
  expect(await listActions(db)).toEqual(['recipe.approve', 'recipe.reject'])
})
