import PQueue from 'p-queue'

/** `ok` is false when the queue was full or the visitor left first. */
export type QueueOutcome<Result> = { ok: true; result: Result } | { ok: false }

/** Runs work in order, `concurrency` at a time. Refuses work beyond `maxWaiting`, so that a flood costs little. */
export function createQueue({ concurrency, maxWaiting }: { concurrency: number; maxWaiting: number }) {
  const queue = new PQueue({ concurrency })

  return async function enqueue<Result>(
    work: () => Promise<Result>,
    signal?: AbortSignal,
  ): Promise<QueueOutcome<Result>> {
    const isFull = queue.pending >= concurrency && queue.size >= maxWaiting
    if (isFull || signal?.aborted) return { ok: false }
    // p-queue would free the place of running work if it had the visitor's signal.
    const waiting = new AbortController()
    const leave = () => waiting.abort()
    signal?.addEventListener('abort', leave, { once: true })
    const start = () => {
      signal?.removeEventListener('abort', leave)
      return work()
    }
    try {
      return { ok: true, result: await queue.add(start, { signal: waiting.signal }) }
    } catch (cause) {
      if (waiting.signal.aborted) return { ok: false }
      throw cause
    }
  }
}
