import { Worker } from 'node:worker_threads'
import type { RawDocument, ReadOutcome } from '../../importer/source.ts'
import { createFairQueue } from './fair-queue.ts'

interface Job {
  document: RawDocument
  timeoutMs: number
  /** Rejects when nobody waits for the outcomes any more. */
  receive(outcomes: ReadonlyArray<ReadOutcome>): Promise<unknown> | void
  end(): void
}

/** A message of the thread. Thousands of recipes arrive in parts, because receiving them blocks the main thread. */
export interface ReadPart {
  outcomes: ReadonlyArray<ReadOutcome>
  isLast: boolean
}

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
  const queue = createFairQueue<Job>({ most: maxWaiting, mostOfOne: maxWaitingOfOne })
  let current: Job | undefined
  let timer: NodeJS.Timeout | undefined
  let timeLeftMs = 0
  let clockStarted = 0
  let worker: Worker | undefined

  function start() {
    const fresh = new Worker(script, { resourceLimits: { maxOldGenerationSizeMb: maxMemoryMb } })
    fresh.unref()
    // A thread that was stopped may still answer.
    fresh.on('message', (part: ReadPart) => fresh === worker && void receive(part))
    fresh.on('error', () => fresh === worker && giveUp('The page could not be read'))
    return fresh
  }

  function takeNext() {
    if (current) return
    current = queue.takeNext()
    if (!current) return
    worker ??= start()
    worker.postMessage(current.document)
    timeLeftMs = current.timeoutMs
    startClock()
  }

  function startClock() {
    clockStarted = performance.now()
    timer = setTimeout(() => giveUp('Reading the page took too long'), timeLeftMs)
  }

  /** The time in which the receiver stores a part does not count. */
  function stopClock() {
    clearTimeout(timer)
    timeLeftMs = Math.max(1, timeLeftMs - (performance.now() - clockStarted))
  }

  async function receive({ outcomes, isLast }: ReadPart) {
    const job = current
    if (!job) return
    stopClock()
    try {
      await job.receive(outcomes)
    } catch {
      if (job === current) abandon()
      return
    }
    if (job !== current) return
    if (isLast) return settle()
    startClock()
    worker?.postMessage('next')
  }

  function settle() {
    clearTimeout(timer)
    current?.end()
    current = undefined
    takeNext()
  }

  function giveUp(problem: string) {
    const name = current?.document.name ?? ''
    void Promise.resolve(current?.receive([{ ok: false, at: name, problem }])).catch(() => undefined)
    abandon()
  }

  /** Ends the document in hand, with its thread. */
  function abandon() {
    void worker?.terminate()
    worker = undefined
    settle()
  }

  /** Reads a document as a whole. Skips it if its sender leaves before its turn. */
  async function read(
    document: RawDocument,
    { visitor = 'the site', signal, timeoutMs = usualTimeoutMs }: Sender = {},
  ): Promise<Array<ReadOutcome>> {
    const refused = (problem: string): Array<ReadOutcome> => [{ ok: false, at: document.name, problem }]
    if (signal?.aborted) return refused(stopped)
    const { promise, resolve } = Promise.withResolvers<Array<ReadOutcome>>()
    const all: Array<ReadOutcome> = []
    const job = {
      document,
      timeoutMs,
      receive: (outcomes: ReadonlyArray<ReadOutcome>) => void all.push(...outcomes),
      end: () => resolve(all),
    }
    if (!queue.add(visitor, job)) return refused(tooMany)
    const leave = () => queue.remove(visitor, job) && resolve(refused(stopped))
    signal?.addEventListener('abort', leave)
    takeNext()
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
      else if (current === job) abandon()
    }
    if (!queue.add(visitor, job)) {
      yield [{ ok: false, at: document.name, problem: tooMany }]
      return
    }
    signal?.addEventListener('abort', leave)
    try {
      if (signal?.aborted) return
      takeNext()
      yield* readable.values()
    } finally {
      signal?.removeEventListener('abort', leave)
      leave()
    }
  }

  return { read, readInParts, close: async () => void (await worker?.terminate()) }
}
