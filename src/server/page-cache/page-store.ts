import type { ShownTable } from './kept-pages.ts'

/** A page as it leaves: nothing has to be made of it any more. */
export interface FinishedPage {
  status: number
  /** Name, value, name, value: as `writeHead` takes them. */
  headers: ReadonlyArray<string>
  /** What is left of the headers when the visitor has the page already. */
  unchangedHeaders: ReadonlyArray<string>
  etag: string
  body: Buffer
  expiresAt: number
  shows: ReadonlyArray<ShownTable>
  /** Ids of the ads on it. */
  ads?: ReadonlyArray<string>
}

/** A name for what has changed so far; two that differ say that something did in between. */
type Moment = number

/** Beside the body: headers, key and the objects themselves, measured at about this much. */
const overheadBytes = 3_000

/** Bounded memory: the page not asked for longest goes first. */
export function createPageStore({ maxBytes, now = Date.now }: { maxBytes: number; now?: () => number }) {
  const pages = new Map<string, FinishedPage>()
  const changes = new Map<ShownTable, number>()
  let gaps = 0
  let bytes = 0

  const sizeOf = (key: string, page: FinishedPage) => overheadBytes + key.length + page.body.length

  function drop(key: string, page: FinishedPage) {
    pages.delete(key)
    bytes -= sizeOf(key, page)
  }

  return {
    find(key: string): FinishedPage | undefined {
      const page = pages.get(key)
      if (!page) return undefined
      if (page.expiresAt <= now()) return void drop(key, page)
      // A map remembers the order of insertion: the longest unused is its first.
      pages.delete(key)
      pages.set(key, page)
      return page
    },
    keep(key: string, page: FinishedPage) {
      const earlier = pages.get(key)
      if (earlier) drop(key, earlier)
      if (sizeOf(key, page) > maxBytes / 8) return
      pages.set(key, page)
      bytes += sizeOf(key, page)
      for (const [oldest, other] of pages) {
        if (bytes <= maxBytes) break
        drop(oldest, other)
      }
    },
    /** Asked before a page is made and after: only between equal moments may it be kept. */
    moment(shows: ReadonlyArray<ShownTable>): Moment {
      return shows.reduce((sum, table) => sum + (changes.get(table) ?? 0), gaps)
    },
    forget(table: string) {
      changes.set(table as ShownTable, (changes.get(table as ShownTable) ?? 0) + 1)
      for (const [key, page] of pages) if (page.shows.some((shown) => shown === table)) drop(key, page)
    },
    forgetAll() {
      gaps += 1
      pages.clear()
      bytes = 0
    },
    size: () => ({ pages: pages.size, bytes }),
  }
}
