import { readFile } from 'node:fs/promises'
import { parentPort } from 'node:worker_threads'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { largestPage, readWebPage } from '../importer/sources/web-page/read-web-page.ts'
import { extractedLine, type ExtractJob, type Extracted } from './extracted.ts'

const unzip = promisify(gunzip)

async function extract({ id, path, html, url }: ExtractJob): Promise<Extracted> {
  try {
    const stored = html ?? (await readFile(path ?? ''))
    // One byte more than is allowed proves that the page is too large, without unpacking a bomb.
    const bytes = path?.endsWith('.gz') ? await unzip(stored, { maxOutputLength: largestPage + 1 }) : stored
    const started = performance.now()
    const { draft, problem } = readWebPage(bytes, url)
    const ms = performance.now() - started
    return { id, recipe: draft, ms: Math.round(ms * 100) / 100, ...(problem === undefined ? {} : { problem }) }
  } catch (cause) {
    const isBomb = cause instanceof RangeError
    return { id, recipe: null, problem: isBomb ? 'page too large' : String(cause), ms: 0 }
  }
}

parentPort?.on('message', (job: ExtractJob) => {
  void extract(job).then((extracted) => parentPort?.postMessage(extractedLine(extracted)))
})
