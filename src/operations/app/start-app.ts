import { join } from 'node:path'
import { createAuth } from '../../auth/auth.ts'
import type { Connection, Db } from '../../db/connection/connect.ts'
import { DatabaseProblem } from '../../db/connection/database-problem.ts'
import { createJobQueue } from '../../db/jobs/job-queue.ts'
import { type Database, openDatabase } from '../../db/connection/open.ts'
import { readSettings } from '../../db/settings/settings.ts'
import { createTableCopies } from '../../db/backup/table-copies.ts'
import { createMail } from '../../integrations/mail/mail.ts'
import { createImageStore } from '../../integrations/storage/image-store.ts'
import type { Env } from '../../lib/env/env.ts'
import { createHttp } from '../../lib/http/http.ts'
import { createLog, type Log } from '../../lib/log/log.ts'
import { createAdCounter } from '../affiliates/ad-counter.ts'
import { saveAdCounts } from '../affiliates/save-ad-counts.ts'
import type { App } from './app.ts'
import { createPageReader } from '../importing/page-reader.ts'
import { createTextRecognizer } from '../importing/scans/text-recognizer.ts'

type StartOutcome = { ok: true; app: App; database: Database; close(): Promise<void> } | { ok: false; problem: string }

/** Starts what the server and the command line share: database, files, safe fetch, page reader. */
export async function startApp(env: Env): Promise<StartOutcome> {
  const log = createLog({ level: env.LOG_LEVEL, format: env.LOG_FORMAT })
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

/** Creates the app around an open database. */
export function assembleApp(env: Env, log: Log, { db, pool }: Connection): { app: App; close(): Promise<void> } {
  const { SMTP_URL, MAIL_FROM } = env
  const pageReader = createPageReader()
  const pageReaderForArchives = createPageReader()
  const textRecognizer = createTextRecognizer({ folder: join(env.DATA_DIR, 'recognition'), log })
  const userAgent = `MarshmallowKitchen/1.0${env.PUBLIC_URL ? ` (+${env.PUBLIC_URL})` : ''}`
  const http = createHttp({ allow: env.OUTBOUND_ALLOW, userAgent })
  const app: App = {
    env,
    log,
    db,
    jobs: createJobQueue(pool, log),
    tables: createTableCopies({ pool }),
    http,
    auth: createAuth({ env, db, log, http }),
    mail: SMTP_URL && MAIL_FROM ? createMail(SMTP_URL, () => senderNow(db, MAIL_FROM)) : null,
    images: createImageStore(join(env.DATA_DIR, 'recipe-images')),
    ads: createAdCounter((counts) => saveAdCounts(db, counts), log),
    read: pageReader.read,
    readInParts: pageReaderForArchives.readInParts,
    recognize: textRecognizer.recognize,
  }
  const close = async () => {
    await app.jobs.close()
    await app.ads.close()
    await pageReader.close()
    await pageReaderForArchives.close()
    await textRecognizer.close()
  }
  return { app, close }
}

/** Returns the sender of mails. The name is the operator's choice, or else the site's current name. */
async function senderNow(db: Db, { name, address }: { name: string; address: string }) {
  return { name: name || (await readSettings(db)).siteName, address }
}
