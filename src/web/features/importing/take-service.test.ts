import { expect, test } from 'vitest'
import { createTestApp } from '../../../../tests/factories.ts'
import { takeUses } from '../../../db/limits/rate-limits.ts'
import { takeService } from './take-service.server.ts'

const app = await createTestApp()
const typed = { repository: 'ada/kitchen', path: '', webhook: '' }

function take(visitor: string, fields: Record<string, string>) {
  const body = new URLSearchParams(fields).toString()
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': String(body.length) }
  const request = new Request('http://kitchen.lan/import?step=github', { method: 'POST', body, headers })
  return takeService(app, 'github', { request, visitor, actor: 'visitor' })
}

test('gives back what was typed when a field is too long', async () => {
  const path = 'x'.repeat(2_001)
  expect(await take('203.0.113.1', { ...typed, path })).toEqual({
    outcome: { kind: 'problem', reason: 'bad-address', message: 'This is too long.' },
    typed: { ...typed, path },
    status: 422,
  })
})

test('gives back the typed text to a visitor over the import limit, unless it is huge', async () => {
  const visitor = '203.0.113.2'
  await takeUses(app.db, `import:${visitor}`, 300, { max: 300, windowSeconds: 3600 })
  expect(await take(visitor, typed)).toMatchObject({ status: 429, typed })
  expect(await take(visitor, { ...typed, path: 'x'.repeat(70_000) })).not.toHaveProperty('typed')
})
