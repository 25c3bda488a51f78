import { lazy, Suspense, useEffect, useState } from 'react'

/** Loaded on demand, because most visits need neither. */
const InstallPrompt = lazy(() => import('./install-prompt.tsx'))

const pauseMs = 2_000

/** Starts what makes the site an app, once the page has nothing else to do. */
export function AppEverywhere({ isFullScreen, name }: { isFullScreen: boolean; name: string }) {
  const [isOffering, setIsOffering] = useState(false)
  useEffect(() => {
    const timer = setTimeout(start, pauseMs)
    window.addEventListener('online', start)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', start)
    }
    function start() {
      // A page that works without this part stays open.
      if (navigator.onLine)
        void import('./start-offline.ts')
          .then(({ startOffline }) => setIsOffering(startOffline()))
          .catch(() => undefined)
    }
  }, [])
  // Flour on the hands is no moment for an offer.
  if (!isOffering || isFullScreen) return null
  return (
    <Suspense>
      <InstallPrompt name={name} />
    </Suspense>
  )
}
