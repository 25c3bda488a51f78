import { Worker } from 'node:worker_threads'
import type { RawDocument, ReadOutcome } from '../../importer/source.ts'
import { createFairQueue } from './fair-queue.ts'

interface Job {
  document: RawDocument
  timeoutMs: number
  outcomes: Array<ReadOutcome>
  resolve(outcomes: Array<ReadOutcome>): void
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
  let worker: Worker | undefined

  function start() {
    const fresh = new Worker(script, { resourceLimits: { maxOldGenerationSizeMb: maxMemoryMb } })
    fresh.unref()
    // A thread that was stopped may still answer.
    fresh.on('message', (part: ReadPart) => fresh === worker && receive(part))
    fresh.on('error', () => fresh === worker && giveUp('The page could not be read'))
    return fresh
  }

  function takeNext() {
    if (current) return
    current = queue.takeNext()
    if (!current) return
    worker ??= start()
    worker.postMessage(current.document)
    timer = setTimeout(() => giveUp('Reading the page took too long'), current.timeoutMs)
  }

  function receive({ outcomes, isLast }: ReadPart) {
    current?.outcomes.push(...outcomes)
    if (isLast) settle(current?.outcomes ?? [])
  }

  function settle(outcomes: Array<ReadOutcome>) {
    clearTimeout(timer)
    current?.resolve(outcomes)
    current = undefined
    takeNext()
  }

  function giveUp(problem: string) {
    void worker?.terminate()
    worker = undefined
    settle([{ ok: false, at: current?.document.name ?? '', problem }])
  }

  /** Skips a document whose sender left before its turn. */
  function read(document: RawDocument, { visitor = 'the site', signal, timeoutMs = usualTimeoutMs }: Sender = {}) {
    return new Promise<Array<ReadOutcome>>((resolve) => {
      const refuse = (problem: string) => resolve([{ ok: false, at: document.name, problem }])
      const job = { document, timeoutMs, outcomes: [], resolve }
      if (!queue.add(visitor, job)) return refuse('Too many pages are being read')
      signal?.addEventListener('abort', () => queue.remove(visitor, job) && refuse('Stopped before it was read'))
      takeNext()
    })
  }

  return { read, close: async () => void (await worker?.terminate()) }
}
