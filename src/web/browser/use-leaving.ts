import { useEffect, useRef } from 'react'

/** Returns an abort signal for work that a button starts. The signal aborts when the component unmounts. */
export function useLeaving(): () => AbortSignal | undefined {
  const controller = useRef<AbortController>(undefined)
  useEffect(() => {
    const leaving = new AbortController()
    controller.current = leaving
    return () => leaving.abort()
  }, [])
  return () => controller.current?.signal
}
