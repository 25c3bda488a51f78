import { LRUCache } from 'lru-cache'
import type { AnnouncedTable } from '../../core/pages/page.ts'

/** A page ready to be sent. */
export interface FinishedPage {
  status: number
  /** Name, value, name, value, as `writeHead` takes them. */
  headers: ReadonlyArray<string>
  /** Status line and headers as one text. */
  head: string
  /** The headers of a 304 answer. */
  unchangedHeaders: ReadonlyArray<string>
  etag: string
  body: Buffer
  expiresAt: number
  shows: ReadonlyArray<AnnouncedTable>
  /** Ids of the ads on it. */
  ads?: ReadonlyArray<string>
}

/** Changes whenever something shown changes. */
type Moment = number

/** Memory per page besides its body: headers, key and objects. Measured. */
const overheadBytes = 3_000

/** Creates a store with limited memory. The page not requested for longest goes first. */
export function createPageStore({ maxBytes, now = Date.now }: { maxBytes: number; now?: () => number }) {
  const pages = new LRUCache<string, FinishedPage>({
    // The library does not accept 0, which means no cache. With 1, nothing fits either.
    maxSize: Math.max(1, maxBytes),
    maxEntrySize: Math.max(1, Math.floor(maxBytes / 8)),
    sizeCalculation: (page, key) => overheadBytes + key.length + page.body.length,
  })
  const changes = new Map<AnnouncedTable, number>()
  let gaps = 0

  return {
    /** Checks expiry itself, because the library's expiry starts a timer at every access. */
    find(key: string): FinishedPage | undefined {
      const page = pages.get(key)
      if (!page || page.expiresAt > now()) return page
      pages.delete(key)
      return undefined
    },
    add(key: string, page: FinishedPage) {
      pages.set(key, page)
    },
    /** Compare before and after rendering: a page may be stored only when both are equal. */
    moment(shows: ReadonlyArray<AnnouncedTable>): Moment {
      return shows.reduce((sum, table) => sum + (changes.get(table) ?? 0), gaps)
    },
    forget(table: string) {
      changes.set(table as AnnouncedTable, (changes.get(table as AnnouncedTable) ?? 0) + 1)
      for (const [key, page] of pages.entries()) if (page.shows.some((shown) => shown === table)) pages.delete(key)
    },
    forgetAll() {
      gaps += 1
      pages.clear()
    },
    size: () => ({ pages: pages.size, bytes: pages.calculatedSize }),
  }
}
