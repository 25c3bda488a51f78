import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { isSiteThere } from '../browser/client.ts'
import { hasSiteAgain, isStoredCopy, lacksSite } from '../browser/stored-copy.ts'

const againMs = 15_000

/**
 * Returns true while a stored page shows the data it was stored with: a visitor's, even if the browser is signed in.
 * Loads the current data as soon as the site answers. `data` is that of the root.
 */
export function useLiveData(data: object): boolean {
  const [stored] = useState(() => (isStoredCopy() ? data : null))
  const isCopy = data === stored
  const { revalidate } = useRevalidator()
  useEffect(() => {
    let isBusy = false
    async function attempt() {
      if (isBusy || !(isCopy || lacksSite())) return
      isBusy = true
      if (await isSiteThere()) {
        hasSiteAgain()
        await revalidate()
      }
      isBusy = false
    }
    const onTry = () => void attempt()
    const timer = setInterval(onTry, againMs)
    onTry()
    window.addEventListener('online', onTry)
    document.addEventListener('visibilitychange', onTry)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', onTry)
      document.removeEventListener('visibilitychange', onTry)
    }
  }, [isCopy, revalidate])
  return isCopy
}
