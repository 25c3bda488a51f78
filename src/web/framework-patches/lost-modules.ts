import { useEffect } from 'react'
import { data } from 'react-router'
import { storedEntry } from '../browser/stored-entry.ts'
import { toast } from '../ui/toast.ts'

const patienceMs = 30_000

/** When this tab was last reloaded. */
const reloadEntry = storedEntry({
  name: 'reloaded-for-new-release',
  area: 'session',
  version: 1,
  empty: 0,
  check: (value) => (typeof value === 'number' ? value : undefined),
})

type RouterWork = 'idle' | 'loading' | 'submitting'

declare global {
  interface Window {
    /**
     * Returns a replacement for a page module that failed to load. React Router's module loader calls it (see
     * `lost-modules-plugin.ts`).
     */
    standInFor?: (error: unknown) => unknown
    /** Reloads the page. For parts of a page that cannot import this module. */
    loadPageAnew?: () => boolean
    __reactRouterDataRouter?: {
      state: {
        location: { pathname: string; key: string }
        navigation: {
          state: RouterWork
          location?: { pathname: string; search: string; hash: string }
          formAction?: string
          formMethod?: string
        }
        fetchers: ReadonlyMap<string, { state: RouterWork }>
        /** Results of the page's form by route, or null if no form was sent. */
        actionData: Record<string, unknown> | null
      }
    }
  }
}

/** Errors of pages and page parts that failed to load. */
const lost = new Set<unknown>()

/** Returns true if the error is about a script that did not arrive, not about the code in it. */
export const isLost = (error: unknown) => lost.has(error)

const onTheWayTo = () => window.__reactRouterDataRouter?.state.navigation.location

/**
 * Reloads once after a release, because the modules that an open tab uses no longer exist. Loads the page the visitor
 * is going to, or else the current page. If another module fails within `patienceMs`, it is a real error and the error
 * page appears.
 */
function loadPageAnew() {
  // Without a connection, no new release can load, and a reload would lose typed text.
  if (!navigator.onLine) return false
  if (Date.now() - reloadEntry.read() < patienceMs) return false
  // If this reload cannot be recorded, pages could reload forever.
  if (!reloadEntry.write(Date.now())) return false
  const target = onTheWayTo()
  // Back has changed the address already, and the browser would load nothing for one with a hash that it shows.
  if (target && target.pathname !== location.pathname) location.assign(target.pathname + target.search + target.hash)
  else location.reload()
  return true
}

export function watchForNewRelease() {
  window.loadPageAnew = loadPageAnew
  window.standInFor = (error) => {
    firePreloadError(error)
    if (onTheWayTo() && loadPageAnew()) return new Promise(() => undefined)
    return {
      default() {
        throw error
      },
      // A fetcher's failed request must not replace the page. The router uses these functions until the tab closes.
      clientLoader: ({ serverLoader }: { serverLoader: () => Promise<unknown> }) => serverLoader().catch(() => null),
      clientAction: ({ serverAction }: { serverAction: () => Promise<unknown> }) =>
        serverAction().catch((cause) => {
          if (!(cause instanceof TypeError)) throw cause
          toast.error('No connection', 'The site didn’t answer.')
          return data(undefined, { status: 503 })
        }),
    }
  }
  // Vite's own loader fires this for `import()`. A page that works without the missing part stays open.
  window.addEventListener('vite:preloadError', ({ payload }) => lost.add(payload))
}

/** React Router imports page modules without Vite's loader, which would fire this event. */
function firePreloadError(payload: unknown) {
  const failure = new Event('vite:preloadError', { cancelable: true })
  window.dispatchEvent(Object.assign(failure, { payload }))
}

/** Reloads when the error page is about a missing module: at once, or when the connection returns. */
export function useWayBack(error: unknown) {
  useEffect(() => {
    if (lost.has(error)) loadPageAnew()
    window.addEventListener('online', loadPageAnew)
    return () => window.removeEventListener('online', loadPageAnew)
  }, [error])
}
