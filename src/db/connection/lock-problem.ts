import type { Pool } from 'pg'
import { z } from 'zod'
import { DatabaseProblem } from './database-problem.ts'
import { hasCode } from '../../lib/errors/has-code.ts'

const lockNotAvailable = '55P03'

export const isLockTimeout = (cause: unknown) => hasCode(cause, lockNotAvailable)

const Holder = z.object({ pid: z.number(), name: z.string(), seconds: z.number() })

/** Explains that others use the tables too long for a migration, and names the oldest transaction. */
export async function lockProblem(pool: Pool, cause: unknown): Promise<DatabaseProblem> {
  const { rows } = await pool.query(`
    SELECT pid, coalesce(nullif(application_name, ''), 'a program without a name') AS name,
      extract(epoch FROM now() - xact_start)::int AS seconds
    FROM pg_stat_activity
    WHERE datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid() AND xact_start IS NOT NULL
    ORDER BY xact_start LIMIT 1`)
  const oldest = Holder.optional().parse(rows[0])
  const culprit = oldest
    ? ` The oldest use is ${oldest.name} (process ${oldest.pid}), for ${oldest.seconds} seconds. SELECT pg_terminate_backend(${oldest.pid}) ends it.`
    : ''
  return new DatabaseProblem(
    `The database was not brought up to date: another program uses its tables. Nothing was changed. Stop other copies of the site, wait for backups and long queries, and start again.${culprit}`,
    { cause },
  )
}
