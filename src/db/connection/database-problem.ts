/** A problem with the database that the operator can fix. The message explains how and can be printed unchanged. */
export class DatabaseProblem extends Error {
  override name = 'DatabaseProblem'
}

/** The log for starting and stopping the database. A pino logger fits. */
export interface DatabaseLog {
  info(message: string): void
  warn(message: string): void
  error(message: string): void
}

/**
 * Returns advice for a failed migration. On an external server, the usual causes are missing rights or missing
 * extensions.
 */
export function remedyFor(cause: unknown): string {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
  if (code === '42501')
    return ' The user of DATABASE_URL must own the database, or be allowed to create in it: GRANT CREATE ON DATABASE … TO …; GRANT CREATE ON SCHEMA public TO …'
  if (code === '0A000' || code === '58P01')
    return ' The server needs the extensions that come with PostgreSQL; some systems have them in a package of its own, such as postgresql-contrib.'
  return ''
}
