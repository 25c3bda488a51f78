import { parentPort } from 'node:worker_threads'
import { readDocument } from '../src/importer/read-document.ts'
import type { RawDocument, ReadOutcome } from '../src/importer/source.ts'

/** What one file gave and cost. */
export interface FuzzAnswer {
  outcomes: ReadonlyArray<ReadOutcome>
  /** Processor time of this thread, which does not depend on what else the machine does. */
  cpuMs: number
}

parentPort?.on('message', async (document: RawDocument) => {
  const before = process.threadCpuUsage()
  const outcomes: Array<ReadOutcome> = []
  for await (const outcome of readDocument(document))
    outcomes.push(outcome.ok ? outcome : { ...outcome, cause: String(outcome.cause) })
  const { user, system } = process.threadCpuUsage(before)
  parentPort?.postMessage({ outcomes, cpuMs: (user + system) / 1000 } satisfies FuzzAnswer)
})
