import { Worker } from 'node:worker_threads'
import type { RawDocument, ReadOutcome } from '../../importer/source.ts'
import { createFairQueue } from './fair-queue.ts'

interface Job {
  document: RawDocument
  resolve(outcomes: Array<ReadOutcome>): void
}

export interface Sender {
  /** Visitors take turns. Documents of the site itself share one turn. */
  visitor?: string
  signal?: AbortSignal
}

const readerScript = new URL('./page-reader-worker.ts', import.meta.url)

/**
 * Creates the page reader: one worker thread, in which visitors take turns. Without turns, three large pages of one
 * visitor delayed others for 30 seconds. A document that exceeds `timeoutMs` or crashes the thread is reported as a
 * problem, and a new thread continues.
 */
export function createPageReader({
  timeoutMs = 10_000,
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
    fresh.on('message', (outcomes: Array<ReadOutcome>) => fresh === worker && settle(outcomes))
    fresh.on('error', () => fresh === worker && giveUp('The page could not be read'))
    return fresh
  }

  function takeNext() {
    if (current) return
    current = queue.takeNext()
    if (!current) return
    worker ??= start()
    worker.postMessage(current.document)
    timer = setTimeout(() => giveUp('Reading the page took too long'), timeoutMs)
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
  function read(document: RawDocument, { visitor = 'the site', signal }: Sender = {}) {
    return new Promise<Array<ReadOutcome>>((resolve) => {
      const refuse = (problem: string) => resolve([{ ok: false, at: document.name, problem }])
      const job = { document, resolve }
      if (!queue.add(visitor, job)) return refuse('Too many pages are being read')
      signal?.addEventListener('abort', () => queue.remove(visitor, job) && refuse('Stopped before it was read'))
      takeNext()
    })
  }

  return { read, close: async () => void (await worker?.terminate()) }
}
