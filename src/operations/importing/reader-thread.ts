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
export function createReader({ timeoutMs = 10_000, maxMemoryMb = 512, script = readerScript } = {}) {
  const waiting: Array<Waiting> = []
  let inHand: Waiting | undefined
  let timer: NodeJS.Timeout | undefined
  let worker: Worker | undefined

  function start() {
    const fresh = new Worker(script, { resourceLimits: { maxOldGenerationSizeMb: maxMemoryMb } })
    fresh.unref()
    fresh.on('message', (outcomes: Array<ReadOutcome>) => settle(outcomes))
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

  function read(document: RawDocument) {
    return new Promise<Array<ReadOutcome>>((resolve) => {
      waiting.push({ document, resolve })
      takeNext()
    })
  }

  return { read, close: async () => void (await worker?.terminate()) }
}
