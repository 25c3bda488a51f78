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
  for await (const outcome of readDocument(document)) outcomes.push(sendable(outcome, outcomes.length === 0))
  const { user, system } = process.threadCpuUsage(before)
  parentPort?.postMessage({ outcomes, cpuMs: (user + system) / 1000 } satisfies FuzzAnswer)
})

/** As the page reader does: functions cannot be sent between threads, and the source is read for the first recipe. */
function sendable(outcome: ReadOutcome, isFirst: boolean): ReadOutcome {
  if (!outcome.ok) return { ...outcome, cause: String(outcome.cause) }
  const { readSource, ...rest } = outcome
  return isFirst && readSource ? { ...rest, source: readSource() } : rest
}
