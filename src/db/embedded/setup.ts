import type { DatabaseLog } from '../connection/database-problem.ts'
import type { Account } from './account.ts'
import type { Binaries } from './binaries.ts'
import type { DatabaseFiles } from './database-files.ts'

/** The database of the cluster, and the role that owns it. */
export const databaseName = 'marshmallow'

/** The facts that each step of starting PostgreSQL needs. */
export interface Setup {
  files: DatabaseFiles
  binaries: Binaries
  account: Account | undefined
  password: string
  /** Additional settings for a new cluster. Tests turn `fsync` off. */
  settings: Readonly<Record<string, string>>
  log: DatabaseLog
}

export function databaseUrl({ password }: Pick<Setup, 'password'>, port: number): string {
  return `postgres://${databaseName}:${password}@127.0.0.1:${port}/${databaseName}`
}
