import type { AdCount } from '../../db/affiliates/affiliate-days.ts'
import type { Log } from '../../lib/log/log.ts'

const everyMs = 5_000

/**
 * Counts views and clicks in memory, so that showing an ad costs no query. Counts are written every few seconds and on
 * close.
 */
export function createAdCounter(save: (counts: ReadonlyArray<AdCount>) => Promise<void>, log: Log) {
  let counts = new Map<string, AdCount>()
  let writing: Promise<void> = Promise.resolve()

  function countOf(id: string): AdCount {
    const known = counts.get(id)
    if (known) return known
    const count = { id, views: 0, clicks: 0 }
    counts.set(id, count)
    return count
  }

  async function write(given: ReadonlyArray<AdCount>) {
    try {
      await save(given)
    } catch (cause) {
      log.warn({ err: cause }, 'Could not save views and clicks of ads')
    }
  }

  function flush(): Promise<void> {
    if (counts.size === 0) return writing
    const given = [...counts.values()]
    counts = new Map()
    writing = writing.then(() => write(given))
    return writing
  }

  const timer = setInterval(() => void flush(), everyMs).unref()
  return {
    shown(ids: ReadonlyArray<string>) {
      for (const id of ids) countOf(id).views += 1
    },
    followed(id: string) {
      countOf(id).clicks += 1
    },
    flush,
    close(): Promise<void> {
      clearInterval(timer)
      return flush()
    },
  }
}
export type AdCounter = ReturnType<typeof createAdCounter>
