import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { isSiteThere } from '../browser/client.ts'

/** Reloads the page's data at intervals while the server is working on something that the page shows. */
export function useRevalidateWhile(isGoingOn: boolean, everyMs: number) {
  const { revalidate } = useRevalidator()
  const isNeeded = useRef(isGoingOn)
  // Runs after every render. See `useAnswer`. The timer below always runs, because an effect might miss a changed
  // value.
  useEffect(() => {
    isNeeded.current = isGoingOn
  })
  useEffect(() => {
    const look = async () => {
      // A failed revalidation would replace the page with the error page.
      if (isNeeded.current && (await isSiteThere()) && isNeeded.current) await revalidate()
    }
    const timer = setInterval(() => void look(), everyMs)
    return () => {
      isNeeded.current = false
      clearInterval(timer)
    }
  }, [everyMs, revalidate])
}
