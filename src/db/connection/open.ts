import { connect, type Connection } from './connect.ts'
import { DatabaseProblem, type DatabaseLog, remedyFor } from './database-problem.ts'
import { startEmbedded } from '../embedded/start-embedded.ts'
import { reachExternal } from './external.ts'
import { migrate } from './migrate.ts'
import { renewSearchIndex } from '../search/search-made-with.ts'

export interface Database extends Connection {
  url: string
}

/**
 * Opens the database for the server, the command line and scripts. Starts the embedded database or connects to the
 * external one, and migrates it.
 */
export async function openDatabase({
  env,
  log,
}: {
  env: { DATABASE_URL?: string | undefined; DATA_DIR: string }
  log: DatabaseLog
}): Promise<Database> {
  const server = env.DATABASE_URL
    ? await useExternal(env.DATABASE_URL)
    : await startEmbedded({ dataDir: env.DATA_DIR, log })
  const connection = connect(server.url, { log })
  async function close() {
    await connection.close()
    await server.stop()
  }
  try {
    const { applied } = await migrate(connection.pool)
    for (const tag of applied) log.info(`The database was brought up to date: ${tag}`)
    const renewal = await renewSearchIndex(connection.db)
    if (renewal) log.info(renewals[renewal])
    return { ...connection, url: server.url, close }
  } catch (cause) {
    await close()
    if (cause instanceof DatabaseProblem) throw cause
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new DatabaseProblem(`The database could not be prepared: ${reason}.${remedyFor(cause)}`, { cause })
  }
}

const renewals = {
  'new-release': 'The search index was rebuilt: this release or this PostgreSQL splits words differently than before.',
  'other-languages': 'The search index was rebuilt for the languages in the settings.',
}

async function useExternal(url: string) {
  await reachExternal(url)
  return { url, stop: async () => undefined }
}
