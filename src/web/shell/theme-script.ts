/**
 * Sets the theme in the document's head before the first paint, so that no page flashes in the wrong colors. The saved
 * choice comes first. Without a saved choice, the page follows the system's preference, even if that changes later.
 */
export const themeScript = `(() => {
  const root = document.documentElement
  const systemDark = matchMedia('(prefers-color-scheme: dark)')
  const apply = () => {
    let saved = null
    try { saved = localStorage.getItem('theme') } catch {}
    root.dataset.theme = saved === 'dark' || saved === 'light' ? saved : systemDark.matches ? 'dark' : 'light'
  }
  apply()
  systemDark.addEventListener('change', apply)
  addEventListener('storage', apply)
})()`
