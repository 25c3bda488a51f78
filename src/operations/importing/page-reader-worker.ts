import { parentPort } from 'node:worker_threads'
import { readDocument } from '../../importer/read-document.ts'
import type { RawDocument, ReadOutcome } from '../../importer/source.ts'
import type { ReadPart } from './page-reader.ts'

const partSize = 100

parentPort?.on('message', async (document: RawDocument) => {
  let outcomes: Array<ReadOutcome> = []
  let isFirst = true
  for await (const outcome of readDocument(document)) {
    outcomes.push(sendable(outcome, isFirst))
    isFirst = false
    if (outcomes.length < partSize) continue
    send({ outcomes, isLast: false })
    outcomes = []
  }
  send({ outcomes, isLast: true })
})

const send = (part: ReadPart) => parentPort?.postMessage(part)

/** Functions cannot be sent between threads. Only a document with one recipe opens in the editor. */
function sendable(outcome: ReadOutcome, isFirst: boolean): ReadOutcome {
  // A cause may contain values that cannot be sent either. Its message is enough for the log.
  if (!outcome.ok) return { ...outcome, cause: String(outcome.cause) }
  const { readSource, ...rest } = outcome
  return isFirst && readSource ? { ...rest, source: readSource() } : rest
}
