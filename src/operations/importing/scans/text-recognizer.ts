import type { TextPage } from '../../../importer/layout/text-page.ts'
import type { Scan } from '../../../importer/source.ts'
import type { Log } from '../../../lib/log/log.ts'
import { cutOutPhoto } from './cut-out-photo.ts'
import { createFairQueue } from '../fair-queue.ts'
import type { Sender } from '../page-reader.ts'
import { openScan, prepareScan } from './prepare-scan.ts'
import { type RecognitionEngine, startRecognition } from './recognition-engine.ts'
import { clearLetters, recognizedPage } from './recognized-page.ts'

export type RecognizeOutcome =
  /** `photo` is the dish, if the photo of the page shows one. */
  { ok: true; page: TextPage; photo?: Uint8Array } | { ok: false; problem: string }

type Recognized = { ok: true; page: TextPage; quarterTurns: number } | { ok: false; problem: string }

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
const notRecognized = 'The text could not be recognized'
/** A page that lies on its side has fewer clear letters. */
const enoughLetters = 100
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
  let isBusy = false
  let starting: Promise<RecognitionEngine> | undefined
  let idle: NodeJS.Timeout | undefined

  function engine(): Promise<RecognitionEngine> {
    clearTimeout(idle)
    starting ??= startRecognition(folder)
    return starting
  }

  async function stop() {
    clearTimeout(idle)
    const running = starting
    starting = undefined
    const found = await running?.catch(() => undefined)
    await found?.close()
  }

  async function takeNext() {
    if (isBusy) return
    const job = queue.takeNext()
    if (!job) return
    isBusy = true
    clearTimeout(idle)
    const outcome = await withinTime(() => recognizeNow(job.scan))
    job.resolve(await withPhoto(job.scan, outcome))
    isBusy = false
    idle = setTimeout(() => void stop(), idleMs).unref()
    void takeNext()
  }

  async function recognizeNow(scan: Scan): Promise<Recognized> {
    const opened = await openScan(scan)
    if (!opened.ok) return opened
    let best: { page: TextPage; letters: number; quarterTurns: number } | undefined
    for (const quarterTurns of [0, 1, 3, 2]) {
      const prepared = await prepareScan(opened.gray, quarterTurns)
      if (!prepared.ok) return prepared
      const { recognize: read } = await engine()
      const blocks = await read(prepared.page.png)
      const letters = clearLetters(blocks)
      if (!best || letters > best.letters) best = { page: recognizedPage(blocks, prepared.page), letters, quarterTurns }
      // An empty page is empty from all sides.
      if (letters >= enoughLetters || blocks.length === 0) break
    }
    if (!best) return { ok: false, problem: notRecognized }
    return { ok: true, page: best.page, quarterTurns: best.quarterTurns }
  }

  /** Adds the photo of the dish. The text counts without it. The pictures of a PDF come without their colors. */
  async function withPhoto(scan: Scan, outcome: Recognized): Promise<RecognizeOutcome> {
    if (!outcome.ok) return outcome
    const { page, quarterTurns } = outcome
    const photo = 'bytes' in scan ? await cutOutPhoto(scan.bytes, quarterTurns).catch(noPhoto) : undefined
    return { ok: true, page, ...(photo && { photo }) }
  }

  function noPhoto(cause: unknown) {
    log.warn({ err: cause }, 'The photo of the dish could not be cut out of the page')
    return undefined
  }

  async function withinTime(work: () => Promise<Recognized>): Promise<Recognized> {
    let timer: NodeJS.Timeout | undefined
    const deadline = new Promise<Recognized>((resolve) => {
      timer = setTimeout(() => resolve({ ok: false, problem: tookTooLong }), timeoutMs)
    })
    try {
      const outcome = await Promise.race([work(), deadline])
      if (!outcome.ok && outcome.problem === tookTooLong) void stop()
      return outcome
    } catch (cause) {
      log.error({ err: cause }, 'The text of a picture could not be recognized')
      void stop()
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

  return { recognize, close: stop }
}
