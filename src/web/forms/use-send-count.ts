import { useState } from 'react'
import { useIsSending } from './use-is-sending.ts'

/**
 * Counts how often the form with this intent added something. As the form's React key, the count empties the form then,
 * and other forms of the page leave it alone. `newest` changes with each addition. The answer alone is not enough: a lost
 * connection shows the former one again.
 */
export function useSendCount(intent: string, newest: string | number | undefined): number {
  const isSending = useIsSending(intent)
  const [{ wasSending, before, count }, setSent] = useState({ wasSending: false, before: newest, count: 0 })
  if (isSending === wasSending) return count
  const hasAdded = wasSending && newest !== before
  setSent({ wasSending: isSending, before: newest, count: hasAdded ? count + 1 : count })
  return count
}
