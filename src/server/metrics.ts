import type { ServerResponse } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'

/** Limits in seconds for a cached page, a rendered page, a slow page and an import. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10] as const

/** Creates counters for the requests of this process. */
export function createMetrics() {
  const byClass: Record<string, number> = { '1xx': 0, '2xx': 0, '3xx': 0, '4xx': 0, '5xx': 0 }
  const inBucket = buckets.map(() => 0)
  let durationCount = 0
  let durationSum = 0
  let hits = 0
  let misses = 0
  const eventLoop = monitorEventLoopDelay({ resolution: 20 })
  eventLoop.enable()

  function countStatus(status: number) {
    const name = `${Math.trunc(status / 100)}xx`
    byClass[name] = (byClass[name] ?? 0) + 1
  }

  return {
    /** Counts a cache hit. Hits are too short to measure. */
    countHit(status: number) {
      hits += 1
      countStatus(status)
    },
    countMiss() {
      misses += 1
    },
    watch(response: ServerResponse) {
      const started = performance.now()
      response.once('close', () => {
        const seconds = (performance.now() - started) / 1000
        countStatus(response.statusCode)
        durationCount += 1
        durationSum += seconds
        const bucket = buckets.findIndex((limit) => seconds <= limit)
        if (bucket >= 0) inBucket[bucket] = (inBucket[bucket] ?? 0) + 1
      })
    },
    read: () => ({ byClass, buckets, inBucket, durationCount, durationSum, hits, misses, eventLoop }),
  }
}
export type Metrics = ReturnType<typeof createMetrics>
