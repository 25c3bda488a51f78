import { parentPort } from 'node:worker_threads'
import { readDocument } from '../../importer/read-document.ts'
import type { RawDocument, ReadOutcome } from '../../importer/source.ts'

parentPort?.on('message', async ({ job, document }: { job: number; document: RawDocument }) => {
  const outcomes: Array<ReadOutcome> = []
  for await (const outcome of readDocument(document)) {
    // A cause may hold things that cannot cross threads; its message is enough for the log.
    outcomes.push(
      outcome.ok ? outcome : { ok: false, at: outcome.at, problem: outcome.problem, cause: String(outcome.cause) },
    )
  }
  parentPort?.postMessage({ job, outcomes })
})
