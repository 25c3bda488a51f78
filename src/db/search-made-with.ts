import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { SearchLanguage } from '../core/search/languages.ts'
import type { Db } from './connect.ts'
import { readSettings } from './settings.ts'

const setting = 'search-made-with'
const postgres = sql`jsonb_build_object('major', current_setting('server_version_num')::integer / 10000, 'hash', hashtext('marshmallow'))`

/** Why the index of the search was made anew, if it was. */
export type SearchRenewal = 'other-postgres' | 'other-languages' | null

/**
 * Before the site opens. The index of the search holds hashes of stems, and both are PostgreSQL's own: another major version, or another
 * kind of machine, may make others of the same words, and a dump brings the old ones along. So may the languages in the settings be
 * others than those its words were cut by. Then everything is made anew.
 */
export async function renewSearchIndex(db: Db): Promise<SearchRenewal> {
  return db.transaction(async (tx) => {
    // A million recipes take minutes, and another process that starts at the same time waits for them.
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`)
    const { languages, isCutBy, made } = await lookAtIndex(tx)
    if (!isCutBy) await setLanguages(tx, languages)
    if (made?.isThisPostgres && isSame(made.languages, languages)) return null
    // What has never been looked at was made with this release's migrations.
    const isAsMigrated = !made && isSame(['english'], languages)
    if (!isAsMigrated) await tx.execute(sql`select rebuild_recipe_search()`)
    await note(tx, languages)
    if (isAsMigrated) return null
    return made?.isThisPostgres === false ? 'other-postgres' : 'other-languages'
  })
}

/** A part of the way to an index in the languages of the settings. Its words are cut by them from the first step on. */
export interface RenewalStep {
  languages: ReadonlyArray<SearchLanguage>
  /** The id of the recipe it has come to; empty at the beginning. */
  after: string
}

/**
 * The next thousand recipes, while the site goes on; until the last, searches find some forms of words and not others. Nothing where
 * everything is done, or where the settings have changed since the step before.
 */
export async function renewSearchStep(db: Db, step: RenewalStep, most = 1_000): Promise<RenewalStep | null> {
  return db.transaction(async (tx) => {
    const { languages, isCutBy } = await lookAtIndex(tx)
    if (!isSame(step.languages, languages)) return null
    if (!isCutBy) await setLanguages(tx, languages)
    // A process that ends now leaves word that there is something to do.
    if (step.after === '') await note(tx, null)
    const { rows } = await tx.execute<{ after: string | null }>(
      sql`select renew_search_rows(${step.after}, ${most}) as after`,
    )
    const after = rows[0]?.after ?? null
    if (after !== null) return { languages, after }
    // Pages of searches are kept until the settings change.
    await note(tx, languages)
    return null
  })
}

const Made = z
  .object({ is_this_postgres: z.boolean(), languages: z.array(z.string()).nullable() })
  .transform((row) => ({ isThisPostgres: row.is_this_postgres, languages: row.languages }))

/** One process at a time: what is found holds until the end of the transaction. */
async function lookAtIndex(tx: Db) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('marshmallow search index'))`)
  const { searchLanguages: languages } = await readSettings(tx)
  const cut = await tx.execute<{ by: Array<string> }>(sql`select search_languages() as by`)
  // Releases before the languages could be chosen made it for English.
  const { rows } = await tx.execute(sql`
    select value @> ${postgres} as is_this_postgres, case when value ? 'languages' then value -> 'languages' else '["english"]' end as languages
    from settings where name = ${setting}`)
  return {
    languages,
    isCutBy: isSame(cut.rows[0]?.by ?? [], languages),
    made: rows[0] ? Made.parse(rows[0]) : null,
  }
}

async function setLanguages(tx: Db, languages: ReadonlyArray<string>) {
  await tx.execute(sql`select set_search_languages(${sql.param([...languages])}::text[])`)
}

async function note(tx: Db, languages: ReadonlyArray<string> | null) {
  const made = sql`${postgres} || jsonb_build_object('languages', ${JSON.stringify(languages)}::jsonb)`
  await tx.execute(sql`
    insert into settings (name, value) values (${setting}, ${made})
    on conflict (name) do update set value = excluded.value, updated_at = now()`)
}

const isSame = (one: ReadonlyArray<string> | null, other: ReadonlyArray<string>) => one?.join() === other.join()
