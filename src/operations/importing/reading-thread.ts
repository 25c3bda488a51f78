import { Worker } from 'node:worker_threads'
import type { RawDocument, ReadOutcome } from '../../importer/source.ts'
import { createReadingDeadline } from './reading-deadline.ts'

export interface ReadJob {
  document: RawDocument
  timeoutMs: number
  /** Rejects when nobody is waiting for the outcomes. */
  receive(outcomes: ReadonlyArray<ReadOutcome>): Promise<unknown> | void
  end(): void
}

/** A part that the thread sends. Thousands of recipes arrive in parts, because receiving them blocks the main thread. */
export interface ReadPart {
  outcomes: ReadonlyArray<ReadOutcome>
  isLast: boolean
}

interface ThreadOptions {
  script: URL
  maxMemoryMb: number
  nextJob: () => ReadJob | undefined
}

/**
 * Creates the worker thread that reads one document after the other. Starts it with the first one, and after a crash.
 */
export function createReadingThread({ script, maxMemoryMb, nextJob }: ThreadOptions) {
  let current: ReadJob | undefined
  let worker: Worker | undefined
  let isReady = false
  const deadline = createReadingDeadline(() => giveUp('Reading the page took too long'))

  function start() {
    const fresh = new Worker(script, { resourceLimits: { maxOldGenerationSizeMb: maxMemoryMb } })
    fresh.unref()
    // A thread that was stopped may still answer.
    fresh.on('message', (message: ReadPart | 'ready') => {
      if (fresh !== worker) return
      if (message === 'ready') beReady()
      else void receive(message)
    })
    fresh.on('error', () => fresh === worker && giveUp('The page could not be read'))
    isReady = false
    return fresh
  }

  /** The time in which a new thread loads its modules does not count. On a busy machine that takes seconds. */
  function beReady() {
    isReady = true
    if (current) deadline.begin(current.timeoutMs)
  }

  /** Begins with the next document, unless one is in hand. */
  function takeNext() {
    if (current) return
    current = nextJob()
    if (!current) return
    worker ??= start()
    worker.postMessage(current.document)
    if (isReady) deadline.begin(current.timeoutMs)
  }

  /** The time in which the receiver stores a part does not count. */
  async function receive({ outcomes, isLast }: ReadPart) {
    const job = current
    if (!job) return
    deadline.pause()
    try {
      await job.receive(outcomes)
    } catch {
      abandon(job)
      return
    }
    if (job !== current) return
    if (isLast) return settle()
    deadline.resume()
    worker?.postMessage('next')
  }

  function settle() {
    deadline.end()
    current?.end()
    current = undefined
    takeNext()
  }

  function giveUp(problem: string) {
    const name = current?.document.name ?? ''
    void Promise.resolve(current?.receive([{ ok: false, at: name, problem }])).catch(() => undefined)
    abandon(current)
  }

  /** Ends a document, with its thread, if it is the one in hand. */
  function abandon(job: ReadJob | undefined) {
    if (job !== current) return
    void worker?.terminate()
    worker = undefined
    settle()
  }

  return { takeNext, abandon, close: async () => void (await worker?.terminate()) }
}
