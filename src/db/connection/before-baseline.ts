import type { PoolClient } from 'pg'
import { DatabaseProblem } from './database-problem.ts'

/** The migrations that became `0000_baseline`, with the SHA-256 of their SQL. */
export const squashed: ReadonlyMap<string, string> = new Map([
  ['0000_start', '5fdd71bb13a58e7393e71d1b6cbe6843f06bbc0d9e5d5dba4ca1307279f6fd3c'],
  ['0001_lists_without_counting', '803750c9e700305de5e85580e0888414889d61c66f478eb08f2a380aa0dd62e3'],
  ['0002_sent_in_and_announced', 'b236b0212214a7456eeb0d794451f8f00e561c0cadc7c3a8620441d7f52e3f12'],
  ['0003_search', 'c04f7d6bf68f24bf9076c0052bcce70c548449cd9b0e14e639b696ff1cea8c82'],
  ['0004_accounts_and_desk', '131cb12c5cde42cac223917be3a5c50453899ed27731f929040a4892d29057e7'],
  ['0005_bulk', 'd7dac55c495f31f63cfe037dae276d8d9c4a5443f5a0f344800529ed95798ccb'],
  ['0006_content_versions', 'e5c80025f5da1fa46204b158f5712db1effd13275e9e22127b822359a6897804'],
  ['0007_search_languages', 'e799380e1982f4dca3dd19d0abcd51d0f98a7851c92fab2e6d6b2e2158c25ae1'],
  ['0008_objections', 'f4558d63128da84454ee71772c5b5ae216c2b5f9246cebc046b3cdc4c9b32887'],
  ['0009_desk_indexes_and_tries', 'b96d8247d8f6cb50568f83c64d9858ca9f02ed648021a1024001661c963f793a'],
  ['0010_quicker_counts', 'd5891bc285155f4c75eb741a52d1880098ddde1cfbc8b198f5c562658e359972'],
  ['0011_foods_left_out', '56e0d470fe73ce7a6cf0d18d76329e8077708e448d4f44252b80030a96ab2b0b'],
  ['0012_page_and_counts', '5adaec509e6cac3a9128f5130d133a927071fc097029cc22b80e0d97b071d155'],
])
const firstSquashed = '0000_start'

interface AppliedMigration {
  tag: string
  hash: string
}

const isSquashed = (migrations: ReadonlyArray<AppliedMigration>) =>
  migrations.length === squashed.size && migrations.every(({ tag, hash }) => squashed.get(tag) === hash)

/** Replaces the old migrations in a backup's list with the baseline. */
export const asBaseline = (migrations: ReadonlyArray<AppliedMigration>, baseline: AppliedMigration) =>
  isSquashed(migrations) ? [baseline] : migrations

/**
 * Upgrades a database from before the migrations were squashed. Its tables already match the baseline. Its functions
 * and search tables are dropped and created again later.
 */
export async function adoptBaseline(
  client: PoolClient,
  applied: ReadonlyArray<AppliedMigration>,
  baseline: AppliedMigration,
): Promise<void> {
  if (!applied.some(({ tag }) => tag === firstSquashed)) return
  if (!isSquashed(applied)) {
    throw new DatabaseProblem(
      'The database was last used by a release from before version 0.1. Start version 0.1 on it once, then this release.',
    )
  }
  await client.query(dropOldParts)
  await client.query('DELETE FROM schema_migrations')
  const { tag, hash } = baseline
  await client.query('INSERT INTO schema_migrations (tag, hash) VALUES ($1, $2)', [tag, hash])
}

const dropOldParts = `
  DROP TABLE recipe_search, search_vocabulary;
  DO $$
  DECLARE
    old record;
  BEGIN
    FOR old IN
      SELECT oid::regprocedure AS signature FROM pg_proc
      WHERE pronamespace = 'public'::regnamespace AND proname = ANY (ARRAY[
        'announce_change', 'changed_rows', 'has_role', 'keep_chef_search', 'keep_recipe_lists', 'keep_recipe_ratings', 'keep_recipe_search',
        'rebuild_recipe_search', 'renew_search_rows', 'search_count_of', 'search_count_of_some', 'search_counts', 'search_estimate',
        'search_facets', 'search_facets_of', 'search_facts_of', 'search_first', 'search_fits', 'search_fold', 'search_has_any',
        'search_hashes', 'search_ids', 'search_is_empty', 'search_languages', 'search_rows_of', 'search_size', 'search_slips', 'search_stem',
        'search_stems', 'search_stems_of', 'search_texts_of', 'search_traits', 'search_traits_of', 'search_words', 'search_words_of',
        'set_search_languages', 'tallies_of'])
    LOOP
      EXECUTE format('DROP FUNCTION %s CASCADE', old.signature);
    END LOOP;
    FOR old IN
      SELECT cfgname AS name FROM pg_ts_config
      WHERE cfgnamespace = 'public'::regnamespace AND (cfgname IN ('search_typed', 'search_written', 'search_stems') OR cfgname LIKE 'search\\_in\\_%')
    LOOP
      EXECUTE format('DROP TEXT SEARCH CONFIGURATION public.%I', old.name);
    END LOOP;
  END $$;
  DROP SCHEMA IF EXISTS search_intarray CASCADE;`
