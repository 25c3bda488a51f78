import { useEffect } from 'react'
import { data } from 'react-router'
import { toast } from './components/ui/toast.ts'

const entryName = 'reloaded-for-new-release'
const patienceMs = 30_000

declare global {
  interface Window {
    /** Asked by React Router's module loader (see vite.config.ts) what to take in the place of a page's module that did not come. */
    standInFor?: (error: unknown) => unknown
    /** For parts of a page that cannot import it. */
    loadPageAnew?: () => boolean
    __reactRouterDataRouter?: {
      state: {
        location: { pathname: string }
        navigation: { location?: { pathname: string; search: string; hash: string } }
        /** Of the page's form, by its route; null where none was sent. */
        actionData: Record<string, unknown> | null
      }
    }
  }
}

/** Why a page, or a part of one, did not come. */
const lost = new Set<unknown>()
const onTheWayTo = () => window.__reactRouterDataRouter?.state.navigation.location

/**
 * After a release the modules an open tab knows are gone. The first that cannot be had loads the page anew, the one the
 * visitor was on the way to where there is one; another soon after is a real error and goes to the error page.
 */
function loadPageAnew() {
  // Without a connection there is no new release either, and loading anew would lose the page with all that was typed.
  if (!navigator.onLine) return false
  const lastTime = Number(sessionStorage.getItem(entryName))
  if (Date.now() - lastTime < patienceMs) return false
  sessionStorage.setItem(entryName, String(Date.now()))
  const target = onTheWayTo()
  if (target) location.assign(target.pathname + target.search + target.hash)
  else location.reload()
  return true
}

export function watchForNewRelease() {
  window.loadPageAnew = loadPageAnew
  window.standInFor = (error) => {
    if (onTheWayTo() && loadPageAnew()) return new Promise(() => undefined)
    lost.add(error)
    return {
      default() {
        throw error
      },
      // What a page asks or sends beside itself must not take it away, and the router keeps these for as long as the tab is open.
      clientLoader: ({ serverLoader }: { serverLoader: () => Promise<unknown> }) => serverLoader().catch(() => null),
      clientAction: ({ serverAction }: { serverAction: () => Promise<unknown> }) =>
        serverAction().catch((cause) => {
          if (!(cause instanceof TypeError)) throw cause
          toast.error('No connection', 'The kitchen did not answer.')
          return data(undefined, { status: 503 })
        }),
    }
  }
  // Parts fetched with `import()` go through Vite's own loader. A page that can do without one stays.
  window.addEventListener('vite:preloadError', ({ payload }) => lost.add(payload))
}

/** An error page in the place of what did not come gives way to the page: at once, or with the connection. */
export function useWayBack(error: unknown) {
  useEffect(() => {
    if (lost.has(error)) loadPageAnew()
    window.addEventListener('online', loadPageAnew)
    return () => window.removeEventListener('online', loadPageAnew)
  }, [error])
}
