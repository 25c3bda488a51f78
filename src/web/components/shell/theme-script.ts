/**
 * Runs in the document's head before anything is drawn, so that no page flashes in the wrong colours.
 * The saved choice counts; without one the system's preference does, also when it changes later.
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
