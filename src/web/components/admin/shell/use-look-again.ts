import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'

/** Asks the site again and again while something goes on there that the page tells of. */
export function useLookAgain(isGoingOn: boolean, everyMs: number) {
  const { revalidate } = useRevalidator()
  const isNeeded = useRef(isGoingOn)
  // Of every render, see `useAnswer`; the clock runs all along, since it could not be started by a change.
  useEffect(() => {
    isNeeded.current = isGoingOn
  })
  useEffect(() => {
    const timer = setInterval(() => {
      if (isNeeded.current) void revalidate()
    }, everyMs)
    return () => clearInterval(timer)
  }, [everyMs, revalidate])
}
