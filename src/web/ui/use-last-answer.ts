import { useState } from 'react'
import { useLocation } from 'react-router'

/**
 * Returns the answer to the last form of the page. The router drops it as soon as the page reloads its data, so on a page
 * that updates by itself, a problem would be gone before it is read. The next submission or page has another key.
 */
export function useLastAnswer<Answer>(answer: Answer | undefined): Answer | undefined {
  const { key } = useLocation()
  const [last, setLast] = useState({ key, answer })
  if (answer !== undefined && (answer !== last.answer || key !== last.key)) setLast({ key, answer })
  return answer ?? (key === last.key ? last.answer : undefined)
}
