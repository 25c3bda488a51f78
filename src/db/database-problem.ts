/** What stands between the site and its database and a person can put right. The message says how, and is fit to print as it is. */
export class DatabaseProblem extends Error {
  override name = 'DatabaseProblem'
}

/** What the database says while it starts and stops; a pino logger fits. */
export interface DatabaseLog {
  info(message: string): void
  warn(message: string): void
  error(message: string): void
}

/** On a server of somebody else's, what a migration lacks is mostly a right, or a file of PostgreSQL's own extensions. */
export function remedyFor(cause: unknown): string {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
  if (code === '42501')
    return ' The user of DATABASE_URL must own the database, or be allowed to create in it: GRANT CREATE ON DATABASE … TO …; GRANT CREATE ON SCHEMA public TO …'
  if (code === '0A000' || code === '58P01')
    return ' The server needs the extensions that come with PostgreSQL; some systems have them in a package of its own, such as postgresql-contrib.'
  return ''
}
