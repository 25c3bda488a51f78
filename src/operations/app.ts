import type { Auth } from '../auth/auth.ts'
import type { ReadOutcome, RawDocument } from '../importer/source.ts'
import type { Db } from '../db/connect.ts'
import type { Jobs } from '../db/jobs.ts'
import type { TableCopies } from '../db/tables/table-copies.ts'
import type { Mail } from '../integrations/mail/mail.ts'
import type { ImageStore } from '../integrations/storage/image-store.ts'
import type { Env } from '../lib/env.ts'
import type { Http } from '../lib/http.ts'
import type { Log } from '../lib/log.ts'
import type { AdCounter } from './affiliates/ad-counter.ts'

/** Everything an operation may need from outside, made once at start and handed down. */
export interface App {
  env: Env
  log: Log
  db: Db
  jobs: Jobs
  /** All rows at once, out and in, for backups. */
  tables: TableCopies
  http: Http
  /** Accounts and sessions. */
  auth: Auth
  /** Null without a mail server. Only jobs send: a server that hangs keeps no visitor waiting. */
  mail: Mail | null
  images: ImageStore
  ads: AdCounter
  /** Reads a document beside the main thread, so that a monstrous page delays nobody. */
  read(document: RawDocument, signal?: AbortSignal): Promise<Array<ReadOutcome>>
}
