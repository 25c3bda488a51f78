/** The server accepted a query and did not answer. */
export class DatabaseTimeout extends Error {
  readonly code = 'DATABASE_TIMEOUT'

  constructor(afterMs: number) {
    super(`The database did not answer within ${afterMs / 1000} seconds`)
  }
}

/**
 * Node: unreachable host or broken connection. PostgreSQL: shutting down, starting, out of connections, or statement
 * timeout.
 */
const codes = new Set([
  'DATABASE_TIMEOUT',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  '08000',
  '08003',
  '08006',
  '53300',
  '57014',
  '57P01',
  '57P02',
  '57P03',
])
/** node-postgres sets no code for its own errors. */
const words = /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error/

/**
 * Tells whether a query failed because the database is unreachable or overloaded. The same request may work shortly.
 */
export function isDatabaseUnavailable(cause: unknown): boolean {
  if (!(cause instanceof Error)) return false
  if ('code' in cause && codes.has(String(cause.code))) return true
  return words.test(cause.message) || isDatabaseUnavailable(cause.cause)
}
