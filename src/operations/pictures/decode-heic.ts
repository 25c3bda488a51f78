import { Worker } from 'node:worker_threads'
import type { HeicAnswer } from './heic-worker.ts'

const script = new URL('./heic-worker.ts', import.meta.url)

/** Phones take 12 or 48 megapixels. Each pixel takes four bytes here, and about as many in the decoder. */
const mostPixels = 50_000_000
/** A photo with 48 megapixels takes four seconds on an idle machine. */
const withinMs = 30_000

/**
 * Decodes a HEIC picture, upright. The decoder is third-party code that reads untrusted files, so it runs as
 * WebAssembly in its own thread and sees only its own memory. The thread ends after each picture and returns that
 * memory.
 */
export async function decodeHeic(bytes: Uint8Array, limits = { mostPixels, withinMs }): Promise<HeicAnswer> {
  // Its messages about damaged files are of no use.
  const worker = new Worker(script, { stdout: true, stderr: true })
  let timer: NodeJS.Timeout | undefined
  try {
    return await new Promise<HeicAnswer>((resolve) => {
      const damaged = () => resolve({ ok: false, problem: 'damaged' })
      timer = setTimeout(damaged, limits.withinMs)
      worker.once('message', resolve)
      worker.once('error', damaged)
      worker.postMessage({ bytes, mostPixels: limits.mostPixels })
    })
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}
