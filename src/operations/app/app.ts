import type { Auth } from '../../auth/auth.ts'
import type { RawDocument, ReadOutcome, Scan } from '../../importer/source.ts'
import type { Db } from '../../db/connection/connect.ts'
import type { Jobs } from '../../db/jobs/jobs.ts'
import type { TableCopies } from '../../db/backup/table-copies.ts'
import type { Mail } from '../../integrations/mail/mail.ts'
import type { ImageStore } from '../../integrations/storage/image-store.ts'
import type { Env } from '../../lib/env/env.ts'
import type { Http } from '../../lib/http/http.ts'
import type { Log } from '../../lib/log/log.ts'
import type { AdCounter } from '../affiliates/ad-counter.ts'
import type { RecognizeOutcome } from '../importing/scans/text-recognizer.ts'
import type { Sender } from '../importing/page-reader.ts'

/** Everything operations need from outside, created once at start. */
export interface App {
  env: Env
  log: Log
  db: Db
  jobs: Jobs
  /** All rows, for backups. */
  tables: TableCopies
  http: Http
  auth: Auth
  /** Null without a mail server. Only jobs send mail, so a slow mail server delays no visitor. */
  mail: Mail | null
  images: ImageStore
  ads: AdCounter
  /** Reads a document in a worker thread, so a huge page delays no other visitor. */
  read(document: RawDocument, sender?: Sender): Promise<Array<ReadOutcome>>
  /** Reads an archive on the disk part by part, in another worker thread, so that it delays no page. */
  readInParts(document: RawDocument, sender?: Sender): AsyncIterable<ReadonlyArray<ReadOutcome>>
  /** Recognizes the text of a picture in a thread of its own, which takes seconds. */
  recognize(scan: Scan, sender?: Sender): Promise<RecognizeOutcome>
}
