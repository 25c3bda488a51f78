import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { isSiteThere } from '../browser/client.ts'

/** Reloads the page's data at intervals while something it shows is in progress on the server. */
export function useRevalidateWhile(isGoingOn: boolean, everyMs: number) {
  const { revalidate } = useRevalidator()
  const isNeeded = useRef(isGoingOn)
  // Runs after every render, see `useAnswer`. The timer always runs, because a changed value could fail to start it.
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
