import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { ExtractedLine, ExtractJob } from './extracted.ts'

/** A few pages wait at each worker, never the whole folder: memory stays level however many pages there are. */
const pagesPerWorker = 4

/** Reads pages on all cores and gives the lines back in the order they were asked for. */
export async function* extractAll(source: AsyncIterable<ExtractJob | ExtractedLine>): AsyncGenerator<ExtractedLine> {
  const workers = Array.from({ length: availableParallelism() }, startWorker)
  const pending: Array<Promise<ExtractedLine>> = []
  let turn = 0
  try {
    for await (const job of source) {
      const worker = workers[turn++ % workers.length]
      pending.push('json' in job || !worker ? Promise.resolve(job as ExtractedLine) : worker.ask(job))
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
  // A worker reads its pages in turn, so answers come in the order of the questions.
  thread.on('message', (line: ExtractedLine) => waiting.shift()?.resolve(line))
  thread.on('error', (cause) => {
    for (const answer of waiting.splice(0)) answer.reject(cause)
  })
  return {
    ask(job: ExtractJob) {
      const answer = Promise.withResolvers<ExtractedLine>()
      waiting.push(answer)
      thread.postMessage(job)
      return answer.promise
    },
    stop: () => thread.terminate(),
  }
}
