import { type ComponentType, useEffect, useState } from 'react'
import { watchPresses } from './toast-place.ts'

/**
 * The place of toasts. Render it once, at the end of the document. The library behind it loads once the page is ready,
 * because it is a twentieth of a page's script.
 */
export function Toaster() {
  const [Toasts, setToasts] = useState<ComponentType | null>(null)
  useEffect(watchPresses, [])
  useEffect(() => {
    if (Toasts) return undefined
    const load = () =>
      void import('./toasts.tsx').then((module) => setToasts(() => module.default)).catch(() => undefined)
    load()
    // Without a connection, the toasts wait until it is back.
    window.addEventListener('online', load)
    return () => window.removeEventListener('online', load)
  }, [Toasts])
  return Toasts && <Toasts />
}
