import { type ComponentType, useEffect, useState } from 'react'
import { isToastWaiting, toastWaiting } from './toast.ts'

const firstMoves = ['pointerdown', 'keydown', toastWaiting]

/**
 * Once per document, at its end. Alt+T moves the focus here.
 * What shows the toasts is 9 KB gzipped, and comes with the visitor's first move: early enough for every answer to it.
 *
 * No `lazy` here: with it one answer in six lost its toast on a busy machine (React 19.3.1, 2026-11; see `useAnswer`).
 */
export function Toaster() {
  const [List, setList] = useState<ComponentType | null>(null)
  useEffect(() => {
    if (List) return
    // Without a connection there is no list; the next move asks for it again.
    const fetchList = () =>
      void import('./toast-list.tsx').then(
        ({ ToastList }) => setList(() => ToastList),
        () => undefined,
      )
    if (isToastWaiting()) fetchList()
    for (const move of firstMoves) window.addEventListener(move, fetchList, { passive: true })
    return () => {
      for (const move of firstMoves) window.removeEventListener(move, fetchList)
    }
  }, [List])
  return List ? <List /> : <section aria-label="Notifications" aria-live="polite" />
}
