import { useEffect } from 'react'

/** Keeps the screen awake while the page is visible. Browsers without the feature, or low on battery, refuse quietly. */
export function useWakeLock() {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    let isOver = false
    async function request() {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
      const got = await navigator.wakeLock.request('screen').catch(() => undefined)
      if (isOver) void got?.release()
      else lock = got
    }
    // The browser releases the lock when the page is hidden.
    const again = () => void request()
    again()
    document.addEventListener('visibilitychange', again)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', again)
      void lock?.release()
    }
  }, [])
}
