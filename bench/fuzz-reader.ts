import { Worker } from 'node:worker_threads'
import type { RawDocument } from '../src/importer/source.ts'
import type { FuzzAnswer } from './fuzz-thread.ts'

const script = new URL('./fuzz-thread.ts', import.meta.url)

/** Reads files in a thread with a memory limit. A file that uses more processor time than `cpuMs` stops the thread. */
export function createFuzzReader({ cpuMs, maxMemoryMb }: { cpuMs: number; maxMemoryMb: number }) {
  let worker: Worker | undefined

  function read(document: RawDocument): Promise<FuzzAnswer> {
    worker ??= new Worker(script, { resourceLimits: { maxOldGenerationSizeMb: maxMemoryMb } })
    const thread = worker
    return new Promise((resolve) => {
      let used: number | undefined
      const watch = setInterval(async () => {
        const { user, system } = await thread.cpuUsage().catch(() => ({ user: 0, system: 0 }))
        const now = (user + system) / 1000
        used ??= now
        // The thread itself measures what it needed. This only ends what never ends.
        if (now - used > 2 * cpuMs) giveUp(`more than ${2 * cpuMs} ms of processor time`, now - used)
      }, 500)
      const giveUp = (problem: string, spent: number) => {
        void thread.terminate()
        worker = undefined
        settle({ outcomes: [{ ok: false, at: document.name, problem: `STOPPED: ${problem}` }], cpuMs: spent })
      }
      const crash = (cause: unknown) => giveUp(String(cause), 0)
      const settle = (answer: FuzzAnswer) => {
        clearInterval(watch)
        thread.off('message', settle)
        thread.off('error', crash)
        resolve(answer)
      }
      thread.on('message', settle)
      thread.on('error', crash)
      thread.postMessage(document)
    })
  }

  return { read, close: async () => void (await worker?.terminate()) }
}
