import { lazy, Suspense, useEffect, useState } from 'react'
import { isToastWaiting, toastWaiting } from './toast.ts'

const ToastList = lazy(async () => ({ default: (await import('./toast-list.tsx')).ToastList }))
const region = <section aria-label="Notifications" aria-live="polite" />
const firstMoves = ['pointerdown', 'keydown', toastWaiting]

/**
 * Once per document, at its end. Alt+T moves the focus here.
 * What shows the toasts is 9 KB gzipped, and comes with the visitor's first move: early enough for every answer to it.
 */
export function Toaster() {
  const [isWanted, setIsWanted] = useState(false)
  useEffect(() => {
    const want = () => setIsWanted(true)
    if (isToastWaiting()) want()
    for (const move of firstMoves) window.addEventListener(move, want, { once: true, passive: true })
    return () => {
      for (const move of firstMoves) window.removeEventListener(move, want)
    }
  }, [])
  if (!isWanted) return region
  return (
    <Suspense fallback={region}>
      <ToastList />
    </Suspense>
  )
}
