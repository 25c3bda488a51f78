import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '../../../tests/postgres-for-tests.ts'
import { connect } from './connect.ts'
import { migrate } from './migrate.ts'

const { pool, url } = await createTestDatabase()

type Files = Record<string, string>

async function foldersOf(files: { migrations: Files; functions?: Files }) {
  const folder = await mkdtemp(join(tmpdir(), 'marshmallow-migrations-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await pool.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public')
  const folders = { migrations: join(folder, 'migrations'), functions: join(folder, 'functions') }
  async function write({ migrations, functions = {} }: typeof files) {
    await rm(folder, { recursive: true })
    await mkdir(join(folders.migrations, 'meta'), { recursive: true })
    await mkdir(folders.functions)
    const entries = Object.keys(migrations).map((tag, idx) => ({ idx, tag, when: idx, breakpoints: true }))
    await writeFile(join(folders.migrations, 'meta', '_journal.json'), JSON.stringify({ version: '7', entries }))
    for (const [tag, sql] of Object.entries(migrations)) await writeFile(join(folders.migrations, `${tag}.sql`), sql)
    for (const [name, sql] of Object.entries(functions)) await writeFile(join(folders.functions, `${name}.sql`), sql)
  }
  await write(files)
  return { folders, write }
}

const spoons = {
  '0000_spoons': 'CREATE TABLE spoons (id int);\n--> statement-breakpoint\nINSERT INTO spoons VALUES (1);',
}
const forks = { '0001_forks': 'CREATE TABLE forks (id int);' }
const returns = (value: number, parameters = '') =>
  `CREATE FUNCTION plates(${parameters}) RETURNS int LANGUAGE sql AS $$ SELECT ${value} $$;`
const setsId = (table: string, value: number) => `
  CREATE FUNCTION polish() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN NEW.id := ${value}; RETURN NEW; END $$;
  CREATE TRIGGER polish BEFORE INSERT ON ${table} FOR EACH ROW EXECUTE FUNCTION polish();`

test('applies the migrations of this release to an empty database, and nothing at the second start', async () => {
  await expect(migrate(pool)).resolves.toEqual({ applied: [] })
})

test('applies each migration once when two processes start at the same time', async () => {
  const { folders } = await foldersOf({ migrations: { ...spoons, ...forks }, functions: { plates: returns(1) } })
  const other = connect(url)
  const outcomes = await Promise.all([migrate(pool, folders), migrate(other.pool, folders)]).finally(other.close)
  expect(outcomes.flatMap(({ applied }) => applied).toSorted()).toEqual(['0000_spoons', '0001_forks'])
  expect((await pool.query('SELECT * FROM spoons')).rows).toEqual([{ id: 1 }])
})

test('leaves the database unchanged when a migration fails', async () => {
  const broken = { '0001_forks': 'CREATE TABLE forks (id int);\n--> statement-breakpoint\nSELECT nonsense;' }
  const { folders, write } = await foldersOf({ migrations: { ...spoons, ...broken } })
  await expect(migrate(pool, folders)).rejects.toThrow(
    'The database could not be brought up to date: "0001_forks" failed (column "nonsense" does not exist).',
  )
  await write({ migrations: { ...spoons, ...forks } })
  await expect(migrate(pool, folders)).resolves.toEqual({ applied: ['0000_spoons', '0001_forks'] })
})

test('refuses a database newer than the release with one sentence', async () => {
  const { folders, write } = await foldersOf({ migrations: { ...spoons, ...forks } })
  await migrate(pool, folders)
  await write({ migrations: spoons })
  await expect(migrate(pool, folders)).rejects.toThrow(/newer than this release.*"0001_forks"/)
})

test('detects an edit to an applied migration', async () => {
  const { folders, write } = await foldersOf({ migrations: spoons })
  await migrate(pool, folders)
  await write({ migrations: { '0000_spoons': 'CREATE TABLE spoons (id bigint);' } })
  await expect(migrate(pool, folders)).rejects.toThrow(/"0000_spoons" was edited/)
})

test('replaces a function when its file changes, even its parameters, and drops it with its file', async () => {
  const { folders, write } = await foldersOf({ migrations: spoons, functions: { plates: returns(1) } })
  await migrate(pool, folders)
  expect((await pool.query('SELECT plates()')).rows).toEqual([{ plates: 1 }])
  await write({ migrations: spoons, functions: { plates: returns(2, 'size int') } })
  await migrate(pool, folders)
  expect((await pool.query('SELECT plates(9)')).rows).toEqual([{ plates: 2 }])
  await expect(pool.query('SELECT plates()')).rejects.toThrow(/does not exist/)
  await write({ migrations: spoons })
  await migrate(pool, folders)
  await expect(pool.query('SELECT plates(9)')).rejects.toThrow(/does not exist/)
})

test('leaves an unchanged function alone and recreates a missing one', async () => {
  const { folders } = await foldersOf({ migrations: spoons, functions: { plates: returns(1) } })
  await migrate(pool, folders)
  const oid = async () => (await pool.query(`SELECT to_regproc('plates')::oid AS oid`)).rows[0].oid
  const before = await oid()
  await migrate(pool, folders)
  expect(await oid()).toBe(before)
  await pool.query('DROP FUNCTION plates')
  await migrate(pool, folders)
  expect((await pool.query('SELECT plates()')).rows).toEqual([{ plates: 1 }])
})

test('replaces the triggers of a changed file', async () => {
  const migrations = { ...spoons, ...forks }
  const { folders, write } = await foldersOf({ migrations, functions: { polish: setsId('spoons', 7) } })
  await migrate(pool, folders)
  await write({ migrations, functions: { polish: setsId('forks', 8) } })
  await migrate(pool, folders)
  await pool.query('INSERT INTO spoons VALUES (2); INSERT INTO forks VALUES (2)')
  expect((await pool.query('SELECT id FROM spoons UNION ALL SELECT id FROM forks')).rows).toEqual(
    [1, 2, 8].map((id) => ({ id })),
  )
})

test('waits seconds for a table in use, lets its other queries pass, and tries again', async () => {
  const { folders, write } = await foldersOf({ migrations: spoons })
  await migrate(pool, folders)
  await write({ migrations: { ...spoons, '0001_size': 'ALTER TABLE spoons ADD size int;' } })
  const dump = connect(url)
  onTestFinished(dump.close)
  const holder = await dump.pool.connect()
  await holder.query(`BEGIN; SET LOCAL application_name = 'pg_dump'; SELECT * FROM spoons`)
  const impatient = { timeoutMs: 50, tries: 2, pauseMs: 1 }
  await expect(migrate(pool, folders, impatient)).rejects.toThrow(
    /another program uses its tables.*pg_dump \(process \d+\)/,
  )

  const patient = migrate(pool, folders, { timeoutMs: 50, tries: 1_000, pauseMs: 1 })
  expect((await pool.query('SELECT id FROM spoons')).rows).toEqual([{ id: 1 }])
  await holder.query('COMMIT')
  holder.release()
  await expect(patient).resolves.toEqual({ applied: ['0001_size'] })
})
