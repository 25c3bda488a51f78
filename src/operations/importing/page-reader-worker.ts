import { parentPort } from 'node:worker_threads'
import { readDocument } from '../../importer/read-document.ts'
import type { RawDocument, ReadOutcome } from '../../importer/source.ts'
import type { ReadPart } from './page-reader.ts'

const partSize = 100

parentPort?.on('message', async (document: RawDocument) => {
  let outcomes: Array<ReadOutcome> = []
  for await (const outcome of readDocument(document)) {
    // A cause may contain values that cannot be sent between threads. Its message is enough for the log.
    outcomes.push(outcome.ok ? outcome : { ...outcome, cause: String(outcome.cause) })
    if (outcomes.length < partSize) continue
    send({ outcomes, isLast: false })
    outcomes = []
  }
  send({ outcomes, isLast: true })
})

const send = (part: ReadPart) => parentPort?.postMessage(part)
