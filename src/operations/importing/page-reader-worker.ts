import { parentPort } from 'node:worker_threads'
import { atOnce } from '../../core/importing/imports.ts'
import { readDocument } from '../../importer/read-document.ts'
import type { RawDocument, ReadOutcome } from '../../importer/source.ts'
import type { ReadPart } from './reading-thread.ts'

/** A cookbook has fewer recipes. */
const mostSources = 500

/** Continues after a part was taken. */
let goOn = () => undefined as void

parentPort?.on('message', (message: RawDocument | 'next') => {
  if (message === 'next') goOn()
  else void read(message)
})
parentPort?.postMessage('ready')

async function read(document: RawDocument) {
  let outcomes: Array<ReadOutcome> = []
  let sources = 0
  let bytes = 0
  for await (const outcome of readDocument(document)) {
    outcomes.push(sendable(outcome, sources < mostSources))
    sources += 1
    if (outcome.ok) bytes += outcome.picture?.length ?? 0
    if (outcomes.length < atOnce.rows && bytes < atOnce.pictureBytes) continue
    const { promise, resolve } = Promise.withResolvers<void>()
    goOn = resolve
    send({ outcomes, isLast: false })
    outcomes = []
    bytes = 0
    await promise
  }
  send({ outcomes, isLast: true })
}

const send = (part: ReadPart) => parentPort?.postMessage(part)

/** Functions cannot be sent between threads. The sources of thousands of recipes would take too long. */
function sendable(outcome: ReadOutcome, hasSource: boolean): ReadOutcome {
  // A cause may contain values that cannot be sent either. Its message is enough for the log.
  if (!outcome.ok) return { ...outcome, cause: String(outcome.cause) }
  const { readSource, ...rest } = outcome
  return hasSource && readSource ? { ...rest, source: readSource() } : rest
}
