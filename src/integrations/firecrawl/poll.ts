import { setTimeout } from 'node:timers/promises'
import { crawlerProblem, type CrawlerProblem } from '../../core/crawler/crawler-problem.ts'
import type { Answer } from './answer.ts'

/** Waits. Tests pass one that does not. */
export type Pause = (ms: number, signal: AbortSignal | undefined) => Promise<unknown>

export const realPause: Pause = (ms, signal) => setTimeout(ms, undefined, { ...(signal && { signal }) })

/** After so many failed checks in a row, the job is given up. */
const mostFailures = 3
/** No later check changes what these say. */
const final = new Set<CrawlerProblem['kind']>(['key', 'credits', 'not-found', 'refused', 'ended', 'aborted'])

interface Polling<Value> {
  check(): Promise<Answer<Value>>
  intervalMs: number
  pause: Pause
  signal: AbortSignal | undefined
  /** True if the next check need not wait, because more is there already. */
  hasMore?(value: Value): boolean
}

/** Checks until the caller stops. Ends with a problem after three failed checks in a row. */
export async function* poll<Value>({
  check,
  intervalMs,
  pause,
  signal,
  hasMore,
}: Polling<Value>): AsyncGenerator<Answer<Value>> {
  let failures = 0
  for (;;) {
    const answer = await check()
    failures = answer.ok ? 0 : failures + 1
    if (answer.ok || failures >= mostFailures || final.has(answer.kind)) yield answer
    if (!answer.ok && (failures >= mostFailures || final.has(answer.kind))) return
    if (answer.ok && hasMore?.(answer.value)) continue
    const waitMs = answer.ok ? intervalMs : Math.max(intervalMs, (answer.retryAfterSeconds ?? 0) * 1000)
    try {
      await pause(waitMs, signal)
    } catch {
      yield crawlerProblem('aborted', 0, 'Stopped before the job ended.')
      return
    }
  }
}
