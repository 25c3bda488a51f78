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
    const look = async () => {
      if (isNeeded.current && (await isThere()) && isNeeded.current) await revalidate()
    }
    const timer = setInterval(() => void look(), everyMs)
    return () => {
      isNeeded.current = false
      clearInterval(timer)
    }
  }, [everyMs, revalidate])
}

/** Where the site is away for a moment the page stays as it is: what the router asks for in vain puts the error page in its place. */
const isThere = () =>
  fetch('/healthz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
