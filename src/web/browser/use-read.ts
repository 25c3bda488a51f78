import { useEffect, useRef, useState } from 'react'
import { get } from './client.ts'

/**
 * Reads an address after the page has loaded, and again when the address changes. A null address reads nothing.
 * Unmounting aborts the request.
 */
export function useRead<Answer>(
  address: string | null,
  check: (value: unknown) => Answer | undefined,
  take: (answer: Answer) => void,
) {
  const [failed, setFailed] = useState<string | null>(null)
  const latest = useRef({ check, take })
  useEffect(() => {
    latest.current = { check, take }
  })
  const hasFailed = address !== null && address === failed
  useEffect(() => {
    if (address === null || hasFailed) return
    const leaving = new AbortController()
    void get(address, (value) => latest.current.check(value), leaving.signal).then((outcome) => {
      if (leaving.signal.aborted) return
      if (outcome.ok) latest.current.take(outcome.answer)
      else setFailed(address)
    })
    return () => leaving.abort()
  }, [address, hasFailed])
  return { hasFailed, retry: () => setFailed(null) }
}
