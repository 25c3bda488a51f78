import { Worker } from 'node:worker_threads'
import type { RawDocument, ReadOutcome } from '../../importer/source.ts'

interface Waiting {
  document: RawDocument
  resolve(outcomes: Array<ReadOutcome>): void
}

const readerScript = new URL('./reader-worker.ts', import.meta.url)

/**
 * One thread that reads documents in turn. A document that takes longer than `timeoutMs`, or brings the thread down,
 * becomes a problem of its own; the thread is started anew for those behind it.
 */
export function createReader({ timeoutMs = 10_000, maxMemoryMb = 512, maxWaiting = 100, script = readerScript } = {}) {
  const waiting: Array<Waiting> = []
  let inHand: Waiting | undefined
  let timer: NodeJS.Timeout | undefined
  let worker: Worker | undefined

  function start() {
    const fresh = new Worker(script, { resourceLimits: { maxOldGenerationSizeMb: maxMemoryMb } })
    fresh.unref()
    // A thread that was given up may still have had something to say; it is about a document nobody waits for.
    fresh.on('message', (outcomes: Array<ReadOutcome>) => fresh === worker && settle(outcomes))
    fresh.on('error', () => fresh === worker && giveUp('The page could not be read'))
    return fresh
  }

  function takeNext() {
    if (inHand) return
    inHand = waiting.shift()
    if (!inHand) return
    worker ??= start()
    worker.postMessage(inHand.document)
    timer = setTimeout(() => giveUp('Reading the page took too long'), timeoutMs)
  }

  function settle(outcomes: Array<ReadOutcome>) {
    clearTimeout(timer)
    inHand?.resolve(outcomes)
    inHand = undefined
    takeNext()
  }

  function giveUp(problem: string) {
    void worker?.terminate()
    worker = undefined
    settle([{ ok: false, at: inHand?.document.name ?? '', problem }])
  }

  /** A document whose sender has left before its turn is not read. */
  function read(document: RawDocument, signal?: AbortSignal) {
    return new Promise<Array<ReadOutcome>>((resolve) => {
      const refuse = (problem: string) => resolve([{ ok: false, at: document.name, problem }])
      if (waiting.length >= maxWaiting) return refuse('Too many pages are being read')
      const entry = { document, resolve }
      waiting.push(entry)
      signal?.addEventListener('abort', () => {
        const place = waiting.indexOf(entry)
        if (place < 0) return
        waiting.splice(place, 1)
        refuse('Stopped before it was read')
      })
      takeNext()
    })
  }

  return { read, close: async () => void (await worker?.terminate()) }
}
