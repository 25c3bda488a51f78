import { type AnyColumn, type SQL, sql } from 'drizzle-orm'

/** Where a page of a list begins: after this one, even when that is renamed or gone by then. */
export interface ListPlace<Id extends string | number> {
  at: string
  id: Id
}

/** To the microsecond, as PostgreSQL keeps it: rounded, rows of one moment would be passed over. */
export const momentText = (column: AnyColumn): SQL<string> =>
  sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
