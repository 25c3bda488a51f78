import { sql } from 'drizzle-orm'
import type { Db } from '../src/db/connect.ts'

/** Counts requests, and says nothing of anybody. */
const passing = new Set(['rate_limits', 'schema_migrations'])

/** Of a session only whose it is: when it was last used is no change of it. */
const columnsOf: Readonly<Record<string, string>> = {
  sessions: 'id, user_id, token, expires_at',
  'pgboss.job': 'id, name, data, state',
}

/**
 * Every table of the site that holds something, as one hash. With `about` only the rows that name one of those ids anywhere, which is what belongs to
 * somebody.
 */
export async function contentsOf(db: Db, about: ReadonlyArray<string> = []): Promise<Record<string, string>> {
  const { rows: tables } = await db.execute<{ name: string }>(sql`
    select oid::regclass::text as name from pg_class
    where relkind in ('r', 'p') and not relispartition
      and (relnamespace = 'public'::regnamespace or oid = to_regclass('pgboss.job'))`)
  const parts = tables
    .filter(({ name }) => !passing.has(name))
    .map(
      ({ name }) => sql`
        select ${name}::text as name, count(*)::int as count, md5(coalesce(string_agg(said, chr(10) order by said), '')) as hash
        from (select (to_jsonb(kept))::text as said from (select ${sql.raw(columnsOf[name] ?? '*')} from ${sql.raw(name)}) kept) written
        where ${about.length === 0} or said ~ ${about.join('|')}`,
    )
  const { rows } = await db.execute<{ name: string; count: number; hash: string }>(sql.join(parts, sql` union all `))
  return Object.fromEntries(
    rows.flatMap(({ name, count, hash }) => (count > 0 ? [[name, `${count} rows, ${hash}`]] : [])),
  )
}
