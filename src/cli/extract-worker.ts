import { parentPort } from 'node:worker_threads'
import { readWebPage } from '../importer/sources/web-page/read-web-page.ts'
import { extractedLine, type ExtractJob, type Extracted } from './extracted.ts'
import { readPageFile } from './page-files.ts'

async function extract(job: ExtractJob): Promise<Extracted> {
  const { id, url, contentType } = job
  try {
    const read = job.html ? { ok: true as const, bytes: job.html } : await readPageFile(job.path ?? '')
    if (!read.ok) return { id, recipe: null, problem: read.problem, ms: 0 }
    const started = performance.now()
    const { draft, problem } = readWebPage(read.bytes, url, contentType)
    const ms = Math.round((performance.now() - started) * 100) / 100
    return { id, recipe: draft, ms, ...(problem === undefined ? {} : { problem }) }
  } catch (cause) {
    return { id, recipe: null, problem: String(cause), ms: 0 }
  }
}

let last: Promise<unknown> = Promise.resolve()

parentPort?.on('message', (job: ExtractJob) => {
  last = last.then(async () => parentPort?.postMessage(extractedLine(await extract(job))))
})
