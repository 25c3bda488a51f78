import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '../../tests/postgres-for-tests.ts'

const { url, pool } = await createTestDatabase()
const program = join(import.meta.dirname, 'main.ts')

async function marshmallow(...args: Array<string>) {
  const folder = await mkdtemp(join(tmpdir(), 'marshmallow-promises-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const env = { ...process.env, DATABASE_URL: url, DATA_DIR: folder }
  return new Promise<{ code: unknown; said: string }>((resolve) => {
    execFile(process.execPath, [program, ...args], { env }, (error, output, complaint) =>
      resolve({ code: error ? error.code : 0, said: output + complaint }),
    )
  })
}

test('messages are listed with the newest last, and cannot command the terminal', async () => {
  expect(await marshmallow('messages')).toEqual({ code: 0, said: 'Nobody has written yet.\n' })
  await pool.query(`insert into messages (kind, name, email, message, created_at) values
    ('support', 'Bo', 'bo@example.com', E'Second\\n\\n\\x1b]0;owned\\x07with a \\u202etrick', '2026-05-02 10:00Z'),
    ('contact', 'Ann', 'ann@example.com', 'First', '2026-05-01 09:30Z')`)
  const lines = [
    '2026-05-01 09:30  contact  Ann <ann@example.com>',
    '    First',
    '',
    '2026-05-02 10:00  support  Bo <bo@example.com>',
    '    Second',
    '',
    '    ]0;owned with a trick',
  ]
  expect(await marshmallow('messages')).toEqual({ code: 0, said: `${lines.join('\n')}\n\n` })
})

test('readers are those who said yes and have not gone, one a line, however many', async () => {
  await pool.query(`insert into newsletter_subscribers (email, confirmed_at, unsubscribed_at) values
    ('gone@example.com', now(), now()), ('unasked@example.com', null, null)`)
  await pool.query(`insert into newsletter_subscribers (email, confirmed_at)
    select 'reader' || nth || '@example.com', now() from generate_series(1, 2500) as nth`)
  const { code, said } = await marshmallow('readers')
  const expected = Array.from({ length: 2_500 }, (_, index) => `reader${index + 1}@example.com`)
  expect(said.split('\n').toSorted()).toEqual(['', ...expected].toSorted())
  expect(code).toBe(0)
})
