import { useEffect, useRef } from 'react'

/** Returns a signal for work that a button starts. It aborts on unmount. */
export function useLeaving(): () => AbortSignal | undefined {
  const controller = useRef<AbortController>(undefined)
  useEffect(() => {
    const leaving = new AbortController()
    controller.current = leaving
    return () => leaving.abort()
  }, [])
  return () => controller.current?.signal
}
