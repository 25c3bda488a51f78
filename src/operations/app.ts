import type { ReadOutcome, RawDocument } from '../importer/source.ts'
import type { Db } from '../db/connect.ts'
import type { ImageStore } from '../integrations/storage/image-store.ts'
import type { Env } from '../lib/env.ts'
import type { Http } from '../lib/http.ts'
import type { Log } from '../lib/log.ts'

/** Everything an operation may need from outside, made once at start and handed down. */
export interface App {
  env: Env
  log: Log
  db: Db
  http: Http
  images: ImageStore
  /** Reads a document beside the main thread, so that a monstrous page delays nobody. */
  read(document: RawDocument, signal?: AbortSignal): Promise<Array<ReadOutcome>>
}
