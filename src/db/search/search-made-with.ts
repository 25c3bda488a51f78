import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { SearchLanguage } from '../../core/search/languages.ts'
import type { Db } from '../connection/connect.ts'
import { readSettings } from '../settings/settings.ts'

const setting = 'search-made-with'

/**
 * The versions that made the index. Stems come from PostgreSQL and may change with a major version. The functions may
 * change with a release.
 */
const madeBy = sql`jsonb_build_object('postgres', current_setting('server_version_num')::integer / 10000,
  'functions', (select md5(string_agg(hash, '' order by name)) from schema_functions where name like 'search\\_%'))`

/** The reason for a rebuild of the search index. */
export type SearchRenewal = 'new-release' | 'other-languages'

/**
 * Rebuilds the search index before the site opens. Skips this if the index was made by this release, this version of
 * PostgreSQL and for these languages.
 */
export async function renewSearchIndex(db: Db): Promise<SearchRenewal | null> {
  return db.transaction(async (tx) => {
    // A million recipes take minutes, and other starting processes wait for them.
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`)
    const { languages, made } = await lookAtIndex(tx)
    if (made.isOurs && isSame(made.languages, languages)) {
      // A backup contains this setting but not the index.
      if (await isIndexMissing(tx)) await rebuildSearch(tx)
      return null
    }
    await rebuildSearch(tx)
    await note(tx, languages)
    // A new database has nothing to rebuild.
    if (!(await hasPublished(tx))) return null
    return made.isOurs ? 'other-languages' : 'new-release'
  })
}

/** Rebuilds the index from all recipes. */
export async function rebuildSearch(tx: Db): Promise<void> {
  await tx.execute(sql`truncate recipe_search, search_vocabulary`)
  await tx.execute(sql`
    insert into recipe_search select indexed.* from recipes, search_row(recipes, search_languages()) indexed where status = 'published'`)
  await tx.execute(sql`
    insert into search_vocabulary (word, slot, stem, slips, recipes, titles)
    select word, 0, search_stem(word, search_languages()), search_slips(word), recipes, titles
    from (
      select word, count(*) as recipes, count(*) filter (where is_in_title) as titles
      from recipes, search_vocabulary_words(recipes) where status = 'published' group by word
    ) counted`)
}

/** A step of renewing the index for other languages. */
export interface RenewalStep {
  languages: ReadonlyArray<SearchLanguage>
  /** The id of the last renewed recipe. Empty at the beginning. */
  after: string
}

/**
 * Renews the next thousand recipes while the site is running. Until the last step, searches miss some forms of words.
 * Returns null if the renewal is complete or the settings have changed.
 */
export async function renewSearchStep(db: Db, step: RenewalStep, most = 1_000): Promise<RenewalStep | null> {
  return db.transaction(async (tx) => {
    const { languages } = await lookAtIndex(tx)
    if (!isSame(step.languages, languages)) return null
    if (step.after === '') await beginRenewal(tx)
    // If another transaction is saving one of these recipes, one of the two transactions waits for the other.
    const { rows } = await tx.execute<{ id: string }>(sql`
      select id from recipes where id > ${step.after} and status = 'published' order by id limit ${most} for no key update`)
    const ids = rows.map(({ id }) => id)
    await tx.execute(sql`delete from recipe_search where recipe_id = any(${sql.param(ids)})`)
    await tx.execute(sql`
      insert into recipe_search select indexed.* from recipes, search_row(recipes, search_languages()) indexed
      where id = any(${sql.param(ids)}) and status = 'published'`)
    const after = ids.at(-1)
    if (after !== undefined) return { languages, after }
    // Changes the settings table, which removes search pages from the page cache.
    await note(tx, languages)
    return null
  })
}

async function beginRenewal(tx: Db) {
  // If the process dies now, this setting records that the renewal is incomplete.
  await note(tx, null)
  await tx.execute(sql`
    update search_vocabulary set stem = search_stem(word, search_languages()) where stem <> search_stem(word, search_languages())`)
}

const Made = z
  .object({ is_ours: z.boolean().nullable(), languages: z.array(z.string()).nullable() })
  .transform((row) => ({ isOurs: row.is_ours === true, languages: row.languages }))

/** Returns the state of the index. Admits one process at a time, so the result is valid until the transaction ends. */
async function lookAtIndex(tx: Db) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('marshmallow search index'))`)
  const { searchLanguages: languages } = await readSettings(tx)
  const { rows } = await tx.execute(sql`
    select value @> ${madeBy} as is_ours, value -> 'languages' as languages from settings where name = ${setting}`)
  return { languages, made: rows[0] ? Made.parse(rows[0]) : { isOurs: false, languages: null } }
}

async function hasPublished(tx: Db): Promise<boolean> {
  const { rows } = await tx.execute(sql`select from recipes where status = 'published' limit 1`)
  return rows.length > 0
}

async function isIndexMissing(tx: Db): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select where exists (select from recipes where status = 'published') and not exists (select from recipe_search)`)
  return rows.length > 0
}

async function note(tx: Db, languages: ReadonlyArray<string> | null) {
  const made = sql`${madeBy} || jsonb_build_object('languages', ${JSON.stringify(languages)}::jsonb)`
  await tx.execute(sql`
    insert into settings (name, value) values (${setting}, ${made})
    on conflict (name) do update set value = excluded.value, updated_at = now()`)
}

const isSame = (one: ReadonlyArray<string> | null, other: ReadonlyArray<string>) => one?.join() === other.join()
