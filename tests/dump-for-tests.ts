import type { Pool } from 'pg'

/** Returns every row of the database as text, with the jobs, to look for what must not be in it. */
export async function contentsOfDump(pool: Pool): Promise<string> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select quote_ident(table_schema) || '.' || quote_ident(table_name) as name
     from information_schema.tables where table_type = 'BASE TABLE' and table_schema in ('public', 'pgboss')`,
  )
  const parts: Array<string> = []
  for (const { name } of tables) {
    const { rows } = await pool.query<{ line: string }>(`select row::text as line from ${name} as row`)
    parts.push(name, ...rows.map(({ line }) => line))
  }
  return parts.join('\n')
}
