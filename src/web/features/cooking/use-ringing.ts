import { useEffect, useRef, useState } from 'react'
import { isRinging, type KitchenTimer } from '../../../core/cooking/kitchen-timer.ts'
import { notify, ring } from './ring.ts'

const everyMs = 250
const ringEveryMs = 3_000

/** Returns the time, updated while timers run, and rings for finished timers until the cook stops them. */
export function useRinging(timers: ReadonlyArray<KitchenTimer>): number {
  const [now, setNow] = useState(0)
  const lastRing = useRef(0)
  const notified = useRef(new Set<string>())
  const isActive = timers.some(({ endsAt }) => endsAt !== null)
  useEffect(() => {
    function look() {
      const at = Date.now()
      setNow(at)
      const over = timers.filter((timer) => isRinging(timer, at))
      for (const { id, label } of over) if (!notified.current.has(id)) notify(`${label}: time is up`)
      // A timer that was given another minute notifies again.
      notified.current = new Set(over.map(({ id }) => id))
      if (over.length === 0 || Math.abs(at - lastRing.current) < ringEveryMs) return
      lastRing.current = at
      ring()
    }
    look()
    if (!isActive) return undefined
    const timer = setInterval(look, everyMs)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [timers, isActive])
  return now
}
