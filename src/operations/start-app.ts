import { join } from 'node:path'
import { DatabaseProblem } from '../db/database-problem.ts'
import { type Database, openDatabase } from '../db/open.ts'
import { createImageStore } from '../integrations/storage/image-store.ts'
import type { Env } from '../lib/env.ts'
import { createHttp } from '../lib/http.ts'
import { createLog } from '../lib/log.ts'
import type { App } from './app.ts'
import { createReader } from './importing/reader-thread.ts'

type StartOutcome = { ok: true; app: App; database: Database; close(): Promise<void> } | { ok: false; problem: string }

/** What the server and the command line share: database up and migrated, files, safe fetch, reader. */
export async function startApp(env: Env): Promise<StartOutcome> {
  const log = createLog({ level: env.LOG_LEVEL })
  let database: Database
  try {
    database = await openDatabase({ env, log })
  } catch (cause) {
    if (cause instanceof DatabaseProblem) return { ok: false, problem: cause.message }
    throw cause
  }
  const reader = createReader()
  const userAgent = `MarshmallowKitchen/1.0${env.PUBLIC_URL ? ` (+${env.PUBLIC_URL})` : ''}`
  const app: App = {
    env,
    log,
    db: database.db,
    http: createHttp({ allow: env.OUTBOUND_ALLOW, userAgent }),
    images: createImageStore(join(env.DATA_DIR, 'recipe-images')),
    read: reader.read,
  }
  const close = async () => {
    await reader.close()
    await database.close()
  }
  return { ok: true, app, database, close }
}
