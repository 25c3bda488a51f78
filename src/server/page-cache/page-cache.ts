import { randomUUID } from 'node:crypto'
import type { RenderPage } from '../pages.ts'
import { newNonce } from '../security-headers.ts'
import type { Encoding } from './encoding.ts'
import { finishPage } from './finish-page.ts'
import type { AnnouncedTable } from '../../core/pages/page.ts'
import { createPageStore, type FinishedPage } from './page-store.ts'

interface Flight {
  page: Promise<FinishedPage | undefined>
  shows: ReadonlyArray<AnnouncedTable>
}

export interface WantedPage {
  /** The site's own origin, with path and search. The page gets nothing else from the request. */
  address: string
  encoding: Encoding
  shows: ReadonlyArray<AnnouncedTable>
  requestId: string
}

interface PageCacheOptions {
  render: RenderPage
  maxBytes: number
  hsts: string | null
}

const keyOf = (address: string, encoding: Encoding) => `${encoding} ${address}`

/**
 * Creates a cache of finished pages by address and encoding. Concurrent requests for the same page share one render.
 */
export function createPageCache({ render, maxBytes, hsts }: PageCacheOptions) {
  const store = createPageStore({ maxBytes })
  const flights = new Map<string, Flight>()

  async function make({ address, encoding, shows, requestId }: WantedPage, key: string) {
    const before = store.moment(shows)
    const nonce = newNonce()
    const rendered = await render(new Request(address), { requestId, nonce })
    const page = await finishPage(rendered, { encoding, nonce, shows, hsts })
    if (page && store.moment(shows) === before) store.add(key, page)
    return page
  }

  function obtain(wanted: WantedPage): Promise<FinishedPage | undefined> {
    const key = keyOf(wanted.address, wanted.encoding)
    const underway = flights.get(key)
    if (underway) return underway.page
    const flight: Flight = {
      shows: wanted.shows,
      page: make(wanted, key).finally(() => {
        if (flights.get(key) === flight) flights.delete(key)
      }),
    }
    flights.set(key, flight)
    return flight.page
  }

  /** Renders an outdated page again. Until then, visitors get the outdated page. */
  async function renew(wanted: WantedPage): Promise<void> {
    const key = keyOf(wanted.address, wanted.encoding)
    if (flights.has(key)) return
    // The next visitor then waits for the page, and gets its error.
    if (!(await obtain(wanted).catch(() => undefined))) store.remove(key)
  }

  return {
    find(address: string, encoding: Encoding): FinishedPage | undefined {
      const page = store.find(keyOf(address, encoding))
      if (page && store.isOutdated(page)) void renew({ address, encoding, shows: page.shows, requestId: randomUUID() })
      return page
    },

    /** Returns the page, or undefined if the answer cannot be cached. */
    obtain,

    /** Removes the pages that show a table. Later requests must not get a page that was rendered before the change. */
    forget(table: string) {
      store.forget(table)
      for (const [key, { shows }] of flights) if (shows.some((shown) => shown === table)) flights.delete(key)
    },

    /** Removes the pages that show a table once they are rendered again, so that no visitor waits for them. */
    outdate: store.outdate,

    forgetAll() {
      store.forgetAll()
      flights.clear()
    },

    size: store.size,
  }
}
export type PageCache = ReturnType<typeof createPageCache>
