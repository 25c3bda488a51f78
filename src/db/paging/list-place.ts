import { type AnyColumn, type SQL, sql } from 'drizzle-orm'

/** The place where a page of a list begins. It stays valid even if that row is renamed or deleted. */
export interface ListPlace<Id extends string | number> {
  at: string
  id: Id
}

/**
 * Returns a time to the microsecond, which is PostgreSQL's precision. A rounded time would skip rows of the same
 * moment.
 */
export const momentText = (column: AnyColumn): SQL<string> =>
  sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
