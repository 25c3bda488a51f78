import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '../../tests/postgres-for-tests.ts'

const { url, pool } = await createTestDatabase()
const program = join(import.meta.dirname, 'main.ts')

async function marshmallow(settings: Record<string, string>, ...args: Array<string>) {
  const folder = await mkdtemp(join(tmpdir(), 'marshmallow-seed-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const env = { ...process.env, DATABASE_URL: url, DATA_DIR: folder, ...settings }
  return new Promise<{ code: unknown; said: string }>((resolve) => {
    execFile(process.execPath, [program, 'seed', ...args], { env }, (error, output, complaint) =>
      resolve({ code: error ? error.code : 0, said: output + complaint }),
    )
  })
}
const recipeCount = async () => (await pool.query<{ count: string }>('select count(*) from recipes')).rows[0]?.count

test('recipes come and go again', async () => {
  const filled = await marshmallow({}, '--recipes', '20')
  expect(filled).toEqual({ code: 0, said: expect.stringMatching(/^Made 20 recipes in [\d.]+ s, [\d,]+ a second\.\n$/) })
  expect(await recipeCount()).toBe('20')
  expect(await marshmallow({}, '--remove')).toEqual({ code: 0, said: 'Took 20 recipes away.\n' })
  expect(await recipeCount()).toBe('0')
})

test('a public site is filled only when one is sure', async () => {
  const settings = { PUBLIC_URL: 'https://recipes.example.com' }
  const refused = await marshmallow(settings, '--recipes', '1')
  expect(refused).toEqual({ code: 1, said: expect.stringContaining('Add --yes') })
  expect(await recipeCount()).toBe('0')
  expect((await marshmallow(settings, '--recipes', '1', '--yes')).code).toBe(0)
})

test.each([[[]], [['--recipes', 'many']], [['--recipes', '-3']], [['--recipes', '5', '--sead', '2']]])(
  'an order that cannot be read is answered with how to give one: %j',
  async (args) => {
    expect(await marshmallow({}, ...args)).toEqual({ code: 2, said: expect.stringMatching(/^Usage:/) })
  },
)
