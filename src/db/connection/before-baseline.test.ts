import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../../../tests/postgres-for-tests.ts'
import { everyRecipe } from '../../core/search/search-address.ts'
import { squashed } from './before-baseline.ts'
import { migrate } from './migrate.ts'
import { searchRecipes } from '../search/search.ts'
import { renewSearchIndex } from '../search/search-made-with.ts'

/** The thirteen migrations that became the baseline, without comments. */
const oldSchema = await readFile(join(import.meta.dirname, '../../../tests/before-baseline.sql'), 'utf8')

async function createOldDatabase(migrations = [...squashed]) {
  const database = await createTestDatabase()
  await database.pool.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public')
  await database.pool.query(oldSchema)
  await database.pool.query(
    'CREATE TABLE schema_migrations (tag text PRIMARY KEY, hash text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())',
  )
  for (const [tag, hash] of migrations)
    await database.pool.query('INSERT INTO schema_migrations (tag, hash) VALUES ($1, $2)', [tag, hash])
  return database
}

async function describe(pool: Pool) {
  const list = async (query: string) => (await pool.query<{ line: string }>(query)).rows.map(({ line }) => line)
  const ofPublic = `= 'public'::regnamespace`
  return {
    tables: await list(`
      SELECT concat_ws(' ', relname, relkind, array_to_string(reloptions, ',')) AS line
      FROM pg_class WHERE relnamespace ${ofPublic} ORDER BY 1`),
    columns: await list(`
      SELECT concat_ws(' ', attrelid::regclass, attname, format_type(atttypid, atttypmod), attnotnull, attcollation::regcollation,
        attidentity, attstattarget, pg_get_expr(adbin, adrelid)) AS line
      FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
      WHERE relnamespace ${ofPublic} AND relkind = 'r' AND attnum > 0 AND NOT attisdropped ORDER BY 1`),
    constraints: await list(`
      SELECT concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS line
      FROM pg_constraint WHERE connamespace ${ofPublic} ORDER BY 1`),
    indexes: await list(`SELECT indexdef AS line FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1`),
    functions: await list(`
      SELECT pg_get_functiondef(pg_proc.oid) AS line FROM pg_proc
      WHERE pronamespace ${ofPublic} AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = pg_proc.oid AND deptype = 'e') ORDER BY 1`),
    triggers: await list(`SELECT pg_get_triggerdef(oid) AS line FROM pg_trigger WHERE NOT tgisinternal ORDER BY 1`),
    searchConfigurations: await list(`
      SELECT concat_ws(' ', cfgname, maptokentype, mapdict::regdictionary) AS line
      FROM pg_ts_config JOIN pg_ts_config_map ON mapcfg = pg_ts_config.oid WHERE cfgnamespace ${ofPublic} ORDER BY 1`),
    schemas: await list(`SELECT nspname AS line FROM pg_namespace WHERE nspname !~ '^pg_' ORDER BY 1`),
    extensions: await list('SELECT extname AS line FROM pg_extension ORDER BY 1'),
    applied: await list(`SELECT tag || ' ' || hash AS line FROM schema_migrations ORDER BY 1`),
  }
}

const newColumns: Record<string, string> = { license_notice: 'null', drawing: 'null', review_stars: '[0,0,0,0,0]' }

/** Leaves out columns that say nothing in every old row. */
const withoutNewColumns = (row: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(row).filter(([column, value]) => JSON.stringify(value) !== newColumns[column]))

test('upgrades a database from before the baseline and keeps its rows', async () => {
  const old = await createOldDatabase()
  await old.pool.query(`
    INSERT INTO users (id, name, email) VALUES ('carl', 'Carl', 'carl@example.com');
    INSERT INTO chefs (id, name) VALUES ('ida', 'Ida Holm');
    INSERT INTO recipes (id, title, ingredients, instructions, categories, author_id, owner_id, status) VALUES
      ('leek', 'Leek Soup', '[{"line": "2 leeks"}]', '[]', '{soup}', 'ida', 'carl', 'published'),
      ('draft', 'Draft', '[]', '[]', '{soup}', NULL, 'carl', 'draft');
    INSERT INTO ratings (recipe_id, stars) VALUES ('leek', 5), ('leek', 4);
    INSERT INTO saved_recipes (user_id, recipe_id) VALUES ('carl', 'leek');
    INSERT INTO settings (name, value) VALUES ('search-made-with', '{"major": 18, "hash": 1, "languages": ["english"]}')`)
  const rowsOf = async () => {
    const tables = ['users', 'chefs', 'recipes', 'ratings', 'saved_recipes', 'recipe_tallies', 'recipe_categories']
    return Promise.all(
      tables.map(async (table) =>
        (await old.pool.query(`SELECT * FROM ${table} ORDER BY 1, 2`)).rows.map(withoutNewColumns),
      ),
    )
  }
  const before = await rowsOf()

  expect(await migrate(old.pool)).toEqual({
    applied: [
      '0001_search',
      '0002_unknown_difficulty',
      '0003_imports',
      '0004_import_sources',
      '0005_ways_to_import',
      '0006_meal_plans',
      '0007_shopping_lists',
      '0008_reviews',
      '0009_newest_reviews',
      '0010_drawings',
      '0011_review_voters',
      '0012_recipes_by_author_created',
      '0013_author_avatar',
      '0014_audit_batch',
      '0015_invitations',
      '0016_audit_without_batch',
      '0017_feed_entry_tries',
      '0018_shopping_deleted_revision',
    ],
  })
  expect(await rowsOf()).toEqual(before)
  const fresh = await createTestDatabase()
  expect(await describe(old.pool)).toEqual(await describe(fresh.pool))

  expect(await renewSearchIndex(old.db)).toBe('new-release')
  const found = await searchRecipes(old.db, { ...everyRecipe, words: 'holm leeks' })
  expect(found.recipes.map(({ id }) => id)).toEqual(['leek'])
  expect(await migrate(old.pool)).toEqual({ applied: [] })
}, 60_000)

test('refuses a database with only some of the old migrations and leaves it unchanged', async () => {
  const { pool } = await createOldDatabase([...squashed].slice(0, 12))
  await expect(migrate(pool)).rejects.toThrow(/^The database was last used by a release from before version 0\.1\./)
  expect((await pool.query('SELECT FROM schema_migrations')).rowCount).toBe(12)
  expect((await pool.query('SELECT FROM search_vocabulary')).rowCount).toBe(0)
})
