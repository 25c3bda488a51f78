const entryName = 'reloaded-for-new-release'
const patienceMs = 30_000

declare global {
  interface Window {
    /** Asked by React Router's module loader (see vite.config.ts) before it gives a page up. */
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

/**
 * After a release the modules an open tab knows are gone. The first that cannot be had loads the page anew, the one the
 * visitor was on the way to where there is one; another soon after is a real error and goes to the error page.
 */
export function watchForNewRelease(view: Window) {
  view.loadPageAnew = () => {
    // Without a connection there is no new release either, and loading anew would lose the page with all that was typed.
    if (!view.navigator.onLine) return false
    const lastTime = Number(view.sessionStorage.getItem(entryName) ?? 0)
    if (Date.now() - lastTime < patienceMs) return false
    view.sessionStorage.setItem(entryName, String(Date.now()))
    const target = view.__reactRouterDataRouter?.state.navigation.location
    if (target) view.location.assign(target.pathname + target.search + target.hash)
    else view.location.reload()
    return true
  }
  // Parts fetched with `lazy` go through Vite's own loader.
  view.addEventListener('vite:preloadError', (event) => {
    if (view.loadPageAnew?.()) event.preventDefault()
  })
}
