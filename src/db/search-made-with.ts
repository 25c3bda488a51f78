import type { Pool } from 'pg'

const setting = 'search-made-with'

/**
 * The index of the search holds hashes of stems, and both are PostgreSQL's own: another major version, or another kind of machine, may
 * make others of the same words, and a dump brings the old ones along. Then everything is made anew. True when it was.
 */
export async function renewSearchIndex(pool: Pool): Promise<boolean> {
  const client = await pool.connect()
  try {
    // A million recipes take minutes, and another process that starts at the same time waits for them.
    await client.query('BEGIN; SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0')
    await client.query("SELECT pg_advisory_xact_lock(hashtext('marshmallow search index'))")
    const made = `jsonb_build_object('major', current_setting('server_version_num')::integer / 10000, 'hash', hashtext('marshmallow'))`
    const { rows } = await client.query<{ is_same: boolean }>(
      `SELECT value = ${made} AS is_same FROM settings WHERE name = $1`,
      [setting],
    )
    const isOther = rows[0]?.is_same === false
    if (isOther) await client.query('SELECT rebuild_recipe_search()')
    if (rows[0]?.is_same !== true) {
      await client.query(
        `INSERT INTO settings (name, value) VALUES ($1, ${made}) ON CONFLICT (name) DO UPDATE SET value = excluded.value, updated_at = now()`,
        [setting],
      )
    }
    await client.query('COMMIT')
    return isOther
  } catch (cause) {
    await client.query('ROLLBACK').catch(() => undefined)
    throw cause
  } finally {
    client.release()
  }
}
