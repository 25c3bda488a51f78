import { createHash, timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import { visitorOf } from '../api/visitor.ts'
import type { Env } from '../lib/env/env.ts'
import type { Metrics } from './metrics.ts'
import { isAtOwnHost } from './own-address.ts'

export interface MetricsSources {
  metrics: Metrics
  cacheSize(): { pages: number; bytes: number }
  isListening(): boolean
  pool: { totalCount: number; idleCount: number; waitingCount: number }
}

type MetricsEnv = Pick<Env, 'METRICS_TOKEN' | 'TRUSTED_PROXIES' | 'PUBLIC_URL' | 'HOST' | 'PORT'>

/**
 * Adds `/metrics` for Prometheus. Only this machine and requests with the token get it, and all others get 404.
 * Requests with a foreign host name also get 404. Otherwise a foreign page, open in a browser on this machine, could
 * read the metrics.
 */
export function metricsPage(env: MetricsEnv, sources: MetricsSources) {
  return new Hono().get('/metrics', (context, next) => {
    const isHere = ['127.0.0.1', '0:0:0:0::/64'].includes(visitorOf(context, env)) && isAtOwnHost(env, context.req.url)
    const isKnown = env.METRICS_TOKEN
      ? isSame(context.req.header('authorization') ?? '', `Bearer ${env.METRICS_TOKEN}`)
      : isHere
    if (!isKnown) return next()
    return context.body(metricsText(sources), 200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' })
  })
}

/** Compares two texts by their hashes. Hashes have the same length, so the time of the comparison reveals nothing. */
function isSame(given: string, wanted: string): boolean {
  const [one, other] = [given, wanted].map((text) => createHash('sha256').update(text).digest())
  return one !== undefined && other !== undefined && timingSafeEqual(one, other)
}

const nanoseconds = 1e9

function metricsText({ metrics, cacheSize, isListening, pool }: MetricsSources): string {
  const { byClass, buckets, inBucket, durationCount, durationSum, hits, misses, eventLoop } = metrics.read()
  const { pages, bytes } = cacheSize()
  const memory = process.memoryUsage()
  const cpu = process.cpuUsage()
  const upTo = buckets.map((limit, index) => ({
    limit,
    count: inBucket.slice(0, index + 1).reduce((sum, count) => sum + count, 0),
  }))
  const lines = [
    ...family('marshmallow_requests_total', 'counter', 'Answers by class of status.'),
    ...Object.entries(byClass).map(([name, count]) => `marshmallow_requests_total{status="${name}"} ${count}`),
    ...family('marshmallow_request_seconds', 'histogram', 'Time to an answer, except for cached pages.'),
    ...upTo.map(({ limit, count }) => `marshmallow_request_seconds_bucket{le="${limit}"} ${count}`),
    `marshmallow_request_seconds_bucket{le="+Inf"} ${durationCount}`,
    `marshmallow_request_seconds_sum ${durationSum}`,
    `marshmallow_request_seconds_count ${durationCount}`,
    ...single('marshmallow_page_cache_hits_total', 'counter', 'Pages served from the cache.', hits),
    ...single('marshmallow_page_cache_misses_total', 'counter', 'Pages that had to be rendered.', misses),
    ...single('marshmallow_page_cache_pages', 'gauge', 'Cached pages.', pages),
    ...single('marshmallow_page_cache_bytes', 'gauge', 'Memory of cached pages.', bytes),
    ...single(
      'marshmallow_changes_heard',
      'gauge',
      '1 while changes of the database are reported.',
      Number(isListening()),
    ),
    ...family(
      'marshmallow_event_loop_delay_seconds',
      'gauge',
      'Delay of timers since the last request of the metrics.',
    ),
    ...[50, 99].map(
      (share) =>
        `marshmallow_event_loop_delay_seconds{quantile="${share / 100}"} ${eventLoop.percentile(share) / nanoseconds}`,
    ),
    ...single('process_resident_memory_bytes', 'gauge', 'Memory of this process.', memory.rss),
    ...single('marshmallow_heap_used_bytes', 'gauge', 'Heap in use.', memory.heapUsed),
    ...single('process_cpu_seconds_total', 'counter', 'Processor time.', (cpu.user + cpu.system) / 1e6),
    ...family('marshmallow_database_connections', 'gauge', 'Connections of this process.'),
    `marshmallow_database_connections{state="idle"} ${pool.idleCount}`,
    `marshmallow_database_connections{state="busy"} ${pool.totalCount - pool.idleCount}`,
    ...single('marshmallow_database_waiting', 'gauge', 'Requests that wait for a connection.', pool.waitingCount),
  ]
  eventLoop.reset()
  return `${lines.join('\n')}\n`
}

type Kind = 'counter' | 'gauge' | 'histogram'

const family = (name: string, kind: Kind, help: string) => [`# HELP ${name} ${help}`, `# TYPE ${name} ${kind}`]

const single = (name: string, kind: Kind, help: string, value: number) => [
  ...family(name, kind, help),
  `${name} ${value}`,
]
