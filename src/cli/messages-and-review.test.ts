import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { aRecipe, createTestApp } from '../../tests/factories.ts'
import { createTestDatabase } from '../../tests/postgres-for-tests.ts'
import { runCommand } from '../../tests/run-command.ts'
import { reportRecipe } from '../operations/moderation/report-recipe.ts'
import { saveRecipe } from '../operations/recipes/save-recipe.ts'

const { url, pool } = await createTestDatabase()
const program = join(import.meta.dirname, 'main.ts')

async function settings() {
  const folder = await mkdtemp(join(tmpdir(), 'marshmallow-promises-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return { DATABASE_URL: url, DATA_DIR: folder }
}

async function listMessages() {
  const { code, output, errorOutput } = await runCommand(await settings(), 'messages')
  return { code, printed: output + errorOutput }
}

/** In its own process: all output must be written before it exits, however long. */
async function listSubscribers() {
  const env = { ...process.env, ...(await settings()) }
  return new Promise<{ code: unknown; printed: string }>((resolve) => {
    execFile(process.execPath, [program, 'subscribers'], { env }, (error, output, errorOutput) =>
      resolve({ code: error ? error.code : 0, printed: output + errorOutput }),
    )
  })
}

test('lists messages, newest last, without terminal control characters', async () => {
  expect(await listMessages()).toEqual({ code: 0, printed: 'No messages yet.\n' })
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
  expect(await listMessages()).toEqual({ code: 0, printed: `${lines.join('\n')}\n\n` })
})

test('prints one confirmed, active subscriber per line', async () => {
  await pool.query(`insert into newsletter_subscribers (email, confirmed_at, unsubscribed_at) values
    ('gone@example.com', now(), now()), ('unconfirmed@example.com', null, null)`)
  await pool.query(`insert into newsletter_subscribers (email, confirmed_at)
    select 'subscriber' || nth || '@example.com', now() from generate_series(1, 2500) as nth`)
  const { code, printed } = await listSubscribers()
  const expected = Array.from({ length: 2_500 }, (_, index) => `subscriber${index + 1}@example.com`)
  expect(printed.split('\n').toSorted()).toEqual(['', ...expected].toSorted())
  expect(code).toBe(0)
})

test('lists recipes that wait for review, publishes and renames one, and counts reports', async () => {
  const PUBLIC_URL = 'https://kitchen.example'
  const app = await createTestApp({ PUBLIC_URL })
  const marshmallow = async (...args: Array<string>) =>
    (await runCommand({ ...(await settings()), DATABASE_URL: app.url, PUBLIC_URL }, ...args)).output
  await saveRecipe(app, aRecipe({ title: 'Sunday Apple Pie', author: 'Ada' }), 'visitor')
  expect(await marshmallow('review')).toMatch(
    /^\d{4}-\d\d-\d\d \d\d:\d\d {2}https:\/\/kitchen\.example\/recipe\/sunday-apple-pie {2}Sunday Apple Pie \(Ada\)\n$/,
  )
  expect(await marshmallow('review', 'publish', 'sunday-apple-pie')).toBe('published /recipe/sunday-apple-pie\n')
  expect(await marshmallow('review')).toBe('Nothing is waiting for review.\n')
  await reportRecipe(app, 'sunday-apple-pie', { reason: 'Something else', words: 'Odd.' }, 'a visitor')
  expect(await marshmallow('review')).toBe(`Waiting reports and changes at ${PUBLIC_URL}/admin/review: 1\n`)
  expect(await marshmallow('rename', 'sunday-apple-pie', 'apple-pie')).toBe('renamed /recipe/apple-pie\n')
})
