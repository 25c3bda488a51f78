import { LRUCache } from 'lru-cache'
import type { AnnouncedTable } from '../../core/pages/page.ts'

/** A page that is ready to be sent. */
export interface FinishedPage {
  status: number
  /** The headers in the format of `writeHead`: name, value, name, value. */
  headers: ReadonlyArray<string>
  /** The status line and headers as one text. */
  head: string
  /** The headers of a 304 answer. */
  unchangedHeaders: ReadonlyArray<string>
  etag: string
  body: Buffer
  expiresAt: number
  shows: ReadonlyArray<AnnouncedTable>
  /** Ids of the ads on the page. */
  ads?: ReadonlyArray<string>
}

/** A number that changes whenever data on a page changes. */
type Moment = number

/** Memory per page in addition to its body: headers, key and objects. Measured. */
const overheadBytes = 3_000

/** How long visitors may get an outdated page while it is rendered again. */
const outdatedMs = 10_000

const shows = (page: FinishedPage, table: string) => page.shows.some((shown) => shown === table)

/** Creates a store with limited memory. Removes the page that was not requested for the longest time first. */
export function createPageStore({ maxBytes, now = Date.now }: { maxBytes: number; now?: () => number }) {
  const pages = new LRUCache<string, FinishedPage>({
    // A size of 0 means "no cache", but the library does not accept it. With a size of 1, no page fits either.
    maxSize: Math.max(1, maxBytes),
    maxEntrySize: Math.max(1, Math.floor(maxBytes / 8)),
    sizeCalculation: (page, key) => overheadBytes + key.length + page.body.length,
  })
  const changes = new Map<AnnouncedTable, number>()
  const outdated = new WeakSet<FinishedPage>()
  let gaps = 0

  function count(table: string) {
    changes.set(table as AnnouncedTable, (changes.get(table as AnnouncedTable) ?? 0) + 1)
  }

  return {
    /** Returns a page unless it has expired. The library's own expiry would start a timer at every access. */
    find(key: string): FinishedPage | undefined {
      const page = pages.get(key)
      if (!page || page.expiresAt > now()) return page
      pages.delete(key)
      return undefined
    },
    add(key: string, page: FinishedPage) {
      pages.set(key, page)
    },
    remove(key: string) {
      pages.delete(key)
    },
    /**
     * Returns the moment of these tables. Compare it before and after rendering, and store the page only if both are
     * equal.
     */
    moment(tables: ReadonlyArray<AnnouncedTable>): Moment {
      return tables.reduce((sum, table) => sum + (changes.get(table) ?? 0), gaps)
    },
    forget(table: string) {
      count(table)
      for (const [key, page] of pages.entries()) if (shows(page, table)) pages.delete(key)
    },
    /** Keeps the pages that show a table a little longer, as outdated. */
    outdate(table: string) {
      count(table)
      const until = now() + outdatedMs
      for (const page of pages.values()) {
        if (!shows(page, table)) continue
        outdated.add(page)
        page.expiresAt = Math.min(page.expiresAt, until)
      }
    },
    isOutdated: (page: FinishedPage) => outdated.has(page),
    forgetAll() {
      gaps += 1
      pages.clear()
    },
    size: () => ({ pages: pages.size, bytes: pages.calculatedSize }),
  }
}
