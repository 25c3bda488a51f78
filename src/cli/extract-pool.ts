import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { ExtractedLine, ExtractJob } from './extracted.ts'

/** Only a few pages wait at each worker, so memory stays constant for any number of pages. */
const pagesPerWorker = 4

/** Extracts pages on all cores and returns the lines in order. */
export async function* extractAll(source: AsyncIterable<ExtractJob | ExtractedLine>): AsyncGenerator<ExtractedLine> {
  const workers = Array.from({ length: availableParallelism() }, startWorker)
  const pending: Array<Promise<ExtractedLine>> = []
  let turn = 0
  try {
    for await (const job of source) {
      const worker = workers[turn++ % workers.length]
      pending.push('json' in job || !worker ? Promise.resolve(job as ExtractedLine) : worker.extract(job))
      if (pending.length < workers.length * pagesPerWorker) continue
      const next = await pending.shift()
      if (next) yield next
    }
    for (const line of pending) yield await line
  } finally {
    await Promise.all(workers.map((worker) => worker.stop()))
  }
}

function startWorker() {
  const thread = new Worker(new URL('./extract-worker.ts', import.meta.url))
  const waiting: Array<PromiseWithResolvers<ExtractedLine>> = []
  // A worker processes pages in order, so results arrive in the order of the jobs.
  thread.on('message', (line: ExtractedLine) => waiting.shift()?.resolve(line))
  thread.on('error', (cause) => {
    for (const result of waiting.splice(0)) result.reject(cause)
  })
  return {
    extract(job: ExtractJob) {
      const result = Promise.withResolvers<ExtractedLine>()
      waiting.push(result)
      thread.postMessage(job)
      return result.promise
    },
    stop: () => thread.terminate(),
  }
}
