import { parentPort } from 'node:worker_threads'
import { readDocument } from '../../importer/read-document.ts'
import type { RawDocument, ReadOutcome } from '../../importer/source.ts'

parentPort?.on('message', async (document: RawDocument) => {
  const outcomes: Array<ReadOutcome> = []
  for await (const outcome of readDocument(document)) {
    // A cause may contain values that cannot be sent between threads. Its message is enough for the log.
    outcomes.push(outcome.ok ? outcome : { ...outcome, cause: String(outcome.cause) })
  }
  parentPort?.postMessage(outcomes)
})
