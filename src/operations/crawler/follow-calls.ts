import { setTimeout as sleep } from 'node:timers/promises'
import { claimCalls, hasRunningCalls, renewClaims } from '../../db/crawler/calls.ts'
import type { App } from '../app/app.ts'
import { runCall } from './run-call.ts'

/** A job may take two minutes, and a page that is being read another 65 seconds. */
const turnMs = 45_000
const lookEveryMs = 500
/** Claims last fifteen seconds. */
const renewEveryMs = 5_000

/**
 * Works on all running calls at once, so that none waits for a crawl that never ends. New ones are taken up within half a
 * second. Calls that another process works on are left to it.
 */
export async function followCalls(app: App, signal: AbortSignal): Promise<'finished' | 'time-over'> {
  const stop = new AbortController()
  const working = new Map<number, Promise<void>>()
  const renewing = setInterval(() => {
    void renewClaims(app.db, [...working.keys()]).catch((cause: unknown) =>
      app.log.warn({ err: cause }, 'A call of the crawler could not be held'),
    )
  }, renewEveryMs)
  try {
    const end = performance.now() + turnMs
    while (!signal.aborted && performance.now() < end) {
      for (const id of await claimCalls(app.db)) {
        if (working.has(id)) continue
        working.set(
          id,
          runCall(app, id, stop.signal).finally(() => working.delete(id)),
        )
      }
      if (working.size === 0) break
      await Promise.race([sleep(lookEveryMs), ...working.values()])
    }
    const left = [...working.keys()]
    stop.abort()
    await Promise.all(working.values())
    await renewClaims(app.db, left, 0)
  } finally {
    clearInterval(renewing)
  }
  return (await hasRunningCalls(app.db)) ? 'time-over' : 'finished'
}

/** Takes up the calls that a stopped process left. */
export async function continueCalls(app: App): Promise<void> {
  if (await hasRunningCalls(app.db)) await app.db.transaction((tx) => app.jobs.enqueue(tx, 'follow-crawler', {}))
}
