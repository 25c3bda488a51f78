import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '../../tests/postgres-for-tests.ts'
import { runCommand } from '../../tests/run-command.ts'

const { url, pool } = await createTestDatabase()

async function marshmallow(settings: Record<string, string>, ...args: Array<string>) {
  const folder = await mkdtemp(join(tmpdir(), 'marshmallow-seed-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const env = { DATABASE_URL: url, DATA_DIR: folder, ...settings }
  const { code, output, errorOutput } = await runCommand(env, 'seed', ...args)
  return { code, printed: output + errorOutput }
}
const recipeCount = async () => (await pool.query<{ count: string }>('select count(*) from recipes')).rows[0]?.count

test('creates generated recipes and deletes them', async () => {
  const filled = await marshmallow({}, '--recipes', '20')
  expect(filled).toEqual({
    code: 0,
    printed: expect.stringMatching(/^Made 20 recipes in [\d.]+ s, [\d,]+ a second\.\n$/),
  })
  expect(await recipeCount()).toBe('20')
  expect(await marshmallow({}, '--remove')).toEqual({ code: 0, printed: 'Deleted 20 recipes.\n' })
  expect(await recipeCount()).toBe('0')
})

test('fills a public site only with --yes', async () => {
  const settings = { PUBLIC_URL: 'https://recipes.example.com' }
  const refused = await marshmallow(settings, '--recipes', '1')
  expect(refused).toEqual({ code: 1, printed: expect.stringContaining('Add --yes') })
  expect(await recipeCount()).toBe('0')
  expect((await marshmallow(settings, '--recipes', '1', '--yes')).code).toBe(0)
})

test.each([[[]], [['--recipes', 'many']], [['--recipes', '-3']], [['--recipes', '5', '--sead', '2']]])(
  'prints the usage for invalid arguments: %j',
  async (args) => {
    expect(await marshmallow({}, ...args)).toEqual({
      code: 2,
      printed: expect.stringMatching(/^(?:There is no option --sead\.\n\n)?Usage:/),
    })
  },
)
