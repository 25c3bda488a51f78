const entryName = 'reloaded-for-new-release'
const patienceMs = 30_000

/**
 * After a release the page modules an open tab knows are gone. Vite then fires `vite:preloadError`:
 * the tab reloads once to learn the new names; a second failure soon after is a real error and goes to the error page.
 */
export function reloadOnceForNewRelease(view: Window) {
  view.addEventListener('vite:preloadError', (event) => {
    const lastReload = Number(view.sessionStorage.getItem(entryName) ?? 0)
    if (Date.now() - lastReload < patienceMs) return
    event.preventDefault()
    view.sessionStorage.setItem(entryName, String(Date.now()))
    view.location.reload()
  })
}
