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
