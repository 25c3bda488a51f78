import { join } from 'node:path'
import { createAuth } from '../auth/auth.ts'
import type { Connection, Db } from '../db/connect.ts'
import { DatabaseProblem } from '../db/database-problem.ts'
import { createJobQueue } from '../db/job-queue.ts'
import { type Database, openDatabase } from '../db/open.ts'
import { readSettings } from '../db/settings.ts'
import { createTableCopies } from '../db/tables/table-copies.ts'
import { createMail } from '../integrations/mail/mail.ts'
import { createImageStore } from '../integrations/storage/image-store.ts'
import type { Env } from '../lib/env.ts'
import { createHttp } from '../lib/http.ts'
import { createLog, type Log } from '../lib/log.ts'
import { createAdCounter } from './affiliates/ad-counter.ts'
import { keepAdCounts } from './affiliates/keep-ad-counts.ts'
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
  const { app, close: closeApp } = assembleApp(env, log, database)
  const close = async () => {
    await closeApp()
    await database.close()
  }
  return { ok: true, app, database, close }
}

/** Everything around an open database. */
export function assembleApp(env: Env, log: Log, { db, pool }: Connection): { app: App; close(): Promise<void> } {
  const { SMTP_URL, MAIL_FROM } = env
  const reader = createReader()
  const userAgent = `MarshmallowKitchen/1.0${env.PUBLIC_URL ? ` (+${env.PUBLIC_URL})` : ''}`
  const http = createHttp({ allow: env.OUTBOUND_ALLOW, userAgent })
  const app: App = {
    env,
    log,
    db,
    jobs: createJobQueue(pool, log),
    tables: createTableCopies({ db, pool }),
    http,
    auth: createAuth({ env, db, log, http }),
    mail: SMTP_URL && MAIL_FROM ? createMail(SMTP_URL, () => senderNow(db, MAIL_FROM)) : null,
    images: createImageStore(join(env.DATA_DIR, 'recipe-images')),
    ads: createAdCounter((counts) => keepAdCounts(db, counts), log),
    read: reader.read,
  }
  const close = async () => {
    await app.jobs.close()
    await app.ads.close()
    await reader.close()
  }
  return { app, close }
}

/** The name in front of the address: the operator's, else the one the site has now. */
async function senderNow(db: Db, { name, address }: { name: string; address: string }) {
  return { name: name || (await readSettings(db)).siteName, address }
}
