import { Worker } from 'node:worker_threads'
import type { RawDocument, ReadOutcome } from '../../importer/source.ts'

interface Waiting {
  document: RawDocument
  resolve(outcomes: Array<ReadOutcome>): void
  timer: NodeJS.Timeout
}

/**
 * One thread that reads documents in turn. A document that takes longer than `timeoutMs`, or brings the thread down,
 * becomes a problem of its own; the thread is started anew and the others wait a little longer.
 */
export function createReader({ timeoutMs = 10_000, maxMemoryMb = 512 } = {}) {
  const waiting = new Map<number, Waiting>()
  let worker: Worker | undefined
  let lastJob = 0

  function start() {
    const fresh = new Worker(new URL('./reader-worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: maxMemoryMb },
    })
    fresh.unref()
    fresh.on('message', ({ job, outcomes }: { job: number; outcomes: Array<ReadOutcome> }) => settle(job, outcomes))
    fresh.on('error', () => restart('The page could not be read'))
    return fresh
  }

  function settle(job: number, outcomes: Array<ReadOutcome>) {
    const entry = waiting.get(job)
    if (!entry) return
    clearTimeout(entry.timer)
    waiting.delete(job)
    entry.resolve(outcomes)
  }

  /** The oldest job is the one in hand, since they are read in turn; it is given up and the rest are handed over again. */
  function restart(problem: string) {
    void worker?.terminate()
    worker = undefined
    const [oldest] = waiting.keys()
    if (oldest !== undefined) settle(oldest, [{ ok: false, at: waiting.get(oldest)?.document.name ?? '', problem }])
    for (const [job, entry] of waiting) send(job, entry.document)
  }

  function send(job: number, document: RawDocument) {
    worker ??= start()
    worker.postMessage({ job, document })
  }

  function read(document: RawDocument) {
    const job = ++lastJob
    return new Promise<Array<ReadOutcome>>((resolve) => {
      const timer = setTimeout(() => restart('Reading the page took too long'), timeoutMs)
      waiting.set(job, { document, resolve, timer })
      send(job, document)
    })
  }

  return { read, close: async () => void (await worker?.terminate()) }
}
