import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createTestApp } from '../../tests/factories.ts'
import { insertPageImport } from '../db/importing/collecting.ts'
import { importsApi } from './imports-api.ts'

const app = await createTestApp()

/** Lets pending database queries get their answers, without a timer. */
async function answersOfDatabase() {
  for (let each = 0; each < 30; each += 1) await app.db.execute(sql`select 1`)
}

test('counts the pages of a page import every three seconds', async () => {
  const id = crypto.randomUUID()
  const row = { id, ownerId: null, fileName: 'soups.example', settings: {}, needsKey: false, pagesLeft: 100 }
  await insertPageImport(app.db, { ...row, kind: 'site' })
  const queries = vi.spyOn(app.pool, 'query')
  onTestFinished(() => queries.mockRestore())
  const counts = () => queries.mock.calls.filter((call) => JSON.stringify(call[0]).includes('import_pages')).length
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const connection = { incoming: { socket: { remoteAddress: '203.0.113.7', remotePort: 1, remoteFamily: 'IPv4' } } }
  const answer = await importsApi(app).fetch(new Request(`http://kitchen.test/${id}/progress`), connection)
  const progress = answer.body?.getReader()
  onTestFinished(() => progress?.cancel())
  await progress?.read()
  for (let each = 0; each < 4; each += 1) {
    await answersOfDatabase()
    await vi.advanceTimersByTimeAsync(700)
  }
  await answersOfDatabase()
  expect(counts()).toBe(1)
  await vi.advanceTimersByTimeAsync(300)
  await answersOfDatabase()
  expect(counts()).toBe(2)
})
