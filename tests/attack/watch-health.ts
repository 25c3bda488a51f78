import { setTimeout } from 'node:timers/promises'
import { sendRequest } from './send-request.ts'
import type { Target } from './target.ts'

const everyMs = 100

/**
 * Returns the time of the slowest `/healthz` response while `work` runs, in milliseconds. A failed request counts as
 * infinite.
 */
export async function slowestHealth(target: Target, work: Promise<unknown>): Promise<number> {
  let slowest = 0
  const done = work.then(
    () => 'done',
    () => 'done',
  )
  do {
    const { status, ms } = await sendRequest(target.url(), '/healthz')
    slowest = Math.max(slowest, status === 200 ? ms : Infinity)
  } while ((await Promise.race([setTimeout(everyMs), done])) !== 'done')
  await work
  return Math.round(slowest)
}

export const inMs = (ms: number) => (Number.isFinite(ms) ? `${ms.toLocaleString('en')} ms` : 'no answer')
