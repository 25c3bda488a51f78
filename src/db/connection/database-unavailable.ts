/** The server accepted a query but did not answer. */
export class DatabaseTimeout extends Error {
  readonly code = 'DATABASE_TIMEOUT'

  constructor(afterMs: number) {
    super(`The database did not answer within ${afterMs / 1000} seconds`)
  }
}

/**
 * Error codes. From Node: unreachable host or broken connection. From PostgreSQL: shutting down, starting, out of
 * connections, or statement timeout.
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
/** Messages of node-postgres, whose own errors have no code. */
const words = /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error/

/** Returns whether a query failed because the database is unreachable or overloaded. The same request may work soon. */
export function isDatabaseUnavailable(cause: unknown): boolean {
  if (!(cause instanceof Error)) return false
  if ('code' in cause && codes.has(String(cause.code))) return true
  return words.test(cause.message) || isDatabaseUnavailable(cause.cause)
}
