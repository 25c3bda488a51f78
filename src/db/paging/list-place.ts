import { type AnyColumn, type SQL, sql } from 'drizzle-orm'

/** The place where a page of a list begins, even when that row is renamed or deleted. */
export interface ListPlace<Id extends string | number> {
  at: string
  id: Id
}

/** A time to the microsecond, as PostgreSQL stores it. A rounded one would skip rows of the same moment. */
export const momentText = (column: AnyColumn): SQL<string> =>
  sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
