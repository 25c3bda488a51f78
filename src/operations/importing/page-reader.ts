import type { RawDocument, ReadOutcome } from '../../importer/source.ts'
import { createFairQueue } from './fair-queue.ts'
import { createReadingThread, type ReadJob } from './reading-thread.ts'

export interface Sender {
  /** Visitors take turns. Documents of the site itself share one turn. */
  visitor?: string
  signal?: AbortSignal
  /** For files of people who may block the thread longer than visitors. */
  timeoutMs?: number
}

const stopped = 'Stopped before it was read'
const tooMany = 'Too many pages are being read'
const readerScript = new URL('./page-reader-worker.ts', import.meta.url)

/**
 * Creates the page reader: one worker thread, in which visitors take turns. Without turns, three large pages of one
 * visitor delayed others for 30 seconds. A document that exceeds `timeoutMs` or crashes the thread is reported as a
 * problem, and a new thread continues.
 */
export function createPageReader({
  timeoutMs: usualTimeoutMs = 10_000,
  maxMemoryMb = 512,
  maxWaiting = 100,
  maxWaitingOfOne = 10,
  script = readerScript,
} = {}) {
  const queue = createFairQueue<ReadJob>({ most: maxWaiting, mostOfOne: maxWaitingOfOne })
  const thread = createReadingThread({ script, maxMemoryMb, nextJob: queue.takeNext })

  /** Reads a document as a whole. Skips it if its sender leaves before its turn. */
  async function read(
    document: RawDocument,
    { visitor = 'the site', signal, timeoutMs = usualTimeoutMs }: Sender = {},
  ): Promise<Array<ReadOutcome>> {
    if (signal?.aborted) return refused(document, stopped)
    const { promise, resolve } = Promise.withResolvers<Array<ReadOutcome>>()
    const all: Array<ReadOutcome> = []
    const job = {
      document,
      timeoutMs,
      receive: (outcomes: ReadonlyArray<ReadOutcome>) => void all.push(...outcomes),
      end: () => resolve(all),
    }
    if (!queue.add(visitor, job)) return refused(document, tooMany)
    const leave = () => queue.remove(visitor, job) && resolve(refused(document, stopped))
    signal?.addEventListener('abort', leave)
    thread.takeNext()
    return promise.finally(() => signal?.removeEventListener('abort', leave))
  }

  /**
   * Reads a document part by part. The thread waits until a part is taken, so memory holds only two of them. Stops
   * reading when the sender leaves or takes no more.
   */
  async function* readInParts(
    document: RawDocument,
    { visitor = 'the site', signal, timeoutMs = usualTimeoutMs }: Sender = {},
  ): AsyncGenerator<ReadonlyArray<ReadOutcome>> {
    const { readable, writable } = new TransformStream<ReadonlyArray<ReadOutcome>, ReadonlyArray<ReadOutcome>>()
    const parts = writable.getWriter()
    const job = {
      document,
      timeoutMs,
      receive: (outcomes: ReadonlyArray<ReadOutcome>) => parts.write(outcomes),
      end: () => void parts.close().catch(() => undefined),
    }
    const leave = () => {
      if (queue.remove(visitor, job)) job.end()
      else thread.abandon(job)
    }
    if (!queue.add(visitor, job)) {
      yield refused(document, tooMany)
      return
    }
    signal?.addEventListener('abort', leave)
    try {
      if (signal?.aborted) return
      thread.takeNext()
      yield* readable.values()
    } finally {
      signal?.removeEventListener('abort', leave)
      leave()
    }
  }

  return { read, readInParts, close: thread.close }
}

const refused = ({ name }: RawDocument, problem: string): Array<ReadOutcome> => [{ ok: false, at: name, problem }]
