import { sql } from 'drizzle-orm'
import type { Db } from './connect.ts'
import { readSettings } from './settings.ts'

const setting = 'search-made-with'

/** Why the index of the search was made anew, if it was. */
export type SearchRenewal = 'other-postgres' | 'other-languages' | null

/**
 * The index of the search holds hashes of stems, and both are PostgreSQL's own: another major version, or another kind of machine, may
 * make others of the same words, and a dump brings the old ones along. So may the languages in the settings be others than those its
 * words were cut by. Then everything is made anew.
 */
export async function renewSearchIndex(db: Db): Promise<SearchRenewal> {
  return db.transaction(async (tx) => {
    // A million recipes take minutes, and another process that starts at the same time waits for them.
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`)
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('marshmallow search index'))`)
    const languages = sql`${sql.param((await readSettings(tx)).searchLanguages)}::text[]`
    const made = sql`jsonb_build_object('major', current_setting('server_version_num')::integer / 10000, 'hash', hashtext('marshmallow'))`
    const { rows } = await tx.execute<{ has_languages: boolean; is_same: boolean | null }>(sql`
      select search_languages() = ${languages} as has_languages, (select value = ${made} from settings where name = ${setting}) as is_same`)
    const [found] = rows
    if (!found?.has_languages) await tx.execute(sql`select set_search_languages(${languages})`)
    else if (found.is_same === false) await tx.execute(sql`select rebuild_recipe_search()`)
    else if (found.is_same) return null
    // Told to every process even if it is the same: pages of searches are kept until the settings change.
    await tx.execute(sql`
      insert into settings (name, value) values (${setting}, ${made})
      on conflict (name) do update set value = excluded.value, updated_at = now()`)
    if (!found?.has_languages) return 'other-languages'
    return found.is_same === false ? 'other-postgres' : null
  })
}
