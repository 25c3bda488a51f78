/** The server accepted a query but did not answer. */
export class DatabaseTimeout extends Error {
  readonly code = 'DATABASE_TIMEOUT'

  constructor(afterMs: number) {
    super(`The database did not answer within ${afterMs / 1000} seconds`)
  }
}

/** Errors of the connection, from Node. */
const ofTheConnection = new Set([
  'DATABASE_TIMEOUT',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
])
/** Errors of PostgreSQL that pass: connection (08), resources (53), stopped, starting or timed out (57). */
const passing = /^(?:08|53|57)[0-9A-Z]{3}$/
/**
 * Errors of PostgreSQL that stay until someone repairs the database: files (58), internal (XX), and a missing database,
 * schema, table, column, type or function, as in a database that lacks a migration.
 */
const notReady = /^(?:(?:58|XX)[0-9A-Z]{3}|3D000|3F000|42P01|42703|42704|42883)$/
/**
 * Messages of node-postgres, whose own errors have no code. The last one is PostgreSQL's, whose code also means other
 * things: nobody may connect to the database, such as while it is restored.
 */
const words =
  /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|is not currently accepting connections/

/** Returns whether a query failed because the database is unreachable or overloaded. The same request may work soon. */
export function isDatabaseUnavailable(cause: unknown): boolean {
  if (!(cause instanceof Error)) return false
  const code = codeOf(cause)
  if (ofTheConnection.has(code) || passing.test(code)) return true
  return words.test(cause.message) || isDatabaseUnavailable(cause.cause)
}

/** Returns whether a query failed because of the database, or a wrong query. A page can still be shown without its lists. */
export function isDatabaseFault(cause: unknown): boolean {
  if (!(cause instanceof Error)) return false
  return isDatabaseUnavailable(cause) || notReady.test(codeOf(cause)) || isDatabaseFault(cause.cause)
}

const codeOf = (cause: Error) => ('code' in cause && typeof cause.code === 'string' ? cause.code : '')
