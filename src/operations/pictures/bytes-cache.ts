import { LRUCache } from 'lru-cache'

/** Stores bytes by URL for a short time: the newest within `mostBytes`, none longer than `longestMs`. */
export function createBytesCache({ mostBytes, longestMs }: { mostBytes: number; longestMs: number }) {
  const stored = new LRUCache<string, Uint8Array>({
    maxSize: mostBytes,
    sizeCalculation: (bytes) => Math.max(1, bytes.length),
    ttl: longestMs,
    ttlAutopurge: true,
    // Looks up the clock at each call. The library would otherwise store the clock it had at import, which fake timers
    // do not replace.
    perf: { now: () => performance.now() },
  })
  return {
    store: (url: string, bytes: Uint8Array) => void stored.set(url, bytes),
    take(url: string): Uint8Array | undefined {
      const bytes = stored.get(url)
      stored.delete(url)
      return bytes
    },
  }
}
