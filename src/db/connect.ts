import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import { Pool } from 'pg'
import type { DatabaseLog } from './database-problem.ts'
import { createStatementNames } from './repeated-statements.ts'

/** A connection or a transaction: what queries take as their first argument. */
export type Db = PgDatabase<NodePgQueryResultHKT, Record<string, never>>

export interface Connection {
  db: Db
  pool: Pool
  close(): Promise<void>
}

export function connect(url: string, { log }: { log?: DatabaseLog } = {}): Connection {
  const pool = new Pool({
    connectionString: url,
    application_name: 'marshmallow',
    max: 20,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 60_000,
    keepAlive: true,
  })
  // Without a listener, an idle connection that breaks would end the process. The pool replaces it by itself.
  // While closing, the server may hang up before the last goodbye: nothing to tell anybody.
  let isOpen = true
  pool.on('error', (cause) => {
    if (isOpen) log?.warn(`A connection to the database broke: ${cause.message}`)
  })
  const close = () => {
    isOpen = false
    return pool.end()
  }
  pool.on('connect', createStatementNames())
  return { db: drizzle({ client: pool }), pool, close }
}
