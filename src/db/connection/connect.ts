import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import { Pool } from 'pg'
import type { DatabaseLog } from './database-problem.ts'
import { enforceQueryDeadline } from './query-deadline.ts'
import { createStatementNames } from './repeated-statements.ts'

/** A connection or a transaction: the first argument of every query. */
export type Db = PgDatabase<NodePgQueryResultHKT, Record<string, never>>

export interface Connection {
  db: Db
  pool: Pool
  close(): Promise<void>
}

interface ConnectOptions {
  log?: DatabaseLog
  /** The longest time a query waits without any data from the server. */
  answerWithinMs?: number
}

export function connect(url: string, { log, answerWithinMs = 25_000 }: ConnectOptions = {}): Connection {
  const pool = new Pool({
    connectionString: url,
    application_name: 'marshmallow',
    max: 20,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 20_000,
    idle_in_transaction_session_timeout: 60_000,
    keepAlive: true,
  })
  // False once the pool is closing. The server may then close a connection before pg does, which is not an error.
  let isOpen = true
  // A broken connection emits `error` on its client, several times. Without a listener, that ends the process. The pool
  // listens only while a client is idle, so this listener covers transactions in progress. The pool replaces the
  // client.
  pool.on('connect', (client) => {
    let isBroken = false
    client.on('error', (cause) => {
      if (isOpen && !isBroken) log?.warn(`A connection to the database broke: ${cause.message}`)
      isBroken = true
    })
  })
  // The pool repeats the errors of idle clients. The listener above has already logged them.
  pool.on('error', () => undefined)
  const close = () => {
    isOpen = false
    return pool.end()
  }
  pool.on('connect', createStatementNames())
  enforceQueryDeadline(pool, answerWithinMs)
  return { db: drizzle({ client: pool }), pool, close }
}
