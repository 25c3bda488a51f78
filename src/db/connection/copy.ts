import { pipeline } from 'node:stream/promises'
import { getTableColumns, getTableName } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { Client } from 'pg'
import { from } from 'pg-copy-streams'
import type { Db } from './connect.ts'

/**
 * Inserts rows with COPY, which is twice as fast in PostgreSQL as any other statement. Triggers and constraints apply,
 * and one bad row makes all rows fail. A missing value is null. A column that is missing in every row gets its default.
 */
export async function copyInto<Table extends PgTable>(
  transaction: Db,
  table: Table,
  rows: ReadonlyArray<Table['$inferInsert']>,
): Promise<void> {
  if (rows.length === 0) return
  const columns: Record<string, AnyPgColumn> = getTableColumns(table)
  const present = new Set(rows.flatMap((row) => Object.keys(row)))
  const fields = Object.entries(columns).filter(([key]) => present.has(key))
  const lines = rows.map(
    (row: Readonly<Record<string, unknown>>) =>
      `${fields.map(([key, column]) => written(column, row[key])).join('\t')}\n`,
  )
  const names = fields.map(([, { name }]) => `"${name}"`)
  const copying = connectionOf(transaction).query(from(`COPY "${getTableName(table)}" (${names.join()}) FROM STDIN`))
  await pipeline([Buffer.from(lines.join(''))], copying)
}

function written(column: AnyPgColumn, value: unknown): string {
  if (value === undefined || value === null) return String.raw`\N`
  const text = String(column.mapToDriverValue(value))
  return /[\\\n\r\t]/.test(text) ? text.replaceAll(/[\\\n\r\t]/g, (sign) => escapes[sign] ?? sign) : text
}

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' }

/** Returns the connection of a transaction, because Drizzle does not support COPY. */
function connectionOf({ _: { session } }: Db): Client {
  if ('client' in session && session.client instanceof Client) return session.client
  throw new TypeError('COPY needs a transaction.')
}
