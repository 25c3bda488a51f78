import { readFile } from 'node:fs/promises'
import { parentPort } from 'node:worker_threads'
import { gunzipSync } from 'node:zlib'
import { largestPage, readWebPage } from '../importer/sources/web-page/read-web-page.ts'
import { extractedLine, type ExtractJob, type Extracted } from './extracted.ts'

async function extract(job: ExtractJob): Promise<Extracted> {
  const { id, url, contentType } = job
  try {
    const bytes = job.html ?? (await readPage(job.path ?? ''))
    const started = performance.now()
    const { draft, problem } = readWebPage(bytes, url, contentType)
    const ms = Math.round((performance.now() - started) * 100) / 100
    return { id, recipe: draft, ms, ...(problem === undefined ? {} : { problem }) }
  } catch (cause) {
    const isTooLarge = cause instanceof RangeError && 'code' in cause && cause.code === 'ERR_BUFFER_TOO_LARGE'
    return { id, recipe: null, problem: isTooLarge ? 'page too large' : String(cause), ms: 0 }
  }
}

/** One byte more than is allowed proves that a page is too large, without unpacking a bomb to its end. */
async function readPage(path: string): Promise<Uint8Array> {
  const stored = await readFile(path)
  return path.endsWith('.gz') ? gunzipSync(stored, { maxOutputLength: largestPage + 1 }) : stored
}

let last: Promise<unknown> = Promise.resolve()

parentPort?.on('message', (job: ExtractJob) => {
  last = last.then(async () => parentPort?.postMessage(extractedLine(await extract(job))))
})
