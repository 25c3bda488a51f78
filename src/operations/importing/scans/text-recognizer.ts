import type { TextPage } from '../../../importer/layout/text-page.ts'
import type { Scan } from '../../../importer/source.ts'
import type { Log } from '../../../lib/log/log.ts'
import { cutOutPhoto } from './cut-out-photo.ts'
import { createFairQueue } from '../fair-queue.ts'
import type { Sender } from '../page-reader.ts'
import { createIdlingEngine } from './idling-engine.ts'
import { notRecognized, type RecognizedScan, recognizeScan } from './recognize-scan.ts'

export type RecognizeOutcome =
  /** `photo` is the dish, if the photo of the page shows one. */
  { ok: true; page: TextPage; photo?: Uint8Array } | { ok: false; problem: string }

interface Job {
  scan: Scan
  resolve(outcome: RecognizeOutcome): void
}

interface RecognizerOptions {
  /** Gets a copy of the language data. */
  folder: string
  log: Log
  timeoutMs?: number
  /** The thread holds about 110 MB. It ends after this time without work. */
  idleMs?: number
  maxWaiting?: number
  maxWaitingOfOne?: number
}

const tookTooLong = 'Recognizing the text took too long, so we stopped. Try a smaller or clearer picture'
const stopped = 'Stopped before it was read'
const busy = 'Many pictures are being read right now. Please try again in a minute'

/**
 * Creates the recognition of text in pictures: one thread, one page at a time. Visitors take turns after each page. The
 * thread starts with the first page, and a page that exceeds `timeoutMs` ends it.
 */
export function createTextRecognizer({
  folder,
  log,
  timeoutMs = 90_000,
  idleMs = 60_000,
  maxWaiting = 60,
  maxWaitingOfOne = 20,
}: RecognizerOptions) {
  const queue = createFairQueue<Job>({ most: maxWaiting, mostOfOne: maxWaitingOfOne })
  const engine = createIdlingEngine({ folder, idleMs })
  let isBusy = false

  async function takeNext() {
    if (isBusy) return
    const job = queue.takeNext()
    if (!job) return
    isBusy = true
    engine.stayAwake()
    const outcome = await withinTime((start) => recognizeScan(job.scan, start))
    job.resolve(await withPhoto(job.scan, outcome, log))
    isBusy = false
    engine.stopLater()
    void takeNext()
  }

  async function withinTime(work: (start: typeof engine.start) => Promise<RecognizedScan>): Promise<RecognizedScan> {
    let timer: NodeJS.Timeout | undefined
    let isOver = false
    const deadline = new Promise<RecognizedScan>((resolve) => {
      timer = setTimeout(() => {
        isOver = true
        resolve({ ok: false, problem: tookTooLong })
      }, timeoutMs)
    })
    // A page that was given up must not start the thread again.
    const start = () => (isOver ? Promise.reject(new Error(tookTooLong)) : engine.start())
    try {
      const outcome = await Promise.race([work(start), deadline])
      if (!outcome.ok && outcome.problem === tookTooLong) void engine.stop()
      return outcome
    } catch (cause) {
      log.error({ err: cause }, 'The text of a picture could not be recognized')
      void engine.stop()
      return { ok: false, problem: notRecognized }
    } finally {
      clearTimeout(timer)
    }
  }

  /** Recognizes the text of one page. Skips it if its sender leaves before its turn. */
  async function recognize(scan: Scan, { visitor = 'the site', signal }: Sender = {}): Promise<RecognizeOutcome> {
    if (signal?.aborted) return { ok: false, problem: stopped }
    const { promise, resolve } = Promise.withResolvers<RecognizeOutcome>()
    const job = { scan, resolve }
    if (!queue.add(visitor, job)) return { ok: false, problem: busy }
    const leave = () => queue.remove(visitor, job) && resolve({ ok: false, problem: stopped })
    signal?.addEventListener('abort', leave)
    void takeNext()
    return promise.finally(() => signal?.removeEventListener('abort', leave))
  }

  return { recognize, close: engine.stop }
}

/** Adds the photo of the dish. The text counts without it. The pictures of a PDF come without their colors. */
async function withPhoto(scan: Scan, outcome: RecognizedScan, log: Log): Promise<RecognizeOutcome> {
  if (!outcome.ok) return outcome
  const { page, quarterTurns } = outcome
  const noPhoto = (cause: unknown) => {
    log.warn({ err: cause }, 'The photo of the dish could not be cut out of the page')
    return undefined
  }
  const photo = 'bytes' in scan ? await cutOutPhoto(scan.bytes, quarterTurns).catch(noPhoto) : undefined
  return { ok: true, page, ...(photo && { photo }) }
}
