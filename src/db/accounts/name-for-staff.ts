import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { noName } from '../../core/accounts/no-name.ts'

/** The name of an account, for editors and administrators: its address if it has no name of its own. */
export const nameForStaff = ({ name, email }: { name: PgColumn; email: PgColumn }): SQL<string | null> =>
  sql<string | null>`case when ${name} = ${noName} then ${email} else ${name} end`
